/**
 * `npm run new-game NAME`: a game of your own, begun as a copy of the template. Makes the folder
 * `src/games/NAME` and adds the two lines that put it on the shelf.
 */
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(process.env.LUDOTECA_ROOT ?? join(import.meta.dirname, '..'));
const games = join(root, 'src', 'games');

const [name = ''] = process.argv.slice(2);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
  fail('Usage: npm run new-game NAME (lower case, as in tic-tac-toe)');
const folder = join(games, name);
if (existsSync(folder)) fail(`There is already a folder src/games/${name}.`);

cpSync(join(games, 'template'), folder, { recursive: true });
rename(folder);
register('index.ts', `  '${name}': () => import('./${name}/index.ts'),`);
register('messages.ts', `  '${name}': () => import('./${name}/messages/index.ts'),`);
console.log(`src/games/${name} is on the shelf. docs/adding-a-game.md tells how to go on.`);

function rename(path: string): void {
  if (statSync(path).isDirectory()) {
    for (const entry of readdirSync(path)) rename(join(path, entry));
    return;
  }
  const title = name.split('-').map(capital).join(' ');
  const text = readFileSync(path, 'utf8').replaceAll('Template', title).replaceAll("'template'", `'${name}'`);
  writeFileSync(path, text);
}

/** The line goes in before the closing brace of the list. */
function register(file: string, line: string): void {
  const path = join(games, file);
  const text = readFileSync(path, 'utf8');
  const end = text.lastIndexOf('};');
  writeFileSync(path, `${text.slice(0, end)}${line.replace(/'([a-z0-9]+)':/, '$1:')}\n${text.slice(end)}`);
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

function fail(line: string): never {
  console.error(line);
  process.exit(2);
}
