import { evaluate } from '#muster/battlescribe';
import type { Roster } from '#muster/roster';
import { describe, expect, it } from 'vitest';
import { renderMessage } from '#muster/messages';
import { resolve } from './look-up.js';
import { armyMessages } from './army.messages.js';
import { inventedRelease } from './testing/invented-release.js';
import { writtenRoster, type WrittenUnit } from './testing/written-roster.js';
import { withEvaluation } from './price/with-evaluation.js';

const warden: WrittenUnit = { name: 'Harbour Warden', loadout: ['1 Boathook', '1 Flare pistol'] };
const tenDeckhands: WrittenUnit = {
  name: 'Deckhands',
  loadout: [{ '1 Bosun': ['1 Cutlass'] }, { '9 Deckhand': ['9 Boarding axe', '9 Flare pistol'] }],
};
const elevenDeckhands: WrittenUnit = {
  name: 'Deckhands',
  loadout: [{ '1 Bosun': ['1 Cutlass'] }, { '10 Deckhand': ['10 Boarding axe', '10 Flare pistol'] }],
};

function check(units: readonly WrittenUnit[], header: Partial<Roster> = {}) {
  const roster = writtenRoster(units, header);
  const resolution = resolve(roster, inventedRelease);
  const evaluation = evaluate(inventedRelease.game, resolution.state);
  const messages: Readonly<Record<string, Readonly<Record<string, string>>>> = armyMessages;
  const said = resolution.review.map(
    ({ code, messageId, params, line }) => `${line ?? '-'} ${code}: ${renderMessage(messages[code]?.[messageId] ?? '', params)}`,
  );
  return { resolution, evaluation, resolved: withEvaluation(resolution, evaluation), said };
}

const deepWatch = { name: 'Deep Watch', id: null, line: 5 };

describe('a list in which every name is known', () => {
  const { resolution, evaluation, resolved, said } = check([
    { ...warden, warlord: true, enhancements: ['Keeper’s Oath'] },
    tenDeckhands,
    elevenDeckhands,
  ]);

  it('has no review reasons', () => expect([said, resolved.gaps]).toEqual([[], []]));

  it('is priced by the evaluator, unit by unit', () => {
    expect(resolved.units.map(({ name, models, points }) => [name, models, points])).toEqual([
      ['Harbour Warden', 1, 95],
      ['Deckhands', 10, 90],
      ['Deckhands', 11, 180],
    ]);
    expect(resolved.points).toBe(365);
  });

  it('breaks no constraint of the data', () => expect(evaluation.findings).toEqual([]));

  it('knows faction, detachment and enhancement', () => {
    expect(resolved.faction?.id).toBe('tides');
    expect(resolved.detachments.map(({ detachment, path, line }) => [detachment.id, path, line])).toEqual([
      ['lamplit-vigil', ['detachments', 0], 5],
    ]);
    expect(resolved.units[0]?.enhancements.map(({ enhancement, path }) => [enhancement.id, path])).toEqual([
      ["keeper's-oath", ['units', 0, 'enhancements', 0]],
    ]);
  });

  it('becomes one standard force with battle size and detachment', () => {
    expect(resolution.state.costLimits).toEqual([{ typeId: 'points', value: 2000 }]);
    expect(
      resolution.state.forces.map(({ entryId, catalogueId, selections }) => [entryId, catalogueId, selections.map((one) => one.entryId)]),
    ).toEqual([['army', 'tides', ['battle-size', 'detachment', 'harbour-warden', 'deckhands', 'deckhands']]]);
    expect(resolution.state.forces[0]?.selections[0]?.selections.map(({ entryId }) => entryId)).toEqual([
      '2.-full-tide-(2000-point-limit)',
    ]);
    expect([...resolution.selectionIds]).toEqual([
      ['1', 'u0'],
      ['2', 'u1'],
      ['3', 'u2'],
    ]);
  });

  it('gives the same result every time, and does not change the roster', () => {
    const again = check([{ ...warden, warlord: true, enhancements: ['Keeper’s Oath'] }, tenDeckhands, elevenDeckhands]);
    expect(again.resolution.state).toEqual(resolution.state);
    expect(again.resolved).toEqual(resolved);
  });
});

describe('names', () => {
  it('are found regardless of punctuation, case and number', () => {
    const { resolved, said } = check([
      { ...warden, name: 'HARBOUR WARDENS' },
      { ...tenDeckhands, name: 'Dock crew' },
    ]);
    expect(said).toEqual([]);
    expect(resolved.units.map(({ datasheet }) => datasheet.id)).toEqual(['harbour-warden', 'deckhands']);
  });

  it('that are unknown become gaps with similar names, and the roster has no price', () => {
    const { resolved, said } = check([{ name: 'Harbour Watch' }, { name: 'Zeppelin' }, warden]);
    expect(said).toEqual([
      '10 UNRESOLVED_NAME: No datasheet of this release is called "Harbour Watch". Did you mean: Harbour Warden?',
      '20 UNRESOLVED_NAME: No datasheet of this release is called "Zeppelin".',
    ]);
    expect(resolved.gaps.map(({ kind, path }) => [kind, path])).toEqual([
      ['unit', ['units', 0]],
      ['unit', ['units', 1]],
    ]);
    expect(resolved.units.map(({ path, points }) => [path, points])).toEqual([[['units', 2], 80]]);
    expect(resolved.points).toBeNull();
  });

  it('that are misspelt are read as the only entry they can mean, and this is reported', () => {
    const { resolved, said } = check([{ name: 'Harbor Wardon' }, warden]);
    expect(said).toEqual([]);
    expect(resolved.units.map(({ datasheet, presumed }) => [datasheet.name, presumed?.messageId])).toEqual([
      ['Harbour Warden', 'unitReadAs'],
      ['Harbour Warden', undefined],
    ]);
  });

  it('that fit several entries are reported with their candidates', () => {
    const { said } = check([{ name: 'Gull' }, { ...warden, enhancements: ['Oath of the Deep'] }], { detachments: [] });
    expect(said).toEqual([
      '10 AMBIGUOUS_NAME: "Gull" could mean any of: Gull [gull-1], Gull [gull-2]. Use one of these names instead.',
      '21 AMBIGUOUS_NAME: "Oath of the Deep" could mean any of: Oath of the Deep [deep-oath], Oath of the Deep [other-oath]. Use one of these names instead.',
    ]);
  });

  it.each([
    { enhancements: ['Oath of the Deep'] },
    { loadout: ['1 Boathook', '1 Oath of the Deep'] },
    { loadout: [{ '1 Harbour Warden': ['1 Boathook', '1 Oath of the Deep'] }] },
  ])('are told apart by the detachment, labelled or not', (borne) => {
    const { resolved, said, evaluation } = check([{ ...warden, ...borne }], { detachments: [deepWatch] });
    expect(resolved.units[0]?.enhancements.map(({ enhancement }) => enhancement.id)).toEqual(['deep-oath']);
    expect([said, evaluation.findings, resolved.units[0]?.points]).toEqual([[], [], 105]);
  });

  it('of Enhancements that the data does not offer to a unit are added to its price', () => {
    const { resolved, said } = check([{ name: 'North Walker', enhancements: ['Oath of the Deep'] }], { detachments: [deepWatch] });
    expect(said).toEqual([
      '11 DATA_GAP: The BattleScribe data does not offer "Oath of the Deep" to North Walker. The unit was priced with it.',
    ]);
    const bare = check([{ name: 'North Walker' }]).resolved.units[0]?.points ?? 0;
    expect(resolved.units[0]?.points).toBe(bare + 15);
  });

  it('may start with the army’s name in the data or in the list', () => {
    const { resolved, said } = check([{ name: 'Pilot' }, { ...warden, name: 'Tidewardens Harbour Warden' }]);
    expect(said).toEqual([]);
    expect(resolved.units.map(({ datasheet }) => datasheet.id)).toEqual(['tidewardens-pilot', 'harbour-warden']);
  });

  it('may be completed by a choice that is printed below', () => {
    const unit: WrittenUnit = { name: 'Walker', loadout: ['1 Allegiance: South', '1 Claw'] };
    const { resolved, said } = check([unit]);
    expect(said).toEqual([]);
    expect(resolved.units.map(({ datasheet, points }) => [datasheet.id, points])).toEqual([['south-walker', 160]]);
  });
});

describe('a datasheet', () => {
  it('of an ally is found, in the army’s own force', () => {
    const { resolved, resolution } = check([{ name: 'Mirror Beast' }]);
    expect(resolved.units[0]?.points).toBe(110);
    expect(resolution.state.forces.length).toBe(1);
  });

  it('of another faction needs review if the army has one whose name differs only at the beginning', () => {
    const { resolved, said } = check([{ name: 'Reef Pilot' }]);
    expect(resolved.units).toEqual([]);
    expect(said).toEqual([
      '10 AMBIGUOUS_NAME: "Reef Pilot" could mean any of: Tidewardens Pilot [tidewardens-pilot], Reef Pilot [reef-pilot]. Use one of these names instead.',
    ]);
  });

  it('of another faction is found and priced, for the rules to judge', () => {
    const { resolved, resolution, said } = check([{ name: 'Lighthouse' }, warden]);
    expect(said).toEqual([]);
    expect(resolved.units.map(({ points }) => points)).toEqual([100, 80]);
    expect(resolution.state.forces.map(({ catalogueId }) => catalogueId)).toEqual(['tides', 'shore']);
  });

  it('that the data hides by default is made visible', () => {
    const { evaluation, resolution } = check([{ name: 'Old Salt' }]);
    expect(evaluation.findings.filter(({ kind }) => kind === 'hidden')).toEqual([]);
    expect(resolution.state.forces[0]?.selections.map(({ entryId }) => entryId)).toContain('show-legends');
  });

  it('that is only visible in another battle size does not change the stated one', () => {
    const shorefolk = { factions: [{ name: 'Shorefolk', id: null, line: 2 }], detachments: [] };
    const [stated, unstated] = [{}, { battleSize: null }].map((header) => {
      const [force] = check([{ name: 'Reef Pilot' }], { ...shorefolk, ...header }).resolution.state.forces;
      return force?.selections.flatMap(({ selections }) => selections.map(({ entryId }) => entryId));
    });
    expect([stated, unstated]).toEqual([['2.-full-tide-(2000-point-limit)'], ['skirmish']]);
  });

  it('that no catalogue offers is a data gap', () => {
    const { said, resolved } = check([{ name: 'Ghost Ship' }]);
    expect(said).toEqual(['10 DATA_GAP: Ghost Ship cannot be selected in the BattleScribe data, so it could not be priced.']);
    expect([resolved.units.length, resolved.points]).toEqual([1, null]);
  });
});

describe('the header', () => {
  it('may print a sub-faction in place of a detachment, and the reverse', () => {
    const stated = (name: string, line: number) => ({ name, id: null, line });
    const moved = check([], { factions: [stated('Hollow Court', 3)], detachments: [stated('Tidewardens', 4)] });
    expect([moved.resolved.faction?.id, moved.resolved.detachments, moved.said]).toEqual(['tides', [], []]);
    const back = check([], { factions: [stated('Tidewardens', 3), stated('Deep Watch', 4)], detachments: [] });
    expect([back.resolved.faction?.id, back.resolved.detachments.map(({ path }) => path), back.said]).toEqual([
      'tides',
      [['factions', 1]],
      [],
    ]);
  });

  it('reports unknown names', () => {
    const { said, resolved } = check([], {
      factions: [{ name: 'Tide Guards', id: null, line: 3 }],
      detachments: [{ name: 'Lamplit', id: null, line: 5 }],
    });
    expect(said).toEqual([
      '3 UNRESOLVED_NAME: No faction of this release is called "Tide Guards". Did you mean: Tidewardens?',
      '5 UNRESOLVED_NAME: No detachment of this release is called "Lamplit". Did you mean: Lamplit Vigil?',
    ]);
    expect(resolved.faction).toBeNull();
  });
});

describe('a loadout', () => {
  it('with an unknown option, or too many of a known one, is reported with its line', () => {
    const { said, resolved } = check([
      { name: 'Harbour Warden', loadout: ['2 Boathook', '1 Signal gun', '1 Old song'] },
      { name: 'Deckhands', loadout: [{ '1 Coxswain': ['1 Cutlass'] }, { '9 Deckhand': ['9 Boarding axe'] }] },
    ]);
    expect(said).toEqual([
      '11 DATA_GAP: Harbour Warden cannot take 1 more "Boathook".',
      '12 UNRESOLVED_NAME: Harbour Warden has no option called "Signal gun" in this release.',
    ]);
    expect(resolved.gaps.map(({ kind, path }) => [kind, path])).toEqual([
      ['option', ['units', 0, 'loadout', 0]],
      ['option', ['units', 0, 'loadout', 1]],
    ]);
    expect(resolved.points).toBe(170);
  });

  it('with a misspelt option, or a model known only by elimination, is read with its assumptions', () => {
    const { said, resolved } = check([
      { name: 'Harbour Warden', loadout: ['1 Boathook', '1 Flare pistl'] },
      { name: 'Deckhands', loadout: [{ '1 Coxswain': ['1 Cutlass'] }, { '9 Deckhand': ['9 Boarding axe'] }] },
    ]);
    expect(said).toEqual([]);
    expect(resolved.units.map(({ models, presumed }) => [models, presumed?.messageId, presumed?.line])).toEqual([
      [1, 'readAs', 12],
      [10, 'noSuchModel', 21],
    ]);
  });

  it('with more wargear than the data writes is read with the assumption that another choice raises the limit', () => {
    const gear = (...items: readonly string[]) => ({ name: 'Night Swimmers', loadout: [{ '1 Night swimmer': items }] });
    const { said, resolved } = check([gear('1 Hand lamp', '1 Bone blade'), gear('1 Bone blade', '1 Coral blade')]);
    expect(said).toEqual([]);
    expect(resolved.units.map(({ presumed }) => [presumed?.messageId, presumed?.params['name']])).toEqual([
      [undefined, undefined],
      ['tooManyOfOption', 'Blades'],
    ]);
  });

  it('that does not count its models needs review and has no number of models', () => {
    const { said, resolved } = check([{ name: 'Deckhands' }]);
    expect(said).toEqual(['10 WARGEAR_NOT_STATED: The list does not say how many models Deckhands has; the minimum is assumed.']);
    expect(resolved.units.map(({ models, points, wargearStated }) => [models, points, wargearStated])).toEqual([[null, 90, false]]);
  });

  it('that contradicts the number beside the name needs review', () => {
    const { said, resolved } = check([
      { ...tenDeckhands, models: 12 },
      { ...elevenDeckhands, models: 11 },
    ]);
    expect(said).toEqual(['10 WARGEAR_NOT_STATED: The list says that Deckhands has 12 models, but 10 are listed below its name.']);
    expect(resolved.units.map(({ models, points }) => [models, points])).toEqual([
      [null, 90],
      [11, 180],
    ]);
  });
});

it('fills in the keywords in force, faction keywords among them', () => {
  const { resolved } = check([warden]);
  expect([...(resolved.units[0]?.keywords ?? [])].sort()).toEqual(['character', 'infantry', 'tidewardens']);
  expect([...(resolved.units[0]?.factionKeywords ?? [])]).toEqual(['tidewardens']);
});
