/**
 * Which modules come in one piece: many small files take longer than a few, and what lies in a piece without being needed
 * there takes time too. So the pieces go by what is imported, and not by folders: whatever a page or a part of it fetches
 * later, by `import()`, is in none of the pieces that come before.
 */

import type { Rolldown } from 'vite';
import { shelf } from '../../src/games/index.ts';
import { root } from './stamp.ts';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];
type Modules = ReadonlySet<string>;

/** What each piece is made from. */
type Needs = {
  /** By every page. */
  readonly frame: Modules;
  readonly home: Modules;
  readonly table: Modules;
  /** By games on the shelf, and in forms. */
  readonly shelved: Modules;
  /** By these and their boards. */
  readonly games: Modules;
};

/** What pages have in common. */
const common = /\/src\/(core|web\/kit)\//;
/** Fields and questions: a page that has one mostly has several. */
const forms = /\/src\/web\/kit\/(Choice|Dialog|Field|NumberField|Question|TextField|number)\.(css|tsx?)$/;

/**
 * - `house`: what every page needs, or a table has in common with home, and what games and boards need of the kit
 * - `table`: the rest of what a table needs
 * - a game by its name: its rules and how it looks on the shelf; what it is played on comes apart, with a table
 * - `forms`
 *
 * A piece takes along what its modules import, so those that others build on come first.
 */
export function pageGroups(): Rolldown.CodeSplittingGroup[] {
  let needs: Needs | null = null;
  const pieces = ['house', 'table', ...Object.keys(shelf), 'forms'];
  return pieces.map((piece, at) => ({
    debugName: piece,
    priority: pieces.length - at,
    name: (id, context) => {
      needs ??= needsOf(context);
      return pieceOf(id, needs) === piece ? piece : null;
    },
  }));
}

function pieceOf(id: string, { frame, home, table, shelved, games }: Needs): string | null {
  if (frame.has(id)) return 'house';
  if (table.has(id)) return home.has(id) || common.test(id) ? 'house' : 'table';
  if (games.has(id) && common.test(id)) return 'house';
  if (shelved.has(id)) return /\/src\/games\/([^/]+)\//.exec(id)?.[1] ?? null;
  return forms.test(id) ? 'forms' : null;
}

function needsOf(context: Context): Needs {
  const page = (path: string) => imported([`src/web/${path}`], context);
  const ofGames = (...files: readonly string[]) =>
    Object.keys(shelf).flatMap((game) => files.map((file) => `src/games/${game}/${file}`));
  return {
    frame: page('main.tsx'),
    home: page('home/HomePage.tsx'),
    table: page('table/TablePage.tsx'),
    shelved: imported(ofGames('index.ts', 'web/face.tsx'), context),
    games: imported(
      [...ofGames('index.ts', 'web/face.tsx', 'web/played.ts'), 'src/web/generic/face.tsx'],
      context,
    ),
  };
}

/** Modules with all that comes with them. */
function imported(entries: readonly string[], context: Context): Modules {
  const found = new Set<string>();
  const rest = entries.map((entry) => `${root}${entry}`);
  for (let id = rest.pop(); id !== undefined; id = rest.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    rest.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
