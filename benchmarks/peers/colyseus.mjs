// Colyseus with the same game as boardgameio.js. It keeps its state in memory, and would gather changes for
// 50 ms; here it sends them after each move.
//   node colyseus.mjs PORT
import { Room, Server } from '@colyseus/core';
import { ArraySchema, schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';

const CELLS = 37;
const PIECES = 8;
const FREE = 2;

const Board = schema({ cells: t.array('uint8'), turn: t.uint8(), moves: t.uint32() });

class Crossing extends Room {
  maxClients = 2;
  patchRate = null;

  onCreate() {
    const side = (i) => (i < PIECES ? 0 : i >= CELLS - PIECES ? 1 : FREE);
    this.state = new Board({ cells: new ArraySchema(...Array.from({ length: CELLS }, (_, i) => side(i))), turn: 0, moves: 0 });
    this.broadcastPatch(); // nobody is there yet: what they are shown when they come is not told once more
    this.onMessage('move', (client, [from, to]) => {
      const player = this.clients.indexOf(client);
      const { cells } = this.state;
      if (player !== this.state.turn || cells[from] !== player || cells[to] !== FREE) return;
      cells[to] = player;
      cells[from] = FREE;
      this.state.turn = 1 - player;
      this.state.moves += 1;
      this.broadcastPatch();
    });
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport() });
server.define('crossing', Crossing);
await server.listen(Number(process.argv[2]));
console.log('ready');
