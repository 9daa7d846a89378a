/** The terminal client: Node runs .ts, but not the .tsx of its screens. */
import { bundle } from './bundle.ts';

export async function terminal(): Promise<void> {
  await bundle({
    folder: 'terminal',
    entries: { ludoteca: 'src/terminal/main.ts' },
    sources: ['src/{core,games,room,protocol,client,host,server,terminal}/**/*.{ts,tsx}'],
  });
}

if (import.meta.main) await terminal();
