/** Addresses of servers and tables, as people write and paste them. */
import { ok, type Result, refuse } from '../../core/result.ts';
import { clean } from '../text.ts';

/** The origin of a server: `localhost:8080`, `http://casa.lan`, or any page of it. */
export function parseServer(text: string): Result<string> {
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `http://${text}`);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    return refuse('cli.no-server', { server: clean(text) });
  return ok(url.origin);
}

export type Invitation = {
  /** Null when only the id was given. */
  readonly server: string | null;
  readonly table: string;
};

/** A table's id, or a link to it: the last part of the path. */
export function parseInvitation(text: string): Result<Invitation> {
  const isLink = /^https?:\/\//i.test(text.trim());
  const url = isLink ? URL.parse(text.trim()) : null;
  const table = isLink ? (url?.pathname.split('/').findLast((part) => part !== '') ?? '') : text.trim();
  if (!/^[\w-]{8,40}$/.test(table)) return refuse('cli.no-table', { text: clean(text) });
  return ok({ server: url?.origin ?? null, table });
}
