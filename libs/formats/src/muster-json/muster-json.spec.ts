import { expect, it } from 'vitest';
import { renderMessage } from '#muster/messages';
import type { Roster } from '#muster/roster';
import { formatsMessages } from '../formats.messages.js';
import { readList } from '../read-list.js';
import { readMusterJson, writeMusterJson } from './muster-json.js';

const stated = (name: string, id: string | null = null) => ({ name, id, line: null });

/** A roster with every field. */
const everything: Roster = {
  name: 'Convoy "one"',
  factions: [stated('Tidewardens', 'f-1')],
  battleSize: stated('Strike Force'),
  pointsLimit: 2000,
  statedPoints: 100,
  detachments: [{ ...stated('Lamplit Vigil'), commandPoints: -3 }],
  units: [
    {
      unitId: 'warden',
      ...stated('Harbour Warden', 'u-1'),
      section: 'HQ',
      detachment: 0,
      statedPoints: 100,
      statedPowerRating: 5,
      models: 1,
      warlord: true,
      enhancements: [{ ...stated('Oath'), statedPoints: null, kind: 'relic', commandPoints: 1 }],
      loadout: [{ ...stated('Hook'), count: 2, items: [{ ...stated('Barb'), count: 1, items: [] }] }],
    },
  ],
  armySelections: [{ ...stated('Vigil'), count: 1, items: [], detachment: null }],
  statesWargear: true,
  declared: {
    statesAll: ['warlord'],
    organisation: 'battle-forged',
    powerLimit: 50,
    opponentPowerLevel: 50,
    units: [
      {
        unit: 'warden',
        role: 'HQ',
        powerRating: 5,
        namedCharacter: false,
        keywords: ['FLOATING'],
        warlordTraits: [{ ...stated('Calm'), source: null, specialist: 'VIGIL' }],
        relics: [{ ...stated('Lamp'), source: 'army', replaces: { weapon: 'Hook', paid: true } }],
        psychicPowers: [{ power: null, replaces: 'Fog' }],
        keywordChoices: [{ keyword: '<HARBOUR>', choice: null }],
        ruleChoices: [{ rule: 'Tides', choice: 'ebb' }],
        bearer: 'Warden',
        replacements: [{ option: 'O', scope: 'all', models: 5, replaced: 4 }],
      },
    ],
    detachments: [
      { detachment: 0, spent: 3, benefit: 'patrol', specialists: [{ name: 'V', keyword: 'K', commandPoints: null }], claims: ['K'] },
    ],
    attachments: [{ leader: 'warden', bodyguard: 'warden', supports: true }],
    passengers: [{ unit: 'warden', transport: 'warden', models: 1 }],
    reserves: [{ unit: 'warden', how: 'strategic', half: true }],
    splits: [{ unit: 'warden', parts: [5, 5] }],
    reinforcementPoints: 100,
    reinforcements: [{ name: 'Gulls', points: 10, adds: 'unit' }],
    armyOfRenown: { name: 'R', admits: null, forbids: [], requires: ['A'] },
    detachmentOrder: [0],
    spends: [{ name: 'S', commandPoints: null, purpose: 'other', detachment: 0, unit: 'warden', faction: 'F' }],
    battle: {
      start: 6,
      first: true,
      turns: 2,
      events: [
        { kind: 'gain', round: 1, turn: 'own', phase: 'command', amount: 1, cause: 'C', mission: true },
        { kind: 'refund', round: 1, turn: 'own', phase: null, amount: 1, cause: 'C', spentInPhase: false },
        { kind: 'stratagem', round: 1, turn: 'opponent', phase: 'fight', name: 'N', cost: 1, unit: 'warden', again: true, faction: 'F' },
      ],
    },
    statedCommandPoints: 6,
    playerName: 'P',
    armyName: 'A',
  },
  playerName: 'P',
  commandPoints: { start: 12, changes: [-1], left: 11, line: null },
  statedPowerLevel: 5,
};

it('represents every field of a roster', () => {
  const { roster, format, review, lines } = readList(writeMusterJson(everything));
  expect(roster).toEqual(everything);
  expect(format).toEqual({ id: 'muster-json', dialect: null, edition: null, confidence: 'certain' });
  expect([review, lines]).toEqual([[], [{ line: 1, kind: 'understood', as: 'data' }]]);
});

it('reads documents of version 1, in which units have no ids and state their own attachment', () => {
  const [warden] = everything.units;
  const { unitId: _id, ...unit } = warden ?? { unitId: '' };
  const as = (role: string, group: number) => ({ ...unit, attachment: { role, group } });
  const units = [as('leader', 1), as('bodyguard', 1), as('support', 1), { ...unit, attachment: null }, as('leader', 2)];
  const declared = { attachments: [{ leader: 3, bodyguard: 1 }], reserves: [{ unit: 2, how: 'strategic' }] };
  const { declared: _declared, ...rest } = everything;
  const { roster, review } = readList(JSON.stringify({ format: 'muster-roster', version: 1, roster: { ...rest, units, declared } }));
  expect(review).toEqual([]);
  expect(roster.units).toEqual(['1', '2', '3', '4', '5'].map((unitId) => ({ unitId, ...unit })));
  expect(roster.declared).toEqual({
    attachments: [
      { leader: '4', bodyguard: '2' },
      { leader: '1', bodyguard: '2' },
      { leader: '3', bodyguard: '2', supports: true },
    ],
    reserves: [{ unit: '3', how: 'strategic' }],
  });
});

it('numbers units without an id, and refuses duplicate ids', () => {
  const written = (...ids: readonly (string | undefined)[]) => ({
    ...everything,
    declared: {},
    units: ids.map((unitId) => ({ ...everything.units[0], unitId })),
  });
  const read = (...ids: readonly (string | undefined)[]) =>
    readList(JSON.stringify({ format: 'muster-roster', version: 2, roster: written(...ids) }));
  expect(read(undefined, 'b', undefined).roster.units.map(({ unitId }) => unitId)).toEqual(['1', 'b', '3']);
  expect(read('2', undefined).review.map(({ messageId, params }) => [messageId, params])).toEqual([
    ['notUnique', { place: 'roster.units.1.unitId' }],
  ]);
});

it('is read after a byte order mark', () => {
  expect(readList(`\uFEFF${writeMusterJson(everything)}`).roster).toEqual(everything);
});

it('does not write line numbers', () => {
  const [unit] = everything.units;
  const written = writeMusterJson({ ...everything, units: unit === undefined ? [] : [{ ...unit, line: 7 }] });
  expect(readList(written).roster.units[0]?.line).toBe(null);
});

function saidOf(document: unknown): readonly string[] {
  const messages: Readonly<Record<string, string>> = formatsMessages.UNPARSED_LINES;
  return readList(JSON.stringify(document)).review.map(({ messageId, params }) => renderMessage(messages[messageId] ?? '', params));
}

it('reports every invalid path, and reads nothing of such a document', () => {
  const document = { format: 'muster-roster', version: 2, roster: everything };
  const broken = (change: object) => saidOf({ ...document, roster: { ...everything, ...change } });
  expect(saidOf(document)).toEqual([]);
  expect(saidOf({ ...document, version: 3 })).toEqual(['The version of this document is not supported.']);
  expect(saidOf({ ...document, comment: 'x' })).toEqual(['"comment" is not a field of a roster.']);
  expect(saidOf({ ...document, roster: [] })).toEqual(['"roster" is not an object.']);
  expect(broken({ name: 5, pointsLimit: 'many', statesWargear: 1 })).toEqual([
    '"roster.name" is not well-formed text.',
    '"roster.pointsLimit" is not a number.',
    '"roster.statesWargear" is neither true nor false.',
  ]);
  expect(readList(JSON.stringify({ ...document, roster: { ...everything, name: 'half \ud800' } })).roster.name).toBe('half \ufffd');
  expect(broken({ units: {} })).toEqual(['"roster.units" is not a list.']);
  expect(broken({ units: [null] })).toEqual(['"roster.units.0" is not an object.']);
  expect(broken({ units: undefined })).toEqual(['"roster.units" is missing.']);
  expect(broken({ declared: { organisation: 'loose', battle: { first: true, events: [{ kind: 'joke' }] } } })).toEqual([
    '"roster.declared.organisation" is not one of the allowed values.',
    '"roster.declared.battle.events.0.kind" is not one of the allowed values.',
  ]);
  expect(readList(JSON.stringify({ ...document, roster: null })).roster.units).toEqual([]);
});

it('limits the depth of nesting', () => {
  type Nested = {
    readonly name: string;
    readonly id: null;
    readonly line: null;
    readonly count: number;
    readonly items: readonly Nested[];
  };
  const nested = (depth: number): Nested => ({
    ...{ name: 'x', id: null, line: null },
    count: 1,
    items: depth === 0 ? [] : [nested(depth - 1)],
  });
  const [unit] = everything.units;
  const deep = { format: 'muster-roster', version: 2, roster: { ...everything, units: [{ ...unit, loadout: [nested(200)] }] } };
  expect(readList(JSON.stringify(deep)).review.map(({ messageId }) => messageId)).toEqual(['tooDeep']);
});

it('does not read other JSON', () => {
  for (const text of ['{}', '{"format": "other"}', '[]', '{', '"muster-roster"', 'null'])
    expect(readList(text).review.map(({ code }) => code)).toEqual(['UNRECOGNISED_FORMAT']);
});

it('tells which items their line states before, because the lines are not written', () => {
  const hook = (line: number | null) => ({ name: 'Hook', id: null, line, count: 1, items: [] });
  const [unit] = everything.units;
  if (unit === undefined) throw new Error('The roster has a unit.');
  const again = (...lines: readonly (number | null)[]) => {
    const loadout = lines.map(hook);
    return readMusterJson(writeMusterJson({ ...everything, units: [{ ...unit, loadout }] }))?.roster?.units[0]?.loadout.map(
      ({ repeated = false }) => repeated,
    );
  };
  expect([again(3, 3), again(3, 4), again(null, null)]).toEqual([
    [false, true],
    [false, false],
    [false, false],
  ]);
});
