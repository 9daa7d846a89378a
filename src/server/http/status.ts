/** The one table from codes to HTTP status. What is not in it is something wrong in what was sent: 422. */
const statuses: Readonly<Record<string, number>> = {
  'bad-request': 400,
  'body-not-json': 400,
  'body-too-deep': 400,
  'session-missing': 401,
  origin: 403,
  'own-machine-only': 403,
  'owner-only': 403,
  'not-seated': 403,
  'not-your-seat': 403,
  'no-such-route': 404,
  'no-such-table': 404,
  'no-such-asset': 404,
  conflict: 409,
  'others-play': 409,
  'review-early': 409,
  'table-broken': 409,
  'table-name-taken': 409,
  'too-many-tables': 409,
  'body-too-large': 413,
  'too-many': 429,
  failed: 500,
  'back-soon': 503,
  closed: 503,
  'review-failed': 503,
  'room-starting': 503,
  'store-damaged': 503,
  'store-failed': 503,
  'store-locked': 503,
  'store-newer': 503,
  'store-read-only': 503,
  'store-full': 507,
};

export function statusOf(code: string): number {
  return Object.hasOwn(statuses, code) ? statuses[code]! : 422;
}
