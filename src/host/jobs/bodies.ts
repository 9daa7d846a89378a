/**
 * Bodies that bring texts, read in a thread: they have megabytes, and JSON of that size holds up whoever parses it. The
 * bytes are handed over as they came, and the texts come back as bytes.
 */
import { ok, type Result, refuse } from '../../core/result.ts';
import { type NewResource, type NewTexts, newResource, newTexts } from '../../protocol/http.ts';
import { parseForm, parseJson } from '../../protocol/json.ts';
import { encodeTexts, type TextBytes, utf8Text } from './resources.ts';

const forms = { resource: newResource, texts: newTexts } as const;

/** What a body of each form holds. */
type Forms = { readonly resource: NewResource; readonly texts: NewTexts };

export type BodyForm = keyof Forms;

/** A body as it came in, and what it is to be. */
export type RawBody = { readonly form: BodyForm; readonly body: Uint8Array };

/** What stands in a body of this form. */
export type Brought<Form extends BodyForm = BodyForm> = Omit<Forms[Form], 'texts'> & {
  readonly texts: TextBytes;
};

export function parseBody({ form, body }: RawBody): Result<Brought> {
  const text = utf8Text(body);
  const raw = text === null ? refuse('body-not-json') : parseJson(text);
  const read = raw.ok ? parseForm(forms[form], raw.value) : raw;
  return read.ok ? ok({ ...read.value, texts: encodeTexts(read.value.texts) }) : read;
}
