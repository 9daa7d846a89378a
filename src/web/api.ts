/** The room that this page came from. */
import { type ApiRequest, type ApiResponse, RoomApi } from '../client/api.ts';

const away = { code: 'room-away' };

export const api = new RoomApi({ fetch: send, unreachable: away, foreign: away });

async function send({ method, path, body, gone, tag }: ApiRequest): Promise<ApiResponse | null> {
  const headers = {
    ...(tag !== undefined && { 'if-none-match': tag }),
    ...(body !== null && { 'content-type': 'application/json' }),
  };
  const signal = gone instanceof AbortSignal ? gone : null;
  try {
    const answer = await fetch(path, { method, headers, body, signal });
    const { ok, status, headers: told } = answer;
    const disposition = told.get('content-disposition');
    return { ok, status, text: await answer.text(), tag: told.get('etag'), disposition };
  } catch {
    // What breaks off in the middle is no answer either.
    return null;
  }
}
