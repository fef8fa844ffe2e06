/* Whole matches of turtles (the base game) at random, as one would write them in C: the yardstick for ours.

   Cells stand as in solver/bitboards.py, eight bits a column; South goes up, North down. Every small action (a
   step, one jump of a chain, a jump that gives an overturned turtle away) is as likely as the others. */

#include <stdint.h>

typedef uint64_t set;

static const set FACTOR = 6364136223846793005u, SUMMAND = 1442695040888963407u;
static set BOARD;

static inline set left(set cells, int up) { return (up ? cells >> 7 : cells << 7) & BOARD; }
static inline set straight(set cells, int up) { return (up ? cells << 1 : cells >> 1) & BOARD; }
static inline set right(set cells, int up) { return (up ? cells << 8 : cells >> 8) & BOARD; }

static inline set ahead(set cells, int way, int up) {
  return way == 0 ? left(cells, up) : way == 1 ? straight(cells, up) : right(cells, up);
}

static inline set nth_of(set cells, int nth) {
  while (nth--) cells &= cells - 1;
  return cells & -cells;
}

/* One match to its end: whether the seat that begins has won. `turtles` has those of the two seats. */
static int play(const set turtles[2], int mover, const set goals[2], set *luck, int64_t *steps) {
  set own = turtles[mover], other = turtles[!mover], over = 0, at = 0, may_own = 0, may_other = 0;
  int up = !mover, first = 1;
  for (;;) {
    set empty = BOARD & ~(own | other | over), near[3], moves[3], gifts[3] = {0, 0, 0};
    for (int way = 0; way < 3; way++) near[way] = ahead(empty, way, !up);
    if (at) {
      set passable = over | (own & may_own) | (other & may_other);
      for (int way = 0; way < 3; way++) {
        moves[way] = at & ahead(near[way] & passable, way, !up);
        gifts[way] = at & ahead(near[way] & over, way, !up);
      }
    } else {
      for (int way = 0; way < 3; way++) moves[way] = own & ahead(near[way] & other, way, !up);
      if (!(moves[0] | moves[1] | moves[2]))
        for (int way = 0; way < 3; way++) {
          moves[way] = own & (near[way] | ahead(near[way] & (own | over), way, !up));
          if (over) gifts[way] = own & ahead(near[way] & over, way, !up);
        }
    }
    int counts[6], among = 0;
    for (int way = 0; way < 3; way++) {
      counts[way] = __builtin_popcountll(moves[way]);
      counts[3 + way] = __builtin_popcountll(gifts[way]);
      among += counts[way] + counts[3 + way];
    }
    if (!among) {
      if (!at) return !first;
    } else {
      *luck = *luck * FACTOR + SUMMAND;
      int nth = (int)(((*luck >> 33) * (set)among) >> 31), kind = 0;
      ++*steps;
      while (nth >= counts[kind]) nth -= counts[kind++];
      int way = kind % 3;
      set turtle = nth_of(kind < 3 ? moves[way] : gifts[way], nth);
      set passed = ahead(turtle, way, up);
      if (!(passed & empty)) {
        set target = ahead(passed, way, up);
        if (!at) may_own = may_other = ~(set)0;
        if (passed & over) {
          over ^= passed;
          if (kind < 3) own |= passed; else other |= passed;
        } else if (passed & other) {
          other ^= passed;
          over |= passed;
          may_own = 0;
        } else {
          may_other = 0;
        }
        own ^= turtle | target;
        at = target;
        continue;
      }
      own ^= turtle | passed;
    }
    set south = up ? own : other, north = up ? other : own;
    if (south & goals[0]) return up == first;
    if (north & goals[1]) return up != first;
    set turned = own;
    own = other;
    other = turned;
    up = !up;
    first = !first;
    at = 0;
  }
}

/* So many matches; returns how many small actions they had, and writes how often the beginner won. */
int64_t play_matches(set board, set south, set north, set goal_south, set goal_north, int64_t matches,
                     uint64_t seed, int64_t *wins) {
  const set turtles[2] = {south, north}, goals[2] = {goal_south, goal_north};
  set luck = seed;
  int64_t steps = 0;
  BOARD = board;
  *wins = 0;
  for (int64_t match = 0; match < matches; match++) {
    luck = luck * FACTOR + SUMMAND;
    *wins += play(turtles, luck >> 63, goals, &luck, &steps);
  }
  return steps;
}
