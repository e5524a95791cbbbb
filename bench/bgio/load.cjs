// Two players at each table, random moves, match after match: node load.cjs PORT TABLES
// Every line that comes in is answered by one of JSON: moves acknowledged since the last, and how long they took.
const readline = require("readline");
const { io } = require("socket.io-client");
const [port, tables] = process.argv.slice(2).map(Number);
let waits = [];
let matches = 0;

class Player {
  constructor(table, seat) {
    Object.assign(this, { table, seat: String(seat), sent: 0, over: false });
    this.socket = io(`http://127.0.0.1:${port}/three`, { transports: ["websocket"], forceNew: true });
    this.socket.on("sync", (match, { state }) => match === table.match && table.synced(seat, state));
    this.socket.on("update", (match, state) => match === table.match && this.see(state));
  }

  opened() {
    return new Promise((resolve) => this.socket.on("connect", resolve));
  }

  sync() {
    this.over = false;
    this.socket.emit("sync", this.table.match, this.seat, undefined, 2);
  }

  see(state) {
    if (this.sent) {
      waits.push(performance.now() - this.sent); // the move's own update
      this.sent = 0;
    }
    if (state.ctx.gameover) {
      this.over = true;
      this.table.leave();
    } else if (state.ctx.currentPlayer === this.seat) this.play(state);
  }

  play(state) {
    const free = [...state.G.cells.keys()].filter((cell) => state.G.cells[cell] === null);
    const args = [free[Math.floor(Math.random() * free.length)]];
    const action = { type: "MAKE_MOVE", payload: { type: "mark", args, playerID: this.seat } };
    this.sent = performance.now();
    this.socket.emit("update", action, state._stateID, this.table.match, this.seat);
  }
}

class Table {
  constructor() {
    this.players = [0, 1].map((seat) => new Player(this, seat));
  }

  async open() {
    await Promise.all(this.players.map((player) => player.opened()));
    this.begin();
  }

  begin() {
    this.match = `match-${matches++}`;
    this.players[0].sync(); // the first to come makes the match
  }

  synced(seat, state) {
    if (seat === 0) this.players[1].sync();
    else this.players[Number(state.ctx.currentPlayer)].play(state);
  }

  leave() {
    if (this.players.every((player) => player.over)) this.begin(); // both have seen the end
  }
}

function answer() {
  const sorted = waits.sort((one, other) => one - other);
  const wait = (share) => sorted[Math.floor(share * sorted.length)] ?? 0;
  console.log(JSON.stringify({ moves: sorted.length, p50: wait(0.5), p99: wait(0.99) }));
  waits = [];
}

Promise.all(Array.from({ length: tables }, () => new Table().open())).then(() => {
  const lines = readline.createInterface({ input: process.stdin });
  lines.on("line", answer);
  lines.on("close", () => process.exit(0));
});
