import type { Language, Messages } from '../../../core/phrase.ts';
import { ca } from './ca.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export const accountWords: Readonly<Record<Language, Messages>> = { ca, es, en };
