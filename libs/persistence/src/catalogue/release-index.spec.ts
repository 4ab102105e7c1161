import { describe, expect, it } from 'vitest';
import type { EntryFilter, EntryOrder } from './entry-filter.js';
import { parseCursor, writeCursor } from './page.js';
import { type IndexRow, ReleaseIndex } from './release-index.js';

const row = (at: number, kind: IndexRow['kind'], id: string, name: string, over: Partial<IndexRow> = {}): IndexRow => ({
  ...{ row: at, kind, id, slug: id, name, aliases: [], factionIds: [], detachmentIds: [], keywords: [], role: null },
  ...{ legends: false, optionKind: null, points: null },
  ...over,
});

const of = { factionIds: ['reeds'], keywords: ['infantry'] };
const index = new ReleaseIndex([
  row(1, 'faction', 'reeds', 'Reed Wardens'),
  row(2, 'faction', 'hills', 'Hill Folk'),
  row(3, 'datasheet', 'crew-reeds', 'Crew', { ...of, points: 80, role: 'Line' }),
  row(4, 'datasheet', 'crew-hills', 'Crew', { factionIds: ['hills'], points: 60, role: 'Line' }),
  row(5, 'datasheet', 'barge-reeds', 'Barge', { ...of, keywords: ['vehicle'], points: 80 }),
  row(6, 'datasheet', 'hound-hills', 'Hound', { factionIds: ['hills', 'reeds'], role: 'Ally' }),
]);
const facts = new Map([['hound-hills', { allyIn: ['reeds'], isElsewhere: false }]]);

const rows = (filter: EntryFilter, order?: EntryOrder): readonly number[] =>
  index.list('datasheet', filter, { first: 10, ...(order && { order }) }, facts).hits.map((hit) => hit.row);

describe('slugs', () => {
  it('are found as they are, and as a name that no other entry has', () =>
    expect([index.find('datasheet', 'crew-reeds'), index.find('datasheet', 'barge'), index.find('faction', 'hill-folk')]).toEqual([
      3, 5, 2,
    ]));

  it('that several entries share find none, but all of them are known', () => {
    expect(index.find('datasheet', 'crew')).toBeNull();
    expect(index.namesakes('datasheet', 'crew').map(({ slug }) => slug)).toEqual(['crew-hills', 'crew-reeds']);
  });
});

describe('filters', () => {
  it.each<readonly [EntryFilter, readonly number[]]>([
    [{ faction: 'reeds' }, [5, 3, 6]],
    [{ faction: 'reed-wardens', own: true }, [5, 3]],
    [{ faction: 'reeds', own: false }, [6]],
    [{ points: { atLeast: 70 } }, [5, 3]],
    [{ points: { atMost: 70 } }, [4]],
    [{ keywords: ['Vehicle'] }, [5]],
  ])('%j', (filter, found) => expect(rows(filter)).toEqual(found));

  it('that name what the release does not have are faults with the nearest values', () => {
    expect(index.faults('datasheet', { faction: 'reed', role: 'Hero', keywords: ['infantry', 'boat'] })).toEqual([
      { field: 'faction', given: 'reed', allowed: ['hills', 'reeds'] },
      { field: 'role', given: 'Hero', allowed: ['Ally', 'Line'] },
      { field: 'keywords', given: 'boat', allowed: ['infantry', 'vehicle'] },
    ]);
    expect(index.faults('datasheet', { faction: 'reeds', role: 'line' })).toEqual([]);
  });
});

describe('orders', () => {
  it.each<readonly [EntryOrder, readonly number[]]>([
    [{ by: 'name', descending: true }, [6, 4, 3, 5]],
    [{ by: 'points', descending: false }, [4, 5, 3, 6]],
    [{ by: 'points', descending: true }, [5, 3, 4, 6]],
    [{ by: 'role', descending: false }, [6, 4, 3, 5]],
  ])('%j sorts equal values by name and puts missing ones last', (order, found) => expect(rows({}, order)).toEqual(found));

  it('have cursors that continue exactly where a page ends', () => {
    const order = { by: 'points', descending: true } as const;
    const seen: number[] = [];
    for (let after: string | null = ''; after !== null && seen.length < 9;) {
      const position = after === '' ? null : parseCursor(after, order);
      const { hits, hasMore } = index.list('datasheet', {}, { first: 1, after: position, order });
      seen.push(...hits.map((hit) => hit.row));
      const last = hits.at(-1);
      after = hasMore && last ? writeCursor(last.position) : null;
    }
    expect(seen).toEqual([5, 3, 4, 6]);
  });

  it('do not take the cursors of another order', () => {
    const cursor = writeCursor({ rank: 0, key: 'crew', id: 'crew-reeds', value: 80, of: 'points' });
    expect([parseCursor(cursor), parseCursor(cursor, { by: 'role', descending: false })]).toEqual([null, null]);
    expect(parseCursor(cursor, { by: 'points', descending: true })).toMatchObject({ value: 80 });
  });
});
