// boardgame.io's own server, matches in memory. Prints the port that it has chosen.
process.env.NODE_ENV = "production";
const { Server, Origins } = require("boardgame.io/server");
const { game } = require("./game.cjs");

Server({ games: [game], origins: [Origins.LOCALHOST] })
  .run({ port: 0 })
  .then(({ appServer }) => console.log(`port ${appServer.address().port}`));
