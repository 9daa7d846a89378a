/** JSON with places: every value knows where it stands, so that whatever is wrong with it can be told by line and column. */
import { ok, type Refusal, type Result, refuse } from '../../../core/result.ts';

export type Node = {
  /** Where it begins in the text. */
  readonly at: number;
  readonly value:
    | { readonly kind: 'object'; readonly fields: ReadonlyMap<string, Node> }
    | { readonly kind: 'list'; readonly items: readonly Node[] }
    | { readonly kind: 'text' | 'number' | 'word'; readonly text: string };
};

/** Everything from the blank on but the quote and the backslash, which end or escape. */
const quotedText = /"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\uffff]*)*"/y;

/** Deeper than any level. */
const deepest = 16;

export function parseSource(text: string): Result<Node> {
  const reader = new SourceReader(text);
  const node = reader.value(0);
  reader.skip();
  if (!reader.fault && reader.at < text.length) reader.fail('json-rest');
  return reader.fault ?? ok(node!);
}

export function refuseAt(text: string, at: number, code: string, params: object = {}): Refusal {
  const lines = text.slice(0, at).split('\n');
  const [line, column] = [lines.length, lines.at(-1)!.length + 1];
  return refuse(code, { line, column, ...params }, `level:${line}:${column}`);
}

class SourceReader {
  at = 0;
  fault: Refusal | null = null;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  fail(code: string, params: object = {}): null {
    this.fault ??= refuseAt(this.#text, this.at, code, params);
    return null;
  }

  skip(): void {
    while (/[ \t\r\n\uFEFF]/.test(this.#text[this.at] ?? '')) this.at += 1;
  }

  value(depth: number): Node | null {
    this.skip();
    if (depth > deepest) return this.fail('json-deep');
    const { at } = this;
    const sign = this.#text[at];
    if (sign === '{') return this.#object(depth);
    if (sign === '[') return this.#list(depth);
    if (sign === '"') {
      const text = this.#string();
      return text === null ? null : { at, value: { kind: 'text', text } };
    }
    const number = this.#match(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y);
    if (number !== null) return { at, value: { kind: 'number', text: number } };
    const word = this.#match(/true|false|null/y);
    return word === null ? this.fail('json-token') : { at, value: { kind: 'word', text: word } };
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found === undefined) return null;
    this.at += found.length;
    return found;
  }

  #string(): string | null {
    const quoted = this.#match(quotedText);
    return quoted === null ? this.fail('json-token') : (JSON.parse(quoted) as string);
  }

  #object(depth: number): Node | null {
    const fields = new Map<string, Node>();
    const at = this.#each('}', () => {
      const { at: from } = this;
      const key = this.#text[from] === '"' ? this.#string() : this.fail('json-token');
      this.skip();
      if (key === null || this.#match(/:/y) === null) return this.fail('json-token');
      const node = this.value(depth + 1);
      if (node === null) return null;
      if (fields.has(key)) {
        this.at = from;
        return this.fail('json-twice', { key: shown(key) });
      }
      fields.set(key, node);
      return node;
    });
    return at === null ? null : { at, value: { kind: 'object', fields } };
  }

  #list(depth: number): Node | null {
    const items: Node[] = [];
    const at = this.#each(']', () => {
      const node = this.value(depth + 1);
      if (node) items.push(node);
      return node;
    });
    return at === null ? null : { at, value: { kind: 'list', items } };
  }

  /** What stands between brackets, one after the other; where they begin. */
  #each(end: '}' | ']', one: () => Node | null): number | null {
    const { at } = this;
    this.at += 1;
    this.skip();
    if (this.#match(end === '}' ? /\}/y : /\]/y) !== null) return at;
    for (;;) {
      this.skip();
      if (one() === null) return null;
      this.skip();
      if (this.#match(end === '}' ? /\}/y : /\]/y) !== null) return at;
      if (this.#match(/,/y) === null) return this.fail('json-token');
    }
  }
}

/** A piece of the text for a message. */
export function shown(text: string): string {
  return text.slice(0, 20).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '�');
}
