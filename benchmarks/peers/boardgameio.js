// boardgame.io's own server with a game of about the same size as turtles: 37 cells, 8 pieces a side,
// one piece moved to a free cell in each turn.
//   node server.js PORT [FOLDER]     state in memory, as by default, or in files of a folder
const { FlatFile, Origins, Server } = require('boardgame.io/server');

const port = Number(process.argv[2]);
const db = process.argv[3] && new FlatFile({ dir: process.argv[3] });
const CELLS = 37;
const PIECES = 8;

const crossing = {
  name: 'crossing',
  setup: () => ({
    cells: Array.from({ length: CELLS }, (_, i) => (i < PIECES ? '0' : i >= CELLS - PIECES ? '1' : null)),
    last: null,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    move: ({ G, playerID }, from, to) => {
      if (G.cells[from] !== playerID || G.cells[to] !== null) return 'INVALID_MOVE';
      G.cells[to] = playerID;
      G.cells[from] = null;
      G.last = [from, to];
    },
  },
};

const server = Server({ games: [crossing], db, origins: [Origins.LOCALHOST] });
server.run({ port, lobbyConfig: { apiPort: port + 1 } }, () => console.log('ready'));
