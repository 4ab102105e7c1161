import { expect, it } from 'vitest';
import type { Datasheet, Detachment, KeywordGrant } from '#muster/catalogue';
import { emptyArmy } from '../army.js';
import { armyUnit } from '../army-unit.js';
import { withGrantedKeywords } from './granted-keywords.js';
import { inventedRelease } from '../testing/invented-release.js';

const [anySheet] = inventedRelease.data.readModel.datasheets;
const [anyDetachment] = inventedRelease.data.readModel.detachments;

function sheet(name: string, wounds: string): Datasheet {
  if (!anySheet) throw new Error('The invented release has no datasheet.');
  const profiles = [{ id: 'p', name, kind: 'Unit', characteristics: [{ name: 'W', value: wounds }] }];
  return { ...anySheet, id: name, name, aliases: [`Old ${name}`], profiles };
}

/** Two units, a raft of 12 Wounds and a tug, under a detachment with these grants: the keywords of both. */
function granted(
  grants: readonly KeywordGrant[],
  more: { wounds?: string; warlord?: boolean; restrictions?: Detachment['restrictions'] } = {},
) {
  if (!anyDetachment) throw new Error('The invented release has no detachment.');
  const { wounds = '12', warlord = false, restrictions = [] } = more;
  const detachment = { ...anyDetachment, grants, restrictions };
  const unit = (name: string, own: string) =>
    armyUnit({
      unitId: '1',
      path: ['units', 0],
      line: null,
      name,
      datasheet: sheet(name, wounds),
      models: 1,
      keywords: new Set([own]),
      factionKeywords: new Set(['tides']),
      warlord: warlord && name === 'Raft',
      enhancements: [],
      detachment: null,
      statedPoints: null,
      points: null,
    });
  const roster = {
    ...emptyArmy('10e'),
    detachments: [{ path: ['detachments', 0], line: null, detachment }],
    units: [unit('Raft', 'wide'), unit('Tug', 'narrow')],
  };
  return withGrantedKeywords(roster).map(({ keywords }) => [...keywords].sort());
}

const wide = { has: 'Wide' };

it.each<[string, KeywordGrant[], string[][]]>([
  ['all such units', [{ keyword: 'Battleline', to: wide }], [['battleline', 'wide'], ['narrow']]],
  [
    'units of a Faction keyword',
    [{ keyword: 'Afloat', to: { has: 'Tides' } }],
    [
      ['afloat', 'wide'],
      ['afloat', 'narrow'],
    ],
  ],
  ['a datasheet by another of its names', [{ keyword: 'Afloat', to: { has: 'Old Tug' } }], [['wide'], ['afloat', 'narrow']]],
  [
    'what another grant names',
    [
      { keyword: 'Flagship', to: { has: 'Capital' } },
      { keyword: 'Capital', to: wide },
    ],
    [['capital', 'flagship', 'wide'], ['narrow']],
  ],
  ['units by their Wounds', [{ keyword: 'Bulky', to: wide, wounds: { atLeast: 12, atMost: 12 } }], [['bulky', 'wide'], ['narrow']]],
  ['no unit of other Wounds', [{ keyword: 'Bulky', to: wide, wounds: { atLeast: 13 } }], [['wide'], ['narrow']]],
  ['nobody, where the player chooses', [{ keyword: 'Character', to: wide, chosen: true }], [['wide'], ['narrow']]],
  ['nobody, where the Warlord is not stated', [{ keyword: 'Battleline', to: wide, ifWarlord: wide }], [['wide'], ['narrow']]],
])('grants to %s', (_, grants, keywords) => expect(granted(grants)).toEqual(keywords));

it('grants while the Warlord is a matching model', () => {
  const led = (ifWarlord: KeywordGrant['ifWarlord'] & object) =>
    granted([{ keyword: 'Battleline', to: { has: 'Narrow' }, ifWarlord }], { warlord: true });
  expect(led(wide)).toEqual([['wide'], ['battleline', 'narrow']]);
  expect(led({ has: 'Narrow' })).toEqual([['wide'], ['narrow']]);
});

it('grants nothing if the Wounds are not a plain number or the text was not understood', () => {
  const grant: KeywordGrant = { keyword: 'Bulky', to: wide };
  expect(granted([{ ...grant, wounds: { atLeast: 2 } }], { wounds: '2D6' })).toEqual([['wide'], ['narrow']]);
  expect(granted([grant], { restrictions: [{ kind: 'unread', sourceId: 'r' }] })).toEqual([['wide'], ['narrow']]);
});
