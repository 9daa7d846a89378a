/** Bodies are JSON or nothing; an empty one is nothing, whatever its type says. */
import type { FastifyInstance } from 'fastify';
import { refusal } from './refused.ts';

export const bodyLimit = 64 * 1024;
export const importLimit = 2 * 1024 * 1024;
export const resourceLimit = 12 * 1024 * 1024;

/** Deeper than anything a game writes, and far from what makes JSON.stringify run out of stack. */
const deepest = 64;

export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.trim() === '') return done(null, undefined);
    parse(request, text, (error, value) => {
      if (!error && isDeep(value, deepest)) done(refusal('body-too-deep'));
      else done(error, value);
    });
  });
}

function isDeep(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => isDeep(inner, left - 1));
}
