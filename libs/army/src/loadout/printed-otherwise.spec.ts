import { describe, expect, it } from 'vitest';
import { inventedRelease } from '../testing/invented-release.js';
import { writtenUnit, type Written } from '../testing/written-roster.js';
import { UnitSelection, type SelectionDraft } from '../selections/unit-selection.js';
import type { Known } from './known.js';
import { matchLoadout } from './match-loadout.js';

type Outline = string | Readonly<Record<string, readonly Outline[]>>;

function outline({ entryId, number, selections }: SelectionDraft): Outline {
  const name = `${number} ${entryId.split('::').at(-1) ?? ''}`;
  return selections.length === 0 ? name : { [name]: selections.map(outline) };
}

function match(id: string, loadout: readonly Written[], known?: Known) {
  const root = inventedRelease.roots('tides').byRootId.get(id);
  if (root === undefined) throw new Error(`The invented release has no ${id}.`);
  const matched = matchLoadout(root, writtenUnit({ name: root.name, loadout }), ['units', 0], null, known);
  return {
    models: matched.models,
    selected: new UnitSelection('u0', root, matched).root.selections.map(outline),
    unmatched: matched.unmatched.map(({ item, open }) => `${open} ${item.name}`),
  };
}

it('counts a Leader that is printed only as the unit, with the wargear beside its name', () => {
  expect(match('tide-sage', ['1 Sage staff', '1 Tide reading', { '2 Page': ['2 Page knife'] }])).toEqual({
    models: 3,
    selected: [{ '2 page': ['2 page-knife'] }, { '1 tide-sage': ['1 sage-staff', '1 tide-reading'] }],
    unmatched: [],
  });
});

it('does not count a Leader of which nothing is printed', () => {
  expect(match('tide-sage', [{ '2 Page': ['2 Page knife'] }]).models).toBe(2);
});

it('takes a name that a model and its wargear share for the wargear, if that explains more', () => {
  const read = match('riggers', ['1 Rig boss', '1 Whip', '3 Riggers', '2 Rope', '1 Paired hooks'], {
    costsAsStated: (models) => models === 4,
    isWargear: (key) => key !== 'rigger',
    isPlain: () => false,
    aliases: inventedRelease.aliases,
  });
  expect(read).toMatchObject({ models: 4, unmatched: [] });
});

it('puts an option into as many of its bearers as the list states', () => {
  expect(match('lamp-barge', ['1 Storm lamp', '1 Blue glass', '1 Storm lamp', '1 Storm lamp']).selected).toEqual([
    { '1 storm-lamp': ['1 blue-glass'] },
    '2 storm-lamp',
  ]);
  expect(match('lamp-barge', ['3 Storm lamp', '3 Blue glass']).selected).toEqual([{ '3 storm-lamp': ['3 blue-glass'] }]);
});

it('takes names apart that a tool printed without a separator', () => {
  expect(match('lamp-barge', ['1 Storm lampBlue glass'])).toMatchObject({
    selected: [{ '1 storm-lamp': ['1 blue-glass'] }],
    unmatched: [],
  });
});

describe('a limit that another choice raises', () => {
  it.each<readonly [readonly Written[], readonly Outline[]]>([
    [
      ['1 Hand lamp', '1 Bone blade'],
      ['1 hand-lamp', '1 bone-blade'],
    ],
    [
      ['1 Bone blade', '1 Coral blade'],
      ['1 bone-blade', '1 coral-blade'],
    ],
  ])('leaves room for what the list states: %j', (gear, chosen) => {
    const { selected, unmatched } = match('night-swimmers', [{ '1 Night swimmer': gear }]);
    expect([selected, unmatched]).toEqual([[{ '1 night-swimmer': chosen }], []]);
  });
});

it('finds a choice that the data numbers by its name alone', () => {
  expect(match('lamp-barge', ['1 Storm lamp', '1 Low tide'])).toMatchObject({ selected: ['1 3.-low-tide', '1 storm-lamp'], unmatched: [] });
});
