/** Counts what guests and addresses ask for (docs/protocol.md, H5), in memory, by fixed windows. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Limit, type Limits, limitProblem } from '../limits.ts';
import { addressKey } from './address.ts';
import { Refused } from './refused.ts';

/** Counts a request; rejects when it is one too many. */
type Count = (request: FastifyRequest) => Promise<void>;

/** By address first: that needs no look at who asks. */
type Both = readonly [address: Count, guest: Count];

type Counted = 'requests' | 'tables' | 'imports' | 'reviews' | 'resources' | 'logins';

export type Counts = Readonly<Record<Counted, Both>> & { readonly guests: Count };

type Scope = Pick<FastifyInstance, 'createRateLimit'>;

export function createCounts(app: Scope, limits: Limits): Counts {
  const both = (name: Counted) =>
    [byAddress(app, name, limits[name]), byGuest(app, name, limits[name])] as const;
  return {
    guests: byAddress(app, 'guests', limits.guests),
    requests: both('requests'),
    tables: both('tables'),
    imports: both('imports'),
    reviews: both('reviews'),
    resources: both('resources'),
    logins: both('logins'),
  };
}

function byAddress(app: Scope, name: keyof Limits, { address, minutes }: Limits['guests']): Count {
  const keyGenerator = (request: FastifyRequest) => addressKey(request.ip);
  return counter(app, name, { max: address, timeWindow: minutes * 60_000, keyGenerator });
}

/** Those who are not known yet are counted by their address only. */
function byGuest(app: Scope, name: Counted, { guest, minutes }: Limit): Count {
  const keyGenerator = (request: FastifyRequest) => request.guest?.id ?? '';
  const count = counter(app, name, { max: guest, timeWindow: minutes * 60_000, keyGenerator });
  return async (request) => (request.guest ? count(request) : undefined);
}

type Window = NonNullable<Parameters<FastifyInstance['createRateLimit']>[0]>;

function counter(app: Scope, name: keyof Limits, window: Window): Count {
  const check = app.createRateLimit(window);
  return async (request) => {
    const count = await check(request);
    if (!count.isAllowed && count.isExceeded) throw new Refused([limitProblem(name, count.ttlInSeconds)]);
  };
}
