"""The weights of worth.py, fitted to the outcomes of matches between bots; in its order of features."""

PARTIAL = {
    "lead": -0.0259,
    "lead, late": 0.2382,
    "ahead, late": 0.0619,
    "lead, last cards": 0.0124,
    "ahead, last cards": 0.45,
    "cabin boy who can pilfer": 0.0687,
    "cabin boy who can pilfer, soon to move": 0.1799,
    "what the cabin boy can pilfer": -0.0793,
    "what the cabin boy guards": 0.084,
    "captain": 0.1421,
    "captain, galleon loaded": -0.132,
    "captain, galleon loaded, soon to move": 0.1029,
    "majority of the crew, galleon loaded": 0.0139,
    "captain who can plunder the other ship": -0.0095,
    "captain over an enemy cabin boy": 0.1156,
    "first mate": 0.0574,
    "first mate under an enemy captain": -0.0774,
    "the crew's majority in that case": 0.0252,
    "majority of the crew": -0.0073,
    "crew by the treasure of the others": 0.0325,
    "cabin boy alone on the ship": 0.0545,
    "governor": -0.0064,
    "what a brawl would gain": 0.0711,
    "majority on Tortuga": -0.033,
    "in a rowboat": 0.043,
    "vote cards": 0.0145,
    "skips a turn": -0.134,
    "Fountain of Youth": 0.1201,
    "El Dorado": 0.0133,
    "Atlantis": 0.0057,
    "Letter of Marque": 0.0322,
    "Albatross": -0.0467,
    "Pirate Code": -0.0436,
}
"""For a nation: its captains, cabin boys and so on."""

SCALE = {2: 0.978, 3: 0.978, 4: 0.978, 5: 0.732, 6: 1.348, 7: 1.037, 8: 1.037, 9: 1.23}
"""How much all of them count, by the number of players."""

NEUTRAL_SEATS = (3, 5, 7, 9)
NEUTRAL_TABLE = {
    "always": (-0.5594, -0.5594, -1.1008, -1.0472),
    "distance from a tie": (-0.034, -0.034, -0.2536, -0.1564),
    "tie": (-0.2016, -0.2016, -0.6873, -0.6518),
    "odd treasures left": (0.0721, 0.0721, 0.137, 0.0651),
    "late": (0.4432, 0.4432, 0.0396, -0.5867),
    "tie, late": (0.0858, 0.0858, 0.7736, 1.3045),
    "odd treasures left, late": (-0.8939, -0.8939, -1.1262, -0.8001),
    "distance, late": (-0.0162, -0.0162, 0.32, 0.3308),
    "last cards": (-0.3788, -0.3788, -0.0994, 0.3178),
    "tie, last cards": (0.9975, 0.9975, 1.2168, 0.7672),
    "Dutch cabin boys": (0.0987, 0.0987, -0.1636, 0.0469),
    "Dutch captains": (0.1463, 0.1463, -0.1426, -0.197),
    "Dutch aboard": (0.0582, 0.0582, 0.6324, -0.2342),
}
"""For a tie, by the number of players."""

NEUTRAL = dict(zip(NEUTRAL_SEATS, zip(*NEUTRAL_TABLE.values(), strict=True), strict=True))
