/**
 * How long a search may go on. A node is a position made on the board. The host is asked before the first node and
 * then once every `nodesPerQuestion` nodes: so a budget that counts its questions is a number of nodes, and the same
 * number gives the same move on every machine.
 */

export type Stop = () => boolean;

export const nodesPerQuestion = 256;

/** More than any host waits for; without a clock a search ends here. */
export const mostNodes = 20_000_000;

export class Limit {
  nodes = 0;
  /** It is time to answer. */
  over: boolean;
  readonly #most: number;
  readonly #stop: Stop;
  #question = nodesPerQuestion;

  constructor({ nodes = mostNodes, stop = () => false }: { readonly nodes?: number; readonly stop?: Stop }) {
    this.#most = nodes;
    this.#stop = stop;
    this.over = nodes <= 0 || stop();
  }

  /** Counts nodes; says whether it is time to answer. */
  spend(nodes: number): boolean {
    this.nodes += nodes;
    if (this.nodes >= this.#question && !this.over) this.#ask();
    return this.over;
  }

  #ask(): void {
    this.#question = this.nodes + nodesPerQuestion;
    this.over = this.nodes >= this.#most || this.#stop();
  }
}
