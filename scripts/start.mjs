/** `npm start`: opens the room. What follows `--` goes to it: `npm start -- --port 9000`. */
process.argv.splice(2, 0, 'serve');
await import('./launch.mjs');
