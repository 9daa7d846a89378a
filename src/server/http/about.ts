/** Where others can reach this room (docs/protocol.md, H8): an invite must name an address that leads here from elsewhere. */
import { networkInterfaces } from 'node:os';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { isLoopbackName } from './origin.ts';
import type { Parts } from './parts.ts';
import { refusedSchema, roomSchema } from './schemas.ts';

export function about({ config, version }: Parts): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/room',
      {
        config: { forStrangers: true },
        schema: {
          summary: 'Where others reach the room',
          response: { 200: roomSchema, '4xx': refusedSchema },
        },
      },
      async ({ protocol, host, hostname }) => {
        const asked = `${protocol}://${host}`;
        const port = host.slice(hostname.length);
        return {
          version,
          origins: originsFor(
            config.publicUrl,
            asked,
            hostname,
            port,
            listensEverywhere(app.server.address()),
          ),
        };
      },
    );
  };
}

/** The public address; else the one that was asked, if it is not this machine's own name for itself; else those of the network. */
export function originsFor(
  publicUrl: string | null,
  asked: string,
  hostname: string,
  port: string,
  everywhere: boolean,
): readonly string[] {
  if (publicUrl !== null) return [publicUrl];
  if (!isLoopbackName(hostname)) return [asked];
  return everywhere ? homeAddresses().map((address) => `http://${address}${port}`) : [];
}

function listensEverywhere(address: ReturnType<import('node:net').Server['address']>): boolean {
  return typeof address === 'object' && ['0.0.0.0', '::'].includes(address?.address ?? '');
}

/** IPv4 only: nobody types the others, and names in brackets break in some chats. */
function homeAddresses(): readonly string[] {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return all.flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : []));
}
