/** A thread for tests with a game whose content is made for each day. */
import { heapsModule } from '../../host/heaps.testing.ts';
import { threadWith } from './think.ts';

export default threadWith({ heaps: heapsModule });
