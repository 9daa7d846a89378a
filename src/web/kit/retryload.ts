/**
 * Parts of a page that can wait for the room. A browser that once failed to fetch a module does not ask for it again
 * (https://github.com/whatwg/html/issues/6768), so the room is asked first whether it is there.
 */
type Room = {
  /** Fails while the room is away. */
  readonly answers: () => Promise<unknown>;
  readonly wait: (ms: number) => Promise<void>;
};

const firstWait = 1000;
const longestWait = 30_000;

/** Fetches something once. It never fails, it takes longer: what stands around it on the page stays. */
export function retryLoad<T>(
  load: () => Promise<T>,
  room: Room = { answers: roomAnswers, wait: pause },
): () => Promise<T> {
  let coming: Promise<T> | null = null;
  return () => {
    coming ??= keepTrying(load, room);
    return coming;
  };
}

async function keepTrying<T>(load: () => Promise<T>, room: Room): Promise<T> {
  for (let ms = firstWait; ; ms = Math.min(2 * ms, longestWait)) {
    try {
      await room.answers();
      return await load();
    } catch {
      await room.wait(ms);
    }
  }
}

let asking: Promise<void> | null = null;

/** Fails while the room is away, for what must not be fetched in vain. Asked once for all that wait. */
export function roomAnswers(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

async function ask(): Promise<void> {
  const answer = await fetch('/health', { cache: 'no-store' });
  // An answer that nobody reads to its end keeps its connection.
  await answer.text();
  if (!answer.ok) throw new Error(`the room is away: ${answer.status}`);
}

/** So long, or until the device is connected again. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });
}
