"""A bot for `caylus arena`, in Python: reads one question a line and answers with one move a line.

    caylus arena --seats "exec:python3 examples/bot.py,random" --games 20

It plays at random, but sensibly: it does not pass or decline while there is something to do. To make it yours,
rewrite `choose`. Every field of a question is described in docs/bots.md.
"""

import json
import random
import sys

# How the moves start that do nothing; they are chosen if there is no other.
IDLE = ("pass", "decline", "provost 0")


def choose(question, luck):
    """Your bot: `moves` are the legal moves, `view` is all that the player can know."""
    moves = question["moves"]
    busy = [move for move in moves if not move.startswith(IDLE)]
    return luck.choice(busy or moves)


def main():
    for line in sys.stdin:
        question = json.loads(line)
        # The seed comes with the question, so that the same arena is played the same way again.
        luck = random.Random(question["seed"])
        print(json.dumps({"move": choose(question, luck)}), flush=True)


if __name__ == "__main__":
    main()
