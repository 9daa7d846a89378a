/**
 * The steps of the schema, oldest first. A step that was released never changes; the next one gets the next number.
 * They run on every database, so: Kysely's schema builder, no SQL of one database only.
 */
import type { Migration } from 'kysely/migration';
import { room } from './0001-room.ts';
import { numbers } from './0002-numbers.ts';
import { daily } from './0003-daily.ts';
import { usedAssets } from './0004-used-assets.ts';
import { texts } from './0005-texts.ts';
import { alarms } from './0006-alarms.ts';
import { results } from './0007-results.ts';
import { resources } from './0008-resources.ts';
import { dailyKeys } from './0009-daily-keys.ts';
import { people } from './0010-people.ts';

export type Migrations = Readonly<Record<string, Migration>>;

export const migrations: Migrations = {
  '0001-room': room,
  '0002-numbers': numbers,
  '0003-daily': daily,
  '0004-used-assets': usedAssets,
  '0005-texts': texts,
  '0006-alarms': alarms,
  '0007-results': results,
  '0008-resources': resources,
  '0009-daily-keys': dailyKeys,
  '0010-people': people,
};
