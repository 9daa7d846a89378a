/** A thread that does jobs with the games of the shelf. */
import { shelf } from '../../games/index.ts';
import { threadWith } from './think.ts';

export default threadWith(shelf);
