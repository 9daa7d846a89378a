/** Who I am to the room (docs/protocol.md, H3), and what there is to play (H7). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { defaultsFor, type Game } from '../../core/game.ts';
import type { Language } from '../../core/phrase.ts';
import type { Guest } from '../../host/store.ts';
import {
  type GameInfo,
  gamesSchema,
  type Me,
  meChange,
  meSchema,
  refusedSchema,
} from '../../protocol/http.ts';
import type { Guests } from '../guests.ts';
import { asLanguage, type Translator } from '../translator.ts';
import type { Counts } from './limits.ts';
import { isOwnMachine } from './origin.ts';
import type { Parts } from './parts.ts';
import { granted, refusal } from './refused.ts';
import { languageOf, setCookie, visitorOf } from './session.ts';

export function me({ guests, library, words }: Parts, counts: Counts): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/me',
      {
        config: { forStrangers: true },
        schema: {
          summary: 'Who I am; a new guest at first',
          response: { 200: meSchema, '4xx': refusedSchema },
        },
      },
      async (request, reply) => {
        return shown(await welcome(guests, counts, request, reply), request.visitor?.account != null);
      },
    );

    app.patch(
      '/me',
      {
        schema: {
          summary: 'Change my name or language',
          body: meChange,
          response: { 200: meSchema, '4xx': refusedSchema },
        },
      },
      async (request) => {
        const { name, language } = request.body;
        const wanted = { ...(name !== undefined && { name }), ...(language !== undefined && { language }) };
        const { person, account } = visitorOf(request);
        if (account && name !== undefined) throw refusal('name-of-account', undefined, 'name');
        return shown(granted(await guests.change(person, wanted)), account !== null);
      },
    );

    app.get(
      '/games',
      {
        config: { forStrangers: true },
        schema: { summary: 'What there is to play', response: { 200: gamesSchema, '4xx': refusedSchema } },
      },
      async (request) => {
        const games = await Promise.all(library.gameIds.map((id) => library.game(id)));
        return {
          games: games.flatMap((game) => (game ? [onShelf(game, words, languageOf(request))] : [])),
        };
      },
    );
  };
}

/** Who asks: a new guest, if the room knows them not yet. Their cookie lasts a year from now. */
export async function welcome(
  guests: Guests,
  counts: Counts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Guest> {
  if (!request.guest && !isOwnMachine(request)) await counts.guests(request);
  const guest = request.guest ?? (await guests.welcome(languageOf(request)));
  setCookie(request.visitor?.cookie ?? guests.seal(guest), request, reply);
  return guest;
}

export function shown({ id, name, language }: Guest, hasAccount: boolean): Me {
  return { player: id, name, language: asLanguage(language) ?? 'en', account: hasAccount };
}

function onShelf(game: Game, words: Translator, language: Language): GameInfo {
  const { id, version, form, bots, strengths, notation } = game;
  const defaults = defaultsFor(game, language);
  const say = (code: string) => words.say({ code }, language, id);
  return {
    id,
    name: say('name'),
    tagline: say('tagline'),
    version,
    form,
    defaults,
    seats: game.seats(defaults),
    bots,
    strengths,
    rivals: game.rivals(defaults),
    files: (game.files?.kinds ?? []).map((kind) => ({ kind, name: say(`file.${kind}`) })),
    notation,
  };
}
