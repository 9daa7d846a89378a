/** Parts of a page that can wait for the room. */
type Wait = (ms: number) => Promise<void>;

const firstWait = 1000;
const longestWait = 30_000;

/**
 * Fetches what is wanted, once. While the room is away it tries again and again instead of failing: so what stands
 * around it on the page stays, and it comes as soon as it can be had.
 */
export function patiently<T>(load: () => Promise<T>, wait: Wait = pause): () => Promise<T> {
  let coming: Promise<T> | null = null;
  return () => {
    coming ??= keepTrying(load, wait);
    return coming;
  };
}

async function keepTrying<T>(load: () => Promise<T>, wait: Wait): Promise<T> {
  for (let ms = firstWait; ; ms = Math.min(2 * ms, longestWait)) {
    try {
      return await load();
    } catch {
      await wait(ms);
    }
  }
}

/** So long, or until the device is connected again. */
async function pause(ms: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });
  askForStyles();
}

/** The bundler asks for a style sheet only once: those that did not come are asked for again. */
function askForStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.sheet === null) link.replaceWith(link.cloneNode());
}
