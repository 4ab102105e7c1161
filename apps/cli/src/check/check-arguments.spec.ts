import { expect, it } from 'vitest';
import { WrongUsage } from '../command.js';
import { parseCheckArguments } from './check-arguments.js';

it('reads every option', () =>
  expect(
    parseCheckArguments([
      ...['a.txt', '-', '--edition', '10e', '--release', '2026-06-14', '--json', '--complete'],
      ...['--limit', '2000', '--battle-size', 'strike-force', '--aspects', 'units,army'],
      ...['--amendment', 'one', '--amendment', 'two', '--house-rules', 'event.json', '--locale', 'fr-CA'],
    ]),
  ).toEqual({
    sources: ['a.txt', '-'],
    edition: '10e',
    pointsLimit: 2000,
    battleSize: 'strike-force',
    aspects: ['army', 'units'],
    against: { kind: 'label', label: '2026-06-14' },
    complete: true,
    amendments: ['one', 'two'],
    houseRules: 'event.json',
    locale: 'fr',
    json: true,
    reports: false,
  }));

it("uses today's release by default", () =>
  expect(parseCheckArguments(['a.txt'])).toEqual({
    sources: ['a.txt'],
    edition: null,
    pointsLimit: null,
    battleSize: null,
    aspects: ['army', 'units', 'wargear'],
    against: { kind: 'today' },
    complete: false,
    amendments: [],
    houseRules: null,
    locale: 'en',
    json: false,
    reports: false,
  }));

it.each([
  ['no input', []],
  ['an unknown aspect', ['a.txt', '--aspects', 'army,paint']],
  ['an unknown option', ['a.txt', '--fast']],
  ['a language that there is none of', ['a.txt', '--locale', 'de']],
  ['an unknown edition', ['a.txt', '--edition', '12e']],
  ['a day that does not exist', ['a.txt', '--as-of', '2026-02-30']],
  ['a date in another form', ['a.txt', '--as-of', '14.06.2026']],
  ['both a release and a date', ['a.txt', '--as-of', '2026-06-14', '--release', 'x']],
])('refuses %s', (_, args) => expect(() => parseCheckArguments(args)).toThrow(WrongUsage));
