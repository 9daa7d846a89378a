/** The room that this page came from. */
import { type ApiRequest, type ApiResponse, RoomApi } from '../client/api.ts';

const away = { code: 'room-away' };

export const api = new RoomApi({ fetch: send, unreachable: away, foreign: away });

async function send({ method, path, body, gone }: ApiRequest): Promise<ApiResponse | null> {
  const headers = body === null ? {} : { 'content-type': 'application/json' };
  const signal = gone instanceof AbortSignal ? gone : null;
  try {
    const answer = await fetch(path, { method, headers, body, signal });
    return { ok: answer.ok, status: answer.status, text: await answer.text() };
  } catch {
    // What breaks off in the middle is no answer either.
    return null;
  }
}
