import { expect, it } from 'vitest';
import { resolve } from '../look-up.js';
import { inventedRelease } from '../testing/invented-release.js';
import { writtenRoster } from '../testing/written-roster.js';

const found = (leader: string, isModel: boolean) => {
  const roster = writtenRoster([
    { name: 'Deckhands', loadout: [{ [`1 ${leader}`]: ['1 Cutlass'] }, { '9 Deckhand': ['9 Boarding axe'] }] },
  ]);
  const { gaps, units } = resolve(roster, { ...inventedRelease, isModel: () => isModel }).resolved;
  return { asked: gaps.map(({ review }) => review.messageId), readAs: units[0]?.readAs?.map(({ from, to }) => [from, to]) };
};

it('says as which models an unknown name was read if their wargear fits', () => {
  expect(found('Coxswain', false)).toEqual({ asked: [], readAs: [['Coxswain', 'Deckhands']] });
});

it("asks about a name that another datasheet's models have, unless it shares a word with the unit", () => {
  expect(found('Coxswain', true).asked).toEqual(['noSuchModel']);
  expect(found('Deckhand Leader', true).asked).toEqual([]);
});
