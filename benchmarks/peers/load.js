// Plays at many tables at once and measures round trips: from sending a move to hearing that it was taken.
//   node load.js turtles|buccaneers|boardgameio|colyseus PORT[,PORT] TABLES SECONDS PAUSE_MS MATCHES SERVER_PID[,SERVER_PID] [SPREAD]
// Each table has two players with a socket each; a player moves as soon as it is their turn (after PAUSE_MS).
const fs = require('fs');
const http = require('http');

// Of several processes of one server, the two players are at different ones (split), at the same one (whole), or
// each wherever a balancer may send them (chance).
const [game, ...given] = process.argv.slice(2);
const ports = given[0].split(',').map(Number);
const port = ports[0];
const pids = given[5].split(',');
const spread = given[6] ?? 'split';
const [tables, seconds, pause, matches] = given.slice(1, 5).map(Number);
const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const pick = (items) => items[Math.floor(Math.random() * items.length)];

function post(to, path, body, cookie) {
  const data = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(data) };
  if (cookie) headers.cookie = cookie;
  return new Promise((done, failed) => {
    const request = http.request({ agent, host: '127.0.0.1', port: to, path, method: 'POST', headers }, (answer) => {
      let text = '';
      answer.on('data', (piece) => (text += piece));
      answer.on('end', () => {
        if (answer.statusCode >= 400) failed(new Error(`${path}: ${answer.statusCode} ${text}`));
        else done({ body: JSON.parse(text), cookie: (answer.headers['set-cookie'] || [''])[0].split(';')[0] });
      });
    });
    request.on('error', failed);
    request.end(data);
  });
}

// What was measured

const round = { running: false, times: [], stop: false };
const now = () => Number(process.hrtime.bigint()) / 1e6;
const taken = (sent) => round.running && round.times.push(now() - sent);
const soon = (act) => (pause ? setTimeout(act, pause * (0.5 + Math.random())) : act());

// The servers' seconds on a processor so far, as Linux counts them.
function serverSeconds() {
  const ticks = pids.map((pid) => {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, some) => sum + some) / 100;
}

// boardgame.io

async function crossing() {
  const { io } = require('socket.io-client');
  const { body } = await post(port + 1, '/games/crossing/create', { numPlayers: 2 });
  const seats = [];
  for (const playerID of ['0', '1']) {
    // one after the other: with its files, of two who join at once it forgets one
    const joined = await post(port + 1, `/games/crossing/${body.matchID}/join`, { playerID, playerName: playerID });
    const socket = io(`http://127.0.0.1:${port}/crossing`, { transports: ['websocket'] });
    seats.push({ playerID, socket, credentials: joined.body.playerCredentials, sent: 0 });
  }
  for (const seat of seats) {
    const act = () => {
      if (round.stop) return;
      const cells = seat.state.G.cells;
      const indexes = [...cells.keys()];
      const args = [
        pick(indexes.filter((i) => cells[i] === seat.playerID)),
        pick(indexes.filter((i) => cells[i] === null)),
      ];
      const { playerID, credentials } = seat;
      seat.sent = now();
      const action = { type: 'MAKE_MOVE', payload: { type: 'move', args, playerID, credentials } };
      seat.socket.emit('update', action, seat.state._stateID, body.matchID, playerID);
    };
    const mine = () => seat.state.ctx.currentPlayer === seat.playerID;
    seat.start = () => mine() && soon(act);
    seat.socket.on('update', (_, state) => {
      seat.state = state;
      if (seat.sent) taken(seat.sent);
      seat.sent = 0;
      if (mine()) soon(act);
    });
    await new Promise((ready) => {
      seat.socket.on('sync', (_, info) => ready((seat.state = info.state)));
      seat.socket.emit('sync', body.matchID, seat.playerID, seat.credentials, 2);
    });
  }
  return () => seats.forEach((seat) => seat.start());
}

// Colyseus

async function room() {
  const { Client } = require('@colyseus/sdk');
  const client = new Client(`http://127.0.0.1:${port}`);
  const first = await client.create('crossing');
  const seats = [first, await client.joinById(first.roomId)];
  let going = false;
  for (const [player, seat] of seats.entries()) {
    let sent = 0;
    let seen = -1;
    const act = () => {
      if (round.stop) return;
      const cells = [...seat.state.cells];
      const indexes = [...cells.keys()];
      const to = pick(indexes.filter((i) => cells[i] === 2));
      sent = now();
      seat.send('move', [pick(indexes.filter((i) => cells[i] === player)), to]);
    };
    const look = (state) => {
      if (sent && state.turn !== player) {
        taken(sent);
        sent = 0;
      }
      if (!going || state.turn !== player || state.moves === seen) return;
      seen = state.moves;
      soon(act);
    };
    seat.onStateChange(look);
    seat.look = () => look(seat.state);
  }
  await sleep(100);
  return () => {
    going = true;
    seats.forEach((seat) => seat.look());
  };
}

// tortuga: as soon as a match is over the two sit down at the next table, which is part of what is measured

async function ours() {
  const WebSocket = require('ws');
  const people = [];
  const at = pick(ports);
  for (const name of ['Ann', 'Bob']) people.push((await post(at, '/api/me', { name })).cookie);
  const ids = [];
  for (let i = 0; i < matches; i++) {
    const made = await post(at, '/api/tables', { game }, people[0]);
    const path = `/api/tables/${made.body.id}`;
    await post(at, `${path}/join`, {}, people[1]);
    await post(at, `${path}/ready`, { word: 'b' }, people[1]);
    await post(at, `${path}/start`, { word: 'a' }, people[0]);
    ids.push(made.body.id);
  }
  const sit = (id, cookie, at, onOver) => {
    const socket = new WebSocket(`ws://127.0.0.1:${at}/api/tables/${id}/socket`, { headers: { cookie } });
    let answered = 0;
    let sent = 0;
    socket.on('message', (frame) => {
      const message = JSON.parse(frame);
      if (message.type === 'accepted') return taken(sent);
      if (message.type === 'refused') throw new Error(frame);
      if (message.type !== 'update' || round.stop) return undefined;
      if (message.view.outcome) return onOver(socket);
      if (!message.decision || message.decision.number === answered) return undefined;
      const { number, actions } = message.decision;
      answered = number;
      return soon(() => {
        sent = now();
        socket.send(JSON.stringify({ type: 'act', decision: number, action: pick(actions).action }));
      });
    });
  };
  const next = () => {
    const id = ids.pop();
    if (!id) {
      round.dry = true;
      return;
    }
    let over = 0;
    const onOver = (socket) => {
      socket.close();
      if (++over === people.length) next();
    };
    const first = Math.floor(Math.random() * ports.length);
    const places = { split: [first, first + 1], whole: [first, first], chance: [first, pick([...ports.keys()])] };
    people.forEach((cookie, player) => sit(id, cookie, ports[places[spread][player] % ports.length], onOver));
  };
  return next;
}

async function main() {
  const make = { boardgameio: crossing, colyseus: room }[game] ?? ours;
  const starts = [];
  for (let i = 0; i < tables; i += 10) {
    const some = Array.from({ length: Math.min(10, tables - i) }, make);
    starts.push(...(await Promise.all(some)));
  }
  starts.forEach((start) => start());
  await sleep(1500);
  const used = serverSeconds();
  const ownBefore = process.cpuUsage();
  const began = now();
  round.running = true;
  await sleep(seconds * 1000);
  round.running = false;
  const lasted = (now() - began) / 1000;
  const spent = serverSeconds() - used;
  const own = process.cpuUsage(ownBefore);
  round.stop = true;
  const sorted = round.times.sort((a, b) => a - b);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  console.log(
    JSON.stringify({
      rate: sorted.length / lasted,
      p50: at(0.5),
      p99: at(0.99),
      cpu: (spent / sorted.length) * 1000,
      load: (own.user + own.system) / 1000 / sorted.length,
      dry: Boolean(round.dry),
    }),
  );
  process.exit(0);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
