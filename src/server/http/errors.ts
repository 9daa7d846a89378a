/** Whatever went wrong becomes problems with stable codes, in words of the reader's language (docs/protocol.md, H2). */
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Language } from '../../core/phrase.ts';
import { type Problem, problem } from '../../core/result.ts';
import { StoreError } from '../../host/store.ts';
import { issueProblems } from '../../protocol/json.ts';
import type { Translator } from '../translator.ts';
import { issueOf } from './issues.ts';
import { Refused } from './refused.ts';
import { languageOf } from './session.ts';
import { statusOf } from './status.ts';

type Found = { readonly problems: readonly Problem[]; readonly game: string | null; readonly status: number };

/** Answers an error; only what is our own fault is logged as one. */
export function answerError(
  words: Translator,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { problems, game, status } = found(error, request);
  if (status >= 500 && problems[0]!.code !== 'preparing')
    request.log.error({ err: error }, 'a request failed');
  const messages = problems.map((each) => words.say(each, languageOf(request), game));
  const seconds = problems[0]!.params?.['seconds'];
  if ((status === 429 || status === 503) && typeof seconds === 'number') reply.header('retry-after', seconds);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ problems, message: messages[0], messages });
}

/** What came in is no HTTP, or did not come in time: there is no request to answer, only a socket to close. */
export function endUnreadable(error: NodeJS.ErrnoException, socket: Duplex, words: Translator): void {
  const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  endWith(socket, words, problem(isSlow ? 'request-slow' : 'bad-request'));
}

/** Refuses on a socket that nobody else will answer, and closes it. */
export function endWith(
  socket: Duplex,
  words: Translator,
  refused: Problem,
  language: Language = 'en',
): void {
  if (!socket.writable || socket.destroyed) return void socket.destroy();
  const status = statusOf(refused.code);
  const body = JSON.stringify({ problems: [refused], message: words.say(refused, language, null) });
  const seconds = refused.params?.['seconds'];
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(seconds === undefined ? [] : [`Retry-After: ${seconds}`]),
  ];
  socket.end([...head, '', body].join('\r\n'), () => socket.destroy());
}

function found(error: unknown, request: FastifyRequest): Found {
  if (error instanceof Refused) return as(error.problems, error.game);
  if (error instanceof StoreError) return as([problem(error.code)]);
  if (hasZodFastifySchemaValidationErrors(error)) {
    // An id that can't be one is an unknown one.
    if (error.validationContext === 'params') return as([problem('no-such-table')]);
    return as(issueProblems(error.validation.map(issueOf)));
  }
  return ofFastify(error, request);
}

function ofFastify(error: unknown, { id, routeOptions }: FastifyRequest): Found {
  const { code, statusCode = 500 } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return as([problem('body-too-large', { kilobytes: Math.floor((routeOptions.bodyLimit ?? 0) / 1024) })]);
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { ...as([problem('body-not-json')]), status: 415 };
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError)
    return as([problem('body-not-json')]);
  if (statusCode === 414) return as([problem('no-such-route')]);
  if (statusCode >= 400 && statusCode < 500) return { ...as([problem('bad-request')]), status: statusCode };
  return as([problem('failed', { request: id })]);
}

function as(problems: readonly Problem[], game: string | null = null): Found {
  return { problems, game, status: statusOf(problems[0]!.code) };
}
