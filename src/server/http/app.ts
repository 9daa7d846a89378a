/** The HTTP side of the room, ready to listen or to be asked by tests with `inject`. */
import { randomBytes } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';
import { fastifyHelmet } from '@fastify/helmet';
import { fastifyRateLimit } from '@fastify/rate-limit';
import { fastifySwagger } from '@fastify/swagger';
import { type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { about } from './about.ts';
import { assets } from './assets.ts';
import { acceptJson, bodyLimit } from './body.ts';
import { daily } from './daily.ts';
import { answerError, endUnreadable } from './errors.ts';
import { home } from './home.ts';
import { assertReady, house } from './house.ts';
import { createCounts, defaultLimits } from './limits.ts';
import { me } from './me.ts';
import { isAtHome, isOwnOrigin } from './origin.ts';
import { sendPage, servePage, wantsPage } from './page.ts';
import type { Parts } from './parts.ts';
import { refusal } from './refused.ts';
import { helmetOptions, hsts } from './security.ts';
import { tables } from './tables.ts';
import { transfer } from './transfer.ts';

export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const app = bare(parts);
  await app.register(fastifyCookie);
  await app.register(fastifyHelmet, helmetOptions);
  await app.register(fastifyRateLimit, { global: false });
  await app.register(fastifySwagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Ludoteca', version: parts.version } },
    transform: jsonSchemaTransform,
  });
  watch(app, parts);
  await app.register(house(parts));
  await app.register((scope) => api(scope, parts), { prefix: '/api' });
  welcomeStrangers(app, parts.words, await servePage(app, parts.page));
  return app;
}

function bare({ config, words, log }: Parts): FastifyInstance {
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomBytes(6).toString('base64url'),
    // One proxy, the nearest, and at home: what it was told by others may be made up.
    trustProxy: config.trustProxy ? (address, hop) => hop === 0 && isAtHome(address) : false,
    // `state` says it, in our own words.
    return503OnClosing: false,
    bodyLimit,
    clientErrorHandler: (_, socket) => endUnreadable(socket, words),
    frameworkErrors: (error, request, reply) => void answerError(words, error, request, reply),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('guest', null);
  acceptJson(app);
  app.setErrorHandler((error, request, reply) => answerError(words, error, request, reply));
  return app;
}

/** An unknown address is a place within the page, where there is one; otherwise there is nothing there. */
function welcomeStrangers(app: FastifyInstance, words: Parts['words'], hasPage: boolean): void {
  app.setNotFoundHandler((request, reply) =>
    hasPage && wantsPage(request)
      ? sendPage(reply)
      : answerError(words, refusal('no-such-route'), request, reply),
  );
}

/** One line in the log and one figure for every request; never what was in it. */
function watch(app: FastifyInstance, { metrics }: Parts): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', hsts);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    const status = reply.statusCode;
    metrics.requests.observe({ method, route, status }, reply.elapsedTime / 1000);
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}

/** Everything for players: in this order it is asked whether the room is open, how often, who, and from where. */
async function api(app: FastifyInstance, parts: Parts): Promise<void> {
  const { guests, config, state } = parts;
  const counts = createCounts(app, parts.limits ?? defaultLimits);
  app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'));
  app.addHook('onRequest', async () => assertReady(state));
  app.addHook('onRequest', counts.requests[0]);
  app.addHook('onRequest', async (request) => {
    request.guest = await guests.of(request.headers.cookie);
  });
  app.addHook('onRequest', counts.requests[1]);
  app.addHook('onRequest', async (request) => assertOwnPage(request, config.publicUrl));
  await app.register(about(parts));
  await app.register(me(parts, counts));
  await app.register(home(parts, counts));
  await app.register(tables(parts, counts));
  await app.register(transfer(parts, counts));
  await app.register(daily(parts, counts));
  await app.register(assets(parts));
}

/** No other site may change anything here with the cookie of somebody who visits it. */
function assertOwnPage({ method, headers, host }: FastifyRequest, publicUrl: string | null): void {
  if (method === 'GET' || method === 'HEAD') return;
  if (!isOwnOrigin(headers.origin, host, publicUrl)) throw refusal('origin');
}
