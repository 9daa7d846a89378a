/** Log-ins (docs/protocol.md, A1 to A6). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Result } from '../../core/result.ts';
import {
  accountChange,
  accountSchema,
  credentials,
  type Me,
  meSchema,
  refusedSchema,
  type SessionInfo,
  sessionId,
} from '../../protocol/http.ts';
import { shortKey, type Visitor } from '../people/accounts.ts';
import type { Counts } from './limits.ts';
import { shown, welcome } from './me.ts';
import type { Parts } from './parts.ts';
import { granted, refusal } from './refused.ts';
import { setCookie, visitorOf } from './session.ts';

const refused = { '4xx': refusedSchema, '5xx': refusedSchema };
const answersMe = { 200: meSchema, ...refused };

export function account({ accounts, guests }: Parts, counts: Counts): FastifyPluginAsyncZod {
  const entered = (result: Result<Visitor>, request: FastifyRequest, reply: FastifyReply): Me => {
    const visitor = granted(result);
    setCookie(visitor.cookie, request, reply);
    return shown(visitor.person, true);
  };

  return async (app) => {
    app.post(
      '/log-in',
      {
        config: { forStrangers: true },
        schema: { summary: 'Log in to an account that is there', body: credentials, response: answersMe },
        onRequest: [...counts.logins],
      },
      async (request, reply) =>
        entered(await accounts.logIn(request.visitor, request.body, deviceOf(request)), request, reply),
    );

    app.post(
      '/account',
      {
        schema: {
          summary: 'Give myself a name and a password; all that is mine stays mine',
          body: credentials,
          response: answersMe,
        },
        onRequest: [...counts.logins],
      },
      async (request, reply) =>
        entered(await accounts.register(visitorOf(request), request.body, deviceOf(request)), request, reply),
    );

    app.post(
      '/log-out',
      { schema: { summary: 'Log out here; a new guest goes on', response: answersMe } },
      async (request, reply) => {
        const visitor = visitorOf(request);
        if (!visitor.session) throw refusal('account-none');
        await accounts.logOut(visitor);
        request.visitor = null;
        request.guest = null;
        return shown(await welcome(guests, counts, request, reply), false);
      },
    );

    app.get(
      '/account',
      {
        schema: {
          summary: 'My account and where I am logged in',
          response: { 200: accountSchema, ...refused },
        },
      },
      async (request) => {
        const visitor = visitorOf(request);
        if (!visitor.account) throw refusal('account-none');
        const sessions = await accounts.sessions(visitor);
        return {
          name: visitor.person.name,
          created: visitor.account.created,
          isHost: visitor.account.isHost,
          sessions: sessions.map((each): SessionInfo => {
            const { device, created, seen, key } = each;
            return { id: shortKey(each), device, created, seen, isThis: key === visitor.session?.key };
          }),
        };
      },
    );

    app.patch(
      '/account',
      {
        schema: { summary: 'Change my name or password', body: accountChange, response: answersMe },
        onRequest: [...counts.logins],
      },
      async (request) => {
        const { present, name, password } = request.body;
        const wanted = {
          present,
          ...(name !== undefined && { name }),
          ...(password !== undefined && { password }),
        };
        return shown(granted(await accounts.change(visitorOf(request), wanted)).person, true);
      },
    );

    app.delete(
      '/account/sessions',
      { schema: { summary: 'Log out everywhere else', response: answersMe } },
      async (request) => {
        const visitor = visitorOf(request);
        if (!visitor.account) throw refusal('account-none');
        await accounts.logOutElsewhere(visitor);
        return shown(visitor.person, true);
      },
    );

    app.delete(
      '/account/sessions/:session',
      { schema: { summary: 'Log out on one device', params: sessionId, response: answersMe } },
      async (request) => {
        const visitor = visitorOf(request);
        granted(await accounts.endSession(visitor, request.params.session));
        return shown(visitor.person, visitor.account !== null);
      },
    );
  };
}

function deviceOf({ headers }: FastifyRequest): string {
  return headers['user-agent'] ?? '';
}
