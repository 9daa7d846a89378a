/** How much one guest, and one address, may ask for (docs/protocol.md, H5). Counted in memory, by fixed windows. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from './refused.ts';

export type Limit = {
  readonly guest: number;
  /** More than for one guest: a family, or a class, may share an address. */
  readonly address: number;
  readonly minutes: number;
};

export type Limits = Readonly<Record<'requests' | 'guests' | 'tables' | 'imports' | 'reviews', Limit>>;

export const defaultLimits: Limits = {
  requests: { guest: 300, address: 1200, minutes: 1 },
  guests: { guest: 20, address: 20, minutes: 60 },
  tables: { guest: 30, address: 120, minutes: 10 },
  imports: { guest: 10, address: 40, minutes: 10 },
  reviews: { guest: 30, address: 120, minutes: 1 },
};

/** Counts a request; rejects when it is one too many. */
type Count = (request: FastifyRequest) => Promise<void>;

/** By address first: that needs no look at who asks. */
export type Counts = Readonly<Record<keyof Limits, readonly [address: Count, guest: Count]>>;

type Scope = Pick<FastifyInstance, 'createRateLimit'>;

export function createCounts(app: Scope, limits: Limits): Counts {
  const both = (limit: Limit) => [byAddress(app, limit), byGuest(app, limit)] as const;
  return {
    requests: both(limits.requests),
    guests: both(limits.guests),
    tables: both(limits.tables),
    imports: both(limits.imports),
    reviews: both(limits.reviews),
  };
}

function byAddress(app: Scope, { address, minutes }: Limit): Count {
  return counter(app.createRateLimit({ max: address, timeWindow: minutes * 60_000 }));
}

/** Those who are not known yet are counted by their address only. */
function byGuest(app: Scope, { guest, minutes }: Limit): Count {
  const keyGenerator = (request: FastifyRequest) => request.guest?.id ?? '';
  const count = counter(app.createRateLimit({ max: guest, timeWindow: minutes * 60_000, keyGenerator }));
  return async (request) => (request.guest ? count(request) : undefined);
}

function counter(check: ReturnType<FastifyInstance['createRateLimit']>): Count {
  return async (request) => {
    const count = await check(request);
    if (!count.isAllowed && count.isExceeded) throw refusal('too-many', { seconds: count.ttlInSeconds });
  };
}
