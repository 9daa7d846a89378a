/**
 * `npm run shots [terminal|web] [NAME]`: the pictures of docs/ and of the manual, made from the real program and overwritten in place;
 * all of them unless one kind is named, and of the browser only those whose name holds NAME.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { terminal } from './terminal.ts';
import { web } from './web.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'docs', 'images');
const [kind, name = ''] = process.argv.slice(2);

mkdirSync(folder, { recursive: true });
mkdirSync(join(root, 'src/web/manual/images'), { recursive: true });
if (kind !== 'web') await terminal(folder);
if (kind !== 'terminal') await web(root, name);
