/** Bodies are JSON or nothing; an empty one is nothing, whatever its type says. */
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { parseJson } from '../../protocol/json.ts';
import { Refused } from './refused.ts';

export const bodyLimit = 64 * 1024;
export const importLimit = 2 * 1024 * 1024;
export const resourceLimit = 12 * 1024 * 1024;

const json = 'application/json';

export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(json, { parseAs: 'string' }, (_, text, done) => {
    const parsed = parseJson(text);
    if (parsed.ok) done(null, parsed.value);
    else done(new Refused(parsed.problems));
  });
}

/** In this scope bodies stay bytes: they have megabytes, and a thread reads them. */
export function acceptBytes(app: FastifyInstance): void {
  app.removeContentTypeParser(json);
  app.addContentTypeParser<Buffer>(json, { parseAs: 'buffer' }, (_, bytes, done) => done(null, bytes));
  app.addHook('preValidation', async (request) => {
    // No body at all, and no type of one.
    request.body ??= new Uint8Array(0);
  });
  app.setValidatorCompiler(unlessBody);
}

/** The form of a body for those who read about it; it comes as bytes, and is checked where it is read. */
export function unread(schema: z.ZodType): z.ZodType<Uint8Array> {
  return schema as z.ZodType<unknown> as z.ZodType<Uint8Array>;
}

/** The shape of an answer for those who read about it; it goes out in the form it has already. */
export function sent<Form>(schema: z.ZodType): z.ZodType<Form> {
  return schema as z.ZodType<Form>;
}

const unlessBody: FastifySchemaCompiler<z.ZodType> = (route) =>
  route.httpPart === 'body' ? (value: unknown) => ({ value }) : validatorCompiler(route);
