# What the rule books of all games say in the page. Ids: rules-…
# Long texts are written simply: a blank line parts paragraphs, a line that starts with - is an item of a list. An item may begin
# with the ids of the rules that it tells; they are places that links lead to, and are not shown. _Words_ are set off,
# [words](#place) are a link within the book.

rules-book = Rules of { $title }
rules-games = The games
rules-contents = Contents
rules-summary = In short
rules-phases = Phase by phase
rules-topics = Good to know
rules-things = Everything explained
rules-faq = Questions and answers
rules-search = Search the rules
rules-found = { $count ->
        [0] Nothing found. Try another word.
        [one] { $count } passage found
       *[other] { $count } passages found
    }
rules-all = Show everything again
rules-here = At this table
rules-now = You are here
rules-example = Example
rules-print = Print
rules-page = On a page of its own
rules-close = Close the rules
rules-unofficial = These are the rules as they are played here, in our own words, after the booklets of the game. Where the booklets are silent or disagree, they say how it is decided here.

# A tile, a card, a place, a favor, a character
rules-thing-points = Worth
rules-thing-copies = { $count } of them in the game
rules-thing-worker = Worker
rules-thing-visited = Owner
rules-thing-owner = Gives
rules-thing-neutral = Neutral side
rules-thing-missing = Not in this game.

rules-kind-castle = building site of the castle
rules-kind-line = line of the favors
rules-kind-card = card of each player
