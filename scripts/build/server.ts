/** The server: itself, and its threads. Node could run the sources, but reading types costs memory and time. */
import { bundle } from './bundle.ts';

export async function server(): Promise<void> {
  await bundle({
    folder: 'server',
    entries: {
      main: 'src/server/main.ts',
      local: 'src/server/local.ts',
      writer: 'src/server/storage/writer.ts',
      worker: 'src/server/jobs/worker.ts',
    },
    sources: ['src/{core,games,room,protocol,host,server}/**/*.ts'],
  });
}

if (import.meta.main) await server();
