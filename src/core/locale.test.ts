import { expect, it } from 'vitest';
import { localeOf } from './locale.ts';

it('dates are written as in the reader’s own region, where it is one of the language', () => {
  expect(localeOf('en', ['ca', 'en-US', 'en-GB'])).toBe('en-US');
  expect(localeOf('es', ['ca-ES', 'es-MX'])).toBe('es-MX');
  expect(localeOf('ca', ['es-ES', 'ca'])).toBe('ca');
});
it('English without a region is written as in Britain', () => {
  expect(localeOf('en')).toBe('en-GB');
  expect(localeOf('en', ['en', 'es-ES'])).toBe('en-GB');
});
it('a tag that is none does no harm', () => expect(localeOf('en', ['en-x_', 'en-'])).toBe('en-GB'));
