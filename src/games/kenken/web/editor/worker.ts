/** The page's own worker: what would stop the page for longer than a moment is worked out here. */
import type { Asked } from './jobs.ts';
import { work } from './work.ts';

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  for (const told of work(data)) postMessage({ ...told, id: data.id });
});
