/** A worker for one thing at a time: what is asked next calls off what it still works on. */
import type { Answer, Job, Told } from './jobs.ts';

export class Bench {
  #worker: Worker | null = null;
  #isBusy = false;
  #id = 0;

  /** Gives the way to call it off. */
  run(job: Job, hear: (told: Told) => void): () => void {
    if (this.#isBusy) this.close();
    this.#worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const worker = this.#worker;
    this.#id += 1;
    const id = this.#id;
    this.#isBusy = true;
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.id !== id) return;
      if (data.tell === 'end') this.#isBusy = false;
      hear(data);
    };
    worker.onerror = () => {
      this.close();
      hear({ tell: 'failed' });
    };
    worker.postMessage({ ...job, id });
    return () => {
      if (this.#id === id && this.#isBusy) this.close();
    };
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#isBusy = false;
  }
}
