/** The room that this page came from. */
import { type ApiRequest, type ApiResponse, RoomApi } from '../client/api.ts';

const away = { code: 'room-away' };

export const api = new RoomApi({ fetch: send, unreachable: away, foreign: away });

async function send({ method, path, body, gone, tag, bytes }: ApiRequest): Promise<ApiResponse | null> {
  const headers = {
    ...(tag !== undefined && { 'if-none-match': tag }),
    ...(body !== null && { 'content-type': 'application/json' }),
  };
  const signal = gone instanceof AbortSignal ? gone : null;
  try {
    const answer = await fetch(path, { method, headers, body, signal });
    const { ok, status, headers: told } = answer;
    const disposition = told.get('content-disposition');
    const rest = { ok, status, tag: told.get('etag'), disposition };
    if (!bytes || !ok) return { ...rest, text: await answer.text() };
    return { ...rest, text: '', bytes: new Uint8Array(await answer.arrayBuffer()) };
  } catch {
    // What breaks off in the middle is no answer either.
    return null;
  }
}
