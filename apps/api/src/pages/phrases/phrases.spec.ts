import { readdirSync } from 'node:fs';
import { placeholdersOf } from '#muster/messages';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { InLocale, phrases, phrasesIn, WithMarkup, type Phrase } from './phrase.js';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(?:[\w-]+\/)?[\w-]+\.ts$/.test(file),
);

it.each(files)('%s has the same placeholders in both languages', async (file) => {
  const tables: Readonly<Record<string, Readonly<Record<string, Phrase>>>> = await import(`./${file}`);
  for (const [id, { en, fr }] of Object.values(tables).flatMap((table) => Object.entries(table)))
    expect([id, new Set(placeholdersOf(fr))]).toEqual([id, new Set(placeholdersOf(en))]);
});

it('there are tables', () => expect(files.length).toBeGreaterThan(4));

it('is rendered in the language of the page, with markup inside', () => {
  const said = phrases({
    until: { en: 'By {{day}}.', fr: 'Avant le {{day}}.' },
    left: { en: '{{n}} {{n|one:day|other:days}}', fr: '{{n}} j' },
  });
  expect(phrasesIn('en')(said.left, { n: 1 })).toBe('1 day');
  expect(phrasesIn('fr')(said.until, { day: 'lundi' })).toBe('Avant le lundi.');
  const text = h(WithMarkup, { of: said.until, values: { day: h('b', null, '<lundi>') } });
  const page = h(InLocale, { locale: 'fr', children: text });
  expect(renderToString(page)).toBe('Avant le <b>&lt;lundi></b>.');
});
