// The answer to `GET /api/games`, generated from the Rust types by `cargo xtask types`.

export const games = [
  {
    "name": "classic",
    "least_players": 2,
    "most_players": 5,
    "colors": [
      "blue",
      "red",
      "green",
      "orange",
      "black"
    ],
    "options": [
      {
        "name": "edition",
        "values": [
          "french",
          "english",
          "premium"
        ],
        "default": "french",
        "help": "sets jeweller, church and tailor as in that edition"
      },
      {
        "name": "jeweller",
        "values": [
          "yes",
          "no"
        ],
        "default": "yes",
        "help": "is the Jeweller in the supply?"
      },
      {
        "name": "church",
        "values": [
          "3",
          "4"
        ],
        "default": "3",
        "help": "prestige points for building the Church"
      },
      {
        "name": "tailor",
        "values": [
          "2-4",
          "1-2"
        ],
        "default": "2-4",
        "help": "the Tailor's smaller offer, cloth for points"
      },
      {
        "name": "favors",
        "values": [
          "table",
          "simplified"
        ],
        "default": "table",
        "help": "simplified: every favor is 3 prestige points"
      }
    ]
  },
  {
    "name": "magna-carta",
    "least_players": 2,
    "most_players": 4,
    "colors": [
      "red",
      "green",
      "orange",
      "blue"
    ],
    "options": [
      {
        "name": "rules",
        "values": [
          "standard",
          "beginner"
        ],
        "default": "standard",
        "help": "beginner: no provost, no residences; without Lawyer, Church and Hotel"
      }
    ]
  },
  {
    "name": "1303",
    "least_players": 2,
    "most_players": 5,
    "colors": [
      "blue",
      "red",
      "green",
      "yellow",
      "black"
    ],
    "options": [
      {
        "name": "characters",
        "values": [
          "random",
          "first-game"
        ],
        "default": "random",
        "help": "first-game: the characters recommended for a first game"
      },
      {
        "name": "open_prestige",
        "values": [
          "no",
          "yes"
        ],
        "default": "no",
        "help": "are all totals shown? gains are public either way, so they can be added up"
      }
    ]
  }
] as const;

export const levels = [
  "random",
  "easy",
  "medium",
  "hard"
] as const;
