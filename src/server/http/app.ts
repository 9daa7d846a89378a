/** The HTTP side of the room, ready to listen or to be asked by tests with `inject`. */
import { randomBytes } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';
import { fastifyHelmet } from '@fastify/helmet';
import { fastifyRateLimit } from '@fastify/rate-limit';
import { fastifySwagger } from '@fastify/swagger';
import { type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { about } from './about.ts';
import { account } from './account.ts';
import { addressesIn } from './address.ts';
import { acceptJson, bodyLimit } from './body.ts';
import { limitConnections, limitUnderWay } from './connections.ts';
import { daily } from './daily.ts';
import { answerError, endUnreadable } from './errors.ts';
import { home } from './home.ts';
import { type Hosts, hostsOf, namesTwoHosts } from './hosts.ts';
import { assertReady, house } from './house.ts';
import { library } from './library.ts';
import { createCounts } from './limits.ts';
import { me } from './me.ts';
import { orders } from './orders.ts';
import { isOwnOrigin } from './origin.ts';
import { sendPage, servePage, wantsPage } from './page.ts';
import type { Parts } from './parts.ts';
import { refusal } from './refused.ts';
import { resources } from './resources.ts';
import { helmetOptions, hsts } from './security.ts';
import { assertGuest } from './session.ts';
import { tables } from './tables.ts';
import { transfer } from './transfer.ts';

export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const app = bare(parts);
  const { config, limits, words } = parts;
  limitConnections(app.server, limits.connections, words, addressesIn(config.trustProxy));
  await app.register(fastifyCookie);
  await app.register(fastifyHelmet, helmetOptions);
  await app.register(fastifyRateLimit, { global: false });
  await app.register(fastifySwagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Ludoteca', version: parts.version } },
    transform: jsonSchemaTransform,
  });
  watch(app, parts);
  const hosts = hostsOf(config);
  app.addHook('onRequest', async (request) => assertKnownHost(request, hosts));
  limitUnderWay(app, limits.connections);
  await app.register(house(parts));
  await app.register((scope) => api(scope, parts), { prefix: '/api' });
  welcomeStrangers(app, parts.words, await servePage(app, parts.page));
  return app;
}

/** A file of two megabytes comes in by then over all but the slowest lines. */
const requestMs = 30_000;

function bare({ config, words, log, ...parts }: Parts): FastifyInstance {
  const patience = parts.requestMs ?? requestMs;
  const trusts = addressesIn(config.trustProxy);
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomBytes(6).toString('base64url'),
    // One proxy, the nearest: what it was told by others may be made up.
    trustProxy: (address, hop) => hop === 0 && trusts(address),
    requestTimeout: patience,
    http: {
      // Node takes the longer of the two for bodies.
      headersTimeout: patience / 2,
      requestTimeout: patience,
      connectionsCheckingInterval: patience / 6,
      // Who offers another protocol (`curl --http2`) is answered in this one.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    // `state` says it, in our own words.
    return503OnClosing: false,
    bodyLimit,
    clientErrorHandler: (error, socket) => endUnreadable(error, socket, words),
    frameworkErrors: (error, request, reply) => void answerError(words, error, request, reply),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('guest', null);
  app.decorateRequest('visitor', null);
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
  const { visitors, config, state } = parts;
  const counts = createCounts(app, parts.limits);
  app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'));
  app.addHook('onRequest', async () => assertReady(state));
  app.addHook('onRequest', counts.requests[0]);
  app.addHook('onRequest', async (request) => {
    request.visitor = await visitors.of(request.headers.cookie);
    request.guest = request.visitor?.person ?? null;
  });
  app.addHook('onRequest', counts.requests[1]);
  app.addHook('onRequest', async (request) => assertOwnPage(request, config.publicUrl));
  app.addHook('onRequest', assertGuest);
  await app.register(about(parts));
  await app.register(me(parts, counts));
  await app.register(account(parts, counts));
  await app.register(home(parts, counts));
  await app.register(tables(parts, counts));
  await app.register(transfer(parts, counts));
  await app.register(daily(parts, counts));
  await app.register(orders(parts, counts));
  await app.register(resources(parts));
  await app.register(library(parts, counts));
}

/** The name that was asked for is the room's, and so is the one that a proxy was asked for. */
function assertKnownHost({ raw, host }: FastifyRequest, knows: Hosts): void {
  if (namesTwoHosts(raw)) throw refusal('bad-request');
  const unknown = [raw.headers.host ?? '', host].find((each) => each !== '' && !knows(each));
  if (unknown !== undefined) throw refusal('wrong-host', { host: unknown.slice(0, 80) });
}

/** No other site may change anything here with the cookie of somebody who visits it. */
function assertOwnPage({ method, headers, host }: FastifyRequest, publicUrl: string | null): void {
  if (method === 'GET' || method === 'HEAD') return;
  if (!isOwnOrigin(headers.origin, host, publicUrl)) throw refusal('origin');
}
