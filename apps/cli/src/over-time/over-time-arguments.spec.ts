import { expect, it } from 'vitest';
import { WrongUsage } from '../command.js';
import { parseDiffArguments, parseDriftArguments } from './over-time-arguments.js';

it('drift takes a list and two releases', () =>
  expect(parseDriftArguments(['list.txt', '--from', 'may', '--to', 'june', '--edition', '9e', '--locale', 'fr', '--json'])).toEqual({
    source: 'list.txt',
    edition: '9e',
    from: { kind: 'label', label: 'may' },
    to: { kind: 'label', label: 'june' },
    locale: 'fr',
    json: true,
  }));

it("diff takes two lists and by default uses today's release", () => {
  const lists = { first: 'a.txt', second: 'b.txt', edition: null, locale: 'en', json: false };
  expect(parseDiffArguments(['a.txt', 'b.txt'])).toEqual({ ...lists, against: { kind: 'today' } });
  expect(parseDiffArguments(['a.txt', 'b.txt', '--as-of', '2026-01-31'])).toEqual({
    ...lists,
    against: { kind: 'asOf', date: '2026-01-31' },
  });
  expect(parseDiffArguments(['a.txt', 'b.txt', '--stated'])).toEqual({ ...lists, against: { kind: 'stated' } });
});

it.each([
  ['no list', () => parseDriftArguments(['--from', 'a', '--to', 'b'])],
  ['two lists to drift', () => parseDriftArguments(['a', 'b', '--from', 'a', '--to', 'b'])],
  ['one release', () => parseDriftArguments(['a', '--from', 'a'])],
  ['an unknown option', () => parseDriftArguments(['a', '--form', 'a', '--to', 'b'])],
  ['one list to compare', () => parseDiffArguments(['a'])],
  ['three lists to compare', () => parseDiffArguments(['a', 'b', 'c'])],
  ['two ways to name a release', () => parseDiffArguments(['a', 'b', '--release', 'x', '--stated'])],
])('%s is wrong usage', (_what, parse) => expect(parse).toThrow(WrongUsage));
