/** Games of the day: which there are, and my own table (docs/protocol.md, D1–D4). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Language, Say } from '../../core/phrase.ts';
import type { TodaysGame } from '../../host/dailies.ts';
import type { TableRegistry } from '../../host/registry.ts';
import { dailiesSchema, entrySchema, refusedSchema, todaysGame } from '../../protocol/http.ts';
import { shareText } from '../../room/daily.ts';
import { quickSeats } from '../../room/quick.ts';
import type { Translator } from '../translator.ts';
import type { Counts } from './limits.ts';
import type { Parts } from './parts.ts';
import { granted } from './refused.ts';
import { guestOf, languageOf } from './session.ts';
import { entry, made } from './tables.ts';

export function daily({ registry, words }: Parts, counts: Counts): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/daily',
      {
        schema: {
          summary: 'The games of the day, and what I have made of them',
          response: { 200: dailiesSchema, '4xx': refusedSchema, '5xx': refusedSchema },
        },
      },
      async (request) => ({
        games: await todayFor(registry, words, guestOf(request).id, languageOf(request)),
      }),
    );

    app.post(
      '/daily',
      {
        schema: {
          summary: 'My table of the day: the one that I have, or a new one',
          body: todaysGame,
          response: { 200: entrySchema, 201: entrySchema, '4xx': refusedSchema, '5xx': refusedSchema },
        },
        onRequest: [...counts.tables],
      },
      async (request, reply) => {
        const { id: player, name } = guestOf(request);
        const { game, key = null } = request.body;
        const say = sayerOf(words, languageOf(request), game);
        const seats: Parameters<typeof registry.daily>[2] = (of, options) =>
          quickSeats(of, options, name, say);
        const { id, isNew } = granted(await registry.daily({ game, key }, player, seats), game);
        return isNew ? made(registry, id, player, reply) : entry(registry, id, player);
      },
    );
  };
}

/** The games of the day as this player has them. */
export async function todayFor(
  registry: TableRegistry,
  words: Translator,
  player: string,
  language: Language,
) {
  const games = await registry.today(player);
  return games.map((each) => inWords(each, language, sayerOf(words, language, each.game)));
}

function inWords({ share, ...rest }: TodaysGame, language: Language, say: Say) {
  const { code, params } = share?.result ?? { code: '' };
  const shown = share && { result: say(code, params), text: shareText(share, rest.day, language, say) };
  return { ...rest, title: say(`today.${rest.key}`), share: shown };
}

function sayerOf(words: Translator, language: Language, game: string): Say {
  return (code, params) => words.say({ code, ...(params && { params }) }, language, game);
}
