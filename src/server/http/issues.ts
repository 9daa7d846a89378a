/** What a schema found wrong, as Fastify tells it. */
import type { FastifySchemaValidationError } from 'fastify';
import type { Issue } from '../../protocol/json.ts';

/** `keyword` is zod's code, `instancePath` a JSON pointer such as /seats/1/name. */
export function issueOf({ keyword, instancePath, params }: FastifySchemaValidationError): Issue {
  const path = instancePath.split('/').slice(1);
  return { ...params, code: keyword, path: path.filter((step) => step !== '') };
}
