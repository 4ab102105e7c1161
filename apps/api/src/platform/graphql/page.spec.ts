import { describe, expect, it } from 'vitest';
import type { Connection, EitherWayArgs } from './connection.js';
import { pageAt, pageWithin } from './page.js';

const LETTERS = ['a', 'b', 'c', 'd', 'e'];
const EDGES = LETTERS.map((node) => ({ cursor: `of-${node}`, node }));

/** The letters of a page, with a dot on each side where there are more. */
const shown = ({ nodes, pageInfo: { hasPreviousPage, hasNextPage } }: Connection<string>): string =>
  `${hasPreviousPage ? '.' : ''}${nodes.join('')}${hasNextPage ? '.' : ''}`;

const PAGES: readonly (readonly [{ readonly [Name in keyof EitherWayArgs]: EitherWayArgs[Name] }, string])[] = [
  [{}, 'abcde'],
  [{ first: 2 }, 'ab.'],
  [{ first: 2, after: 'b' }, '.cd.'],
  [{ first: 2, after: 'd' }, '.e'],
  [{ first: 2, after: 'e' }, '.'],
  [{ last: 2 }, '.de'],
  [{ last: 2, before: 'd' }, '.bc.'],
  [{ last: 9, before: 'c' }, 'ab.'],
  [{ last: 2, before: 'a' }, '.'],
  [{ before: 'c' }, 'ab.'],
  [{ first: 1, before: 'c' }, 'a.'],
  [{ after: 'a', before: 'e' }, '.bcd.'],
  [{ after: 'd', before: 'b' }, '..'],
  [{ first: 4, last: 2 }, '.cd.'],
  [{ first: null, last: 1, after: 'b' }, '.e'],
];

describe('a page', () => {
  it.each(PAGES)('within a list, %j, has %s', (args, expected) => {
    const cursors = { after: args.after ? `of-${args.after}` : null, before: args.before ? `of-${args.before}` : null };
    expect(shown(pageWithin(EDGES, { ...args, ...cursors }))).toBe(expected);
  });

  it.each(PAGES)('at positions, %j, has %s', (args, expected) => {
    const position = (letter: string | null | undefined) => (letter ? String(LETTERS.indexOf(letter) + 1) : null);
    const page = pageAt(LETTERS, { ...args, after: position(args.after), before: position(args.before) }, (letter) => letter);
    expect(shown(page)).toBe(expected);
    expect(page.totalCount).toBe(5);
  });

  it('has the cursors of its first and last item', () => {
    const { pageInfo } = pageWithin(EDGES, { first: 2, after: 'of-a' });
    expect(pageInfo).toMatchObject({ startCursor: 'of-b', endCursor: 'of-c' });
    expect(pageWithin([], {}).pageInfo).toEqual({ hasPreviousPage: false, hasNextPage: false, startCursor: null, endCursor: null });
  });

  it('has at most 25 items if no number is asked for', () => {
    const many = Array.from({ length: 60 }, (_, at) => at);
    expect(pageAt(many, {}, String).nodes).toHaveLength(25);
    expect(pageAt(many, { last: 40 }, String).nodes).toHaveLength(40);
  });

  it('is refused for the cursor of another list', () => {
    expect(() => pageWithin(EDGES, { after: 'x' })).toThrow('after: This is not a cursor');
    expect(() => pageWithin(EDGES, { before: 'x' })).toThrow('before: This is not a cursor');
    expect(() => pageAt(LETTERS, { before: '-1' }, String)).toThrow('before: This is not a cursor');
  });
});
