/** What the HTTP side is made of; the server puts it together, tests bring their own. */
import type { FastifyBaseLogger } from 'fastify';
import type { LibraryEntries } from '../../host/libraryentries.ts';
import type { Orders } from '../../host/orders.ts';
import type { TableRegistry } from '../../host/registry.ts';
import type { Reviews } from '../../host/reviews.ts';
import type { Store } from '../../host/store.ts';
import type { Config } from '../config.ts';
import type { Guests } from '../guests.ts';
import type { FolderLibrary } from '../library.ts';
import type { Limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Accounts } from '../people/accounts.ts';
import type { Visitors } from '../people/visitors.ts';
import type { Translator } from '../translator.ts';

export type Parts = {
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy' | 'allowHosts'>;
  readonly store: Pick<Store, 'check' | 'entries' | 'countEntries' | 'guest' | 'records'>;
  readonly registry: TableRegistry;
  readonly reviews: Pick<Reviews, 'look'>;
  readonly library: FolderLibrary;
  readonly entries: LibraryEntries;
  readonly orders: Orders;
  readonly guests: Guests;
  readonly visitors: Visitors;
  readonly accounts: Accounts;
  readonly words: Translator;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  /** Of the program, for /health. */
  readonly version: string;
  readonly state: () => 'starting' | 'ready' | 'draining';
  readonly limits: Limits;
  /** Milliseconds for a whole request to come in. */
  readonly requestMs?: number;
  /** Where the built page lies, if not where the build puts it. */
  readonly page?: string;
};
