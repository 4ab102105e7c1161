import { expect, it } from 'vitest';
import { sampleRelease } from '../../../../test/checking/sample-release.js';
import type { DraftEdit } from './draft-edit.js';
import { namedEdits, type FindEntry } from './named-edits.js';

const { readModel } = sampleRelease('sample-2026-07').index.data;
const lists = {
  faction: readModel.factions,
  datasheet: readModel.datasheets,
  detachment: readModel.detachments,
  enhancement: readModel.enhancements,
  armyOption: readModel.armyOptions,
};
const find: FindEntry = async (kind, named) => lists[kind].find(({ id, slug }) => id === named || slug === named) ?? null;
const ids = new Set(Object.values(lists).flatMap((list) => list.map(({ id }) => id)));
const change = (target: string, field: string, value: string): DraftEdit => ({ kind: 'change', target, field, value, reason: 'x' });
const named = async (...edits: readonly DraftEdit[]) => namedEdits(edits, (id) => ids.has(id), find);
const company = readModel.datasheets.find(({ slug }) => slug === 'deckhand-company');

it('refuses one price for a unit that has several, and names them', async () => {
  expect(await named(change('deckhand-company', 'points', '90'))).toMatchObject({
    problems: [
      { messageId: 'severalSizes', path: ['edits', 0, 'field'], params: { name: 'Deckhand Company', sizes: expect.any(String) as string } },
    ],
  });
  expect((await named(change('harbourmaster', 'points', '90'))).problems).toEqual([]);
});

it('changes the price of the named size, and leaves the other prices', async () => {
  const tiers = company?.points.bySize ?? [];
  const [small, large] = tiers.map(({ upTo }) => upTo ?? 0);
  const { edits, problems } = await named(
    change('deckhand-company', 'pointsOfSize', JSON.stringify({ models: large, points: 170 })),
    change('deckhand-company', 'pointsOfSize', JSON.stringify({ models: small, points: 80 })),
  );
  expect(problems).toEqual([]);
  expect(edits.map((edit) => 'value' in edit && [edit.target, edit.field, JSON.parse(edit.value)])).toEqual([
    [company?.id, 'pointsBySize', [tiers[0], { ...tiers[1], points: 170 }]],
    [
      company?.id,
      'pointsBySize',
      [
        { ...tiers[0], points: 80 },
        { ...tiers[1], points: 170 },
      ],
    ],
  ]);
});

it('refuses a size that has no price of its own', async () => {
  const { problems } = await named(change('deckhand-company', 'pointsOfSize', JSON.stringify({ models: 13, points: 100 })));
  expect(problems).toMatchObject([{ messageId: 'noSuchSize', path: ['edits', 0, 'field'], params: { models: 13 } }]);
});

it('finds entries by their slugs, and leaves the ids of other nodes as they are', async () => {
  const { edits } = await named(change('deckhand-company', 'legends', 'true'), change('a-node', 'points', '5'));
  expect(edits.map((edit) => 'target' in edit && edit.target)).toEqual([company?.id, 'a-node']);
});
