/** Benches run what users run: bundles, not sources. */
import { join } from 'node:path';
import { bundle } from '../scripts/build/bundle.ts';

export const built = join(import.meta.dirname, '..', 'build', 'bench');

export function build(): Promise<void> {
  return bundle({
    folder: 'bench',
    entries: {
      floor: 'bench/floor.ts',
      room: 'bench/room.ts',
      writer: 'src/server/storage/writer.ts',
      worker: 'src/server/jobs/worker.ts',
    },
    sources: ['src/{core,games,room,protocol,host,server}/**/*.ts', 'bench/*.ts'],
  });
}
