"""Plays a whole game through `caylus engine` against the built-in bots.

    python3 examples/play.py target/release/caylus classic 3 7

Arguments: program, game, number of players, seed. This bot plays seat 0. To write your own bot, start with
`choose`. docs/protocol.md describes every request to the engine.
"""

import json
import random
import subprocess
import sys


class Engine:
    """A running `caylus engine`: one line of JSON per request, one per answer."""

    def __init__(self, program):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([program, "engine"], stdin=pipe, stdout=pipe, encoding="utf-8")

    def ask(self, cmd, **fields):
        print(json.dumps({"cmd": cmd, **fields}), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise RuntimeError(f"{cmd}: {answer['error']}")
        return answer

    def end(self):
        self.ask("quit")
        self.process.communicate()


def choose(view, decision, moves, luck):
    """Returns one of the legal `moves`. `view` is everything the player may know; this bot ignores it."""
    return luck.choice(moves)


def main(program, game, players, seed):
    engine = Engine(program)
    engine.ask("new", game=game, players=int(players), seed=int(seed))
    luck = random.Random(seed)
    over = False
    while not over:
        legal = engine.ask("legal")
        if legal["player"] == 0:
            view = engine.ask("view", player=0)["view"]
            move = choose(view, legal["decision"], legal["moves"], luck)
        else:
            move = engine.ask("go", bot="easy", seed=luck.getrandbits(32))["move"]
        over = engine.ask("apply", move=move)["over"]
    outcome = engine.ask("state")["outcome"]
    for seat, (place, points) in enumerate(zip(outcome["places"], outcome["scores"])):
        print(f"player {seat}: place {place}, {points} points")
    engine.end()


if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    main(*sys.argv[1:])
