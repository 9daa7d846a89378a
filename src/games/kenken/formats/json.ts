/**
 * Levels as JSON: `{"size": 3, "cages": [{"operation": "+", "result": 5, "cells": ["a1", "b1"]} …], "givens": {"c2": 3}}`.
 * A cell is the letter of its column and the number of its row; operations are `=`, `+`, `-`, `*`, `/`, `mod`, `pow`.
 * Results beyond 2^53 are written as texts, and may always be. `givens` and `entries` (what a saved game had filled in)
 * may be missing.
 */
import { problem, type Result, unless } from '../../../core/result.ts';
import { type Cage, type Operation, spans } from '../cage.ts';
import { formatCell, type Level, largest, levelProblems, smallest, tidyLevel } from '../level.ts';
import type { Prop } from '../prop.ts';
import { type Node, parseSource, refuseAt, shown } from './source.ts';

/** The largest level, generously indented. */
const longestJson = 200_000;

/** Thrown and caught within this file, so that what reads a field can just give its value. */
class Fault extends Error {
  readonly at: number;
  readonly code: string;
  readonly params: object;
  constructor(at: number, code: string, params: object = {}) {
    super(code);
    this.at = at;
    this.code = code;
    this.params = params;
  }
}

export function parseJsonLevel(text: string): Result<Prop> {
  if (text.length > longestJson)
    return refuseAt(text, 0, 'level-long', { length: text.length, max: longestJson });
  const source = parseSource(text);
  if (!source.ok) return source;
  try {
    return levelIn(text, source.value);
  } catch (fault) {
    if (fault instanceof Fault) return refuseAt(text, fault.at, fault.code, fault.params);
    throw fault;
  }
}

function levelIn(text: string, node: Node): Result<Prop> {
  const fields = fieldsOf(node, ['size', 'cages'], ['givens', 'entries']);
  const size = wholeOf(fields.get('size')!, smallest, largest);
  const listed = itemsOf(fields.get('cages')!);
  if (listed.length > size * size)
    throw new Fault(fields.get('cages')!.at, 'cages-range', { count: listed.length, max: size * size });
  const cages = listed.map((cage) => cageIn(cage, size));
  const givens = gridIn(fields.get('givens'), size);
  const entries = fields.has('entries') ? gridIn(fields.get('entries'), size) : null;
  const level = { size, cages, givens };
  const problems = levelProblems(level).map((found) => {
    const cage = listed[Number(found.params?.['cage'] ?? 0) - 1] ?? fields.get('cages')!;
    const {
      problems: [placed],
    } = refuseAt(text, cage.at, found.code, found.params);
    return problem(found.code, found.params, placed.path);
  });
  return unless(problems, () => ({ level: tidyLevel(level), entries }));
}

function fieldsOf(node: Node, needed: readonly string[], more: readonly string[]): ReadonlyMap<string, Node> {
  if (node.value.kind !== 'object') throw new Fault(node.at, 'json-object');
  const { fields } = node.value;
  for (const [key, { at }] of fields)
    if (![...needed, ...more].includes(key)) throw new Fault(at, 'json-key', { key: shown(key) });
  for (const key of needed) if (!fields.has(key)) throw new Fault(node.at, 'json-missing', { key });
  return fields;
}

function itemsOf(node: Node): readonly Node[] {
  if (node.value.kind !== 'list') throw new Fault(node.at, 'json-list');
  return node.value.items;
}

function wholeOf(node: Node, min: number, max: number): number {
  const { value } = node;
  const number = value.kind === 'number' && /^\d{1,4}$/.test(value.text) ? Number(value.text) : Number.NaN;
  if (!(number >= min && number <= max)) throw new Fault(node.at, 'json-number', { min, max });
  return number;
}

function cageIn(node: Node, size: number): Cage {
  const fields = fieldsOf(node, ['operation', 'result', 'cells'], []);
  const cells = itemsOf(fields.get('cells')!).map((cell) => cellIn(cell, size));
  if (cells.length < 1 || cells.length > size * size)
    throw new Fault(fields.get('cells')!.at, 'json-cells', { max: size * size });
  return { operation: operationIn(fields.get('operation')!), result: resultIn(fields.get('result')!), cells };
}

function operationIn({ at, value }: Node): Operation {
  const found = Object.keys(spans).find((each) => value.kind === 'text' && each === value.text);
  if (found === undefined)
    throw new Fault(at, 'json-operation', { operations: Object.keys(spans).join(' ') });
  return found as Operation;
}

/** Its digits as they stand: a number that JSON would round is still exact here. */
function resultIn({ at, value }: Node): string {
  if ((value.kind === 'number' || value.kind === 'text') && /^\d+$/.test(value.text)) return value.text;
  throw new Fault(at, 'json-result');
}

function cellIn({ at, value }: Node, size: number): number {
  const cell = value.kind === 'text' ? cellNamed(value.text, size) : null;
  if (cell === null) throw new Fault(at, 'json-cell', { last: formatCell(size, size * size - 1) });
  return cell;
}

function cellNamed(name: string, size: number): number | null {
  const [, letter, row] = /^([a-z])([1-9]\d?)$/.exec(name) ?? [];
  if (letter === undefined) return null;
  const column = letter.charCodeAt(0) - 97;
  return column < size && Number(row) <= size ? (Number(row) - 1) * size + column : null;
}

function gridIn(node: Node | undefined, size: number): readonly number[] {
  const grid = Array.from({ length: size * size }, () => 0);
  if (!node) return grid;
  if (node.value.kind !== 'object') throw new Fault(node.at, 'json-object');
  for (const [name, value] of node.value.fields) {
    const cell = cellNamed(name, size);
    if (cell === null) throw new Fault(value.at, 'json-cell', { last: formatCell(size, size * size - 1) });
    grid[cell] = wholeOf(value, 1, size);
  }
  return grid;
}

/** One cage a line. */
export function formatJsonLevel(
  { size, cages, givens }: Level,
  entries: readonly number[] | null = null,
): string {
  const named = (cell: number) => formatCell(size, cell);
  const grid = (values: readonly number[]) =>
    JSON.stringify(
      Object.fromEntries(values.flatMap((value, cell) => (value ? [[named(cell), value]] : []))),
    );
  const lines = cages.map(({ operation, result, cells }) => {
    const exact = Number.isSafeInteger(Number(result)) ? Number(result) : result;
    return `    ${JSON.stringify({ operation, result: exact, cells: cells.map(named) })}`;
  });
  const parts = [`  "size": ${size}`, `  "cages": [\n${lines.join(',\n')}\n  ]`];
  if (givens.some(Boolean)) parts.push(`  "givens": ${grid(givens)}`);
  if (entries) parts.push(`  "entries": ${grid(entries)}`);
  return `{\n${parts.join(',\n')}\n}\n`;
}
