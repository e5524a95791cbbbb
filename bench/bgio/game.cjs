// Tic-tac-toe for boardgame.io: the smallest game that two can play.
const ROWS = ["012", "345", "678", "036", "147", "258", "048", "246"].map((row) => [...row].map(Number));

function ended({ G, ctx }) {
  const owned = (cell) => G.cells[cell] === ctx.currentPlayer;
  if (ROWS.some((row) => row.every(owned))) return { winner: ctx.currentPlayer };
  return G.cells.includes(null) ? undefined : { draw: true };
}

function mark({ G, playerID }, cell) {
  if (G.cells[cell] !== null) return "INVALID_MOVE";
  G.cells[cell] = playerID;
}

exports.game = {
  name: "three",
  setup: () => ({ cells: new Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { mark },
  endIf: ended,
};
