/** What a schema found wrong, in the codes that forms use. */
import type { FastifySchemaValidationError } from 'fastify';
import { type Problem, problem } from '../../core/result.ts';

/** The part of zod's issues that matters here. */
type Details = { readonly expected?: string; readonly keys?: readonly string[] };

const byType: Readonly<Record<string, string>> = {
  string: 'not-a-text',
  number: 'not-a-number',
  int: 'not-a-number',
  boolean: 'not-a-switch',
  array: 'not-a-list',
};

/** `keyword` is zod's code, `instancePath` a JSON pointer such as /seats/1/name. */
export function issueProblems({
  keyword,
  instancePath,
  params,
}: FastifySchemaValidationError): readonly Problem[] {
  const { expected = '', keys = [] }: Details = params;
  const path = instancePath.split('/').slice(1).join('.');
  const under = path === '' ? '' : `${path}.`;
  if (keyword === 'unrecognized_keys')
    return keys.map((key) =>
      problem('unknown-field', { field: key.slice(0, 80) }, `${under}${key.slice(0, 80)}`),
    );
  return [problem(codeOf(keyword, expected), undefined, path === '' ? undefined : path)];
}

function codeOf(keyword: string, expected: string): string {
  if (keyword === 'invalid_value') return 'not-a-choice';
  return keyword === 'invalid_type' ? (byType[expected] ?? 'body-invalid') : 'body-invalid';
}
