/**
 * What browsers are told to forbid. The room has to work at plain http addresses of a home network too, so nothing here
 * asks for TLS; a request that came by TLS gets HSTS on top. The referrer policy is `same-origin` and not `no-referrer`,
 * because with the latter browsers send `Origin: null` with forms, which the room would refuse.
 */
import type { FastifyHelmetOptions } from '@fastify/helmet';

export const helmetOptions: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // Together they allow SharedArrayBuffer, where the address is https or localhost.
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginEmbedderPolicy: { policy: 'require-corp' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'same-origin' },
  frameguard: { action: 'deny' },
  hsts: false,
};

export const hsts = `max-age=${180 * 24 * 3600}`;
