/** Every kind of event: one that is forgotten does not compile. */
import type { EventBody } from '../event.ts';
import { asking } from './asking.ts';
import { gathering } from './gathering.ts';
import type { EventKind, KindsOf } from './kind.ts';
import { pausing } from './pausing.ts';
import { playing } from './playing.ts';

const kinds: KindsOf<EventBody['kind']> = { ...gathering, ...playing, ...pausing, ...asking };

export function kindOf({ kind }: EventBody): EventKind<EventBody> {
  return kinds[kind];
}
