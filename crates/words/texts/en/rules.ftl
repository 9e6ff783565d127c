# Texts around the rule books on the page. Ids: rules-…
# Markup in long texts: a blank line separates paragraphs, a line that starts with - is a list item. An item may begin with rule
# ids; they become link targets and are not shown. _Words_ are emphasised, [words](#place) link within the book.

rules-book = Rules of { $title }
rules-games = Games
rules-contents = Contents
rules-summary = In short
rules-phases = Phase by phase
rules-topics = Good to know
rules-things = Reference
rules-faq = Questions and answers
rules-search = Search the rules
rules-found = { $count ->
        [0] Nothing found. Try another word.
        [one] { $count } passage found
       *[other] { $count } passages found
    }
rules-all = Show all
rules-here = At this table
rules-now = You are here
rules-example = Example
rules-print = Print
rules-page = Open as a page
rules-close = Close the rules
rules-unofficial = The rules as played here, in our own words, based on the game’s booklets. Where the booklets are silent or disagree, they state how we decide.

# A tile, a card, a place, a favor, a character
rules-thing-points = Worth
rules-thing-copies = { $count } in the game
rules-thing-worker = Worker
rules-thing-visited = Owner
rules-thing-owner = Gives
rules-thing-neutral = Neutral side
rules-thing-missing = Not in this game.

rules-kind-castle = castle construction site
rules-kind-line = favor line
rules-kind-card = player card
