/** `npm start`: for now the menu of the terminal. */
process.argv.splice(2, process.argv.length, 'play');
await import('./launch.mjs');
