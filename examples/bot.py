"""A bot for `caylus arena`: reads one question per line from stdin, writes one move per line to stdout.

    caylus arena --seats "exec:python3 examples/bot.py,random" --games 20

It plays at random, but does not pass or decline if it can do something else. To write your own bot, start with
`choose`. docs/bots.md describes every field of a question.
"""

import json
import random
import sys

# Prefixes of moves that do nothing: only chosen if there is no other move.
IDLE = ("pass", "decline", "provost 0")


def choose(question, luck):
    """Returns one of the legal moves. Also of use: `question["view"]`, everything the player may know."""
    moves = question["moves"]
    busy = [move for move in moves if not move.startswith(IDLE)]
    return luck.choice(busy or moves)


def main():
    for line in sys.stdin:
        question = json.loads(line)
        # Seeded by the question, so that the arena can repeat its games.
        luck = random.Random(question["seed"])
        print(json.dumps({"move": choose(question, luck)}), flush=True)


if __name__ == "__main__":
    main()
