import { expect, it } from 'vitest';
import { findLocale } from './locale.js';

it.each([
  ['en', 'en'],
  ['fr', 'fr'],
  ['FR-ca', 'fr'],
  ['en-Latn-GB', 'en'],
  ['de', null],
  ['french', null],
  ['*', null],
  ['', null],
])('%s is answered in %s', (tag, locale) => expect(findLocale(tag)).toBe(locale));
