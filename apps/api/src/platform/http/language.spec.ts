import { expect, it } from 'vitest';
import { languageOf } from './language.js';

const asked = (query: object, header?: string) => languageOf({ query, headers: header === undefined ? {} : { 'accept-language': header } });

it.each([
  [undefined, 'en'],
  ['fr', 'fr'],
  ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'fr'],
  ['de-DE,de;q=0.9,en;q=0.8,fr;q=0.7', 'en'],
  ['en;q=0.5,fr;q=0.8', 'fr'],
  ['de, fr;q=0.3, *;q=0.1', 'fr'],
  ['*', 'en'],
  ['fr;q=0', 'en'],
  ['fr;q=often', 'en'],
  ['de', 'en'],
  [';;,,q=', 'en'],
])('Accept-Language %s is answered in %s', (header, locale) => expect(asked({}, header)).toBe(locale));

it('the language in the URL takes precedence over the header', () => {
  expect(asked({ locale: 'en' }, 'fr')).toBe('en');
  expect(asked({ locale: 'fr-BE' })).toBe('fr');
});
it.each(['de', '', ['fr', 'en']])('an unsupported language is refused: %j', (locale) =>
  expect(() => asked({ locale }, 'fr')).toThrow('locale: It must be one of en, fr,'),
);
