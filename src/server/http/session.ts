/** Who asks. Everything under /api but a few routes is for guests the room knows. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../core/phrase.ts';
import type { Guest } from '../../host/store.ts';
import { cookieName } from '../guests.ts';
import type { Visitor } from '../people/accounts.ts';
import { asLanguage, preferredLanguage } from '../translator.ts';
import { refusal } from './refused.ts';

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor | null;
    /** The visitor's person. */
    guest: Guest | null;
  }
  interface FastifyContextConfig {
    /** A route for those too whom the room does not know. */
    readonly forStrangers?: boolean;
  }
}

/** Before anything of a body is read: whoever is not known must not make the room keep it. */
export async function assertGuest(request: FastifyRequest): Promise<void> {
  const { config } = request.routeOptions;
  if (!request.is404 && !config.forStrangers) guestOf(request);
}

export function guestOf({ guest }: FastifyRequest): Guest {
  if (!guest) throw refusal('session-missing');
  return guest;
}

/** The language the guest has chosen, else the one their browser asks for. */
export function languageOf({ guest, headers }: FastifyRequest): Language {
  return asLanguage(guest?.language) ?? preferredLanguage(headers['accept-language']);
}

export function visitorOf({ visitor }: FastifyRequest): Visitor {
  if (!visitor) throw refusal('session-missing');
  return visitor;
}

export function setCookie(cookie: string, request: FastifyRequest, reply: FastifyReply): void {
  reply.setCookie(cookieName, cookie, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: 365 * 24 * 3600,
    // At a plain http address of a home network a Secure cookie would be lost.
    secure: request.protocol === 'https',
  });
}
