import type { Army } from '#muster/army';
import type { DetachmentRestriction } from '#muster/catalogue';
import { battleOf, declaring, gain, use } from './declaration-builder.js';
import { ashenPact, datasheet, detachment, enhancement, placed, rosterOf, tidebound, unit } from './roster-builder.js';

const captain = datasheet('Captain', ['Character', 'Infantry'], { leads: ['Line Squad', 'Divers'] });
const second = datasheet('Lieutenant', ['Character', 'Infantry'], { leads: ['Line Squad'], leadsBeside: { has: 'Captain' } });
const hero = datasheet('Marn the Grey', ['Character', 'Epic Hero']);
const other = datasheet('Othis', ['Character', 'Epic Hero']);
const king = datasheet('King', ['Character'], { warlordClauses: ['must'] });
const hermit = datasheet('Hermit', ['Character'], { warlordClauses: ['cannot'] });
const squad = datasheet('Line Squad', ['Infantry', 'Battleline'], { minModels: 5, maxModels: 10 });
const divers = datasheet('Divers', ['Infantry'], { abilities: ['Deep Strike'], minModels: 5, maxModels: 10 });
const tank = datasheet('Tank', ['Vehicle']);
const flyer = datasheet('Flyer', ['Vehicle', 'Aircraft']);
const bunker = datasheet('Bunker', ['Fortification']);
const colossus = datasheet('Colossus', ['Vehicle', 'Titanic']);
const carrier = datasheet('Carrier', ['Vehicle', 'Transport', 'Dedicated Transport'], {
  transport: { models: 6, passengers: { has: 'Infantry' } },
});
const ferryman = datasheet('Ferryman', [], {
  factionKeywords: ['Tidebound'],
  factions: [{ factionId: ashenPact.id, rootId: 'ferryman', addedKeywords: [], ally: true }],
});
const eelrider = datasheet('Eelrider', [], {
  factionKeywords: ['Tidebound'],
  factions: [{ factionId: tidebound.id, rootId: 'eelrider', addedKeywords: [], ally: false }],
});

const lens = enhancement('Ember Lens');
const mantle = enhancement('Ash Mantle');
const crown = enhancement('Coal Crown', { bearer: { kind: 'expression', bearer: { has: 'Infantry' } } });
const horn = enhancement('War Horn');
const engine = enhancement('Old Engine', { bearer: { kind: 'expression', bearer: { has: 'Vehicle' } }, offeredBy: [tank.id] });
const crew = enhancement('Veteran Crew', { upgrade: true });
const foreign = enhancement('Sea Pearl', { detachmentIds: ['undertow'] });

const warlord = unit(captain, { warlord: true });
const bearing = (...enhancements: (typeof lens)[]) => unit(captain, { enhancements });
const lodge = { ...ashenPact, id: 'lodge', name: 'Lodge of Ash', parentId: ashenPact.id };
const grim = detachment('Grim Host', { restrictions: [{ kind: 'forbids', units: { has: 'Battleline' } }] });
const kept: readonly DetachmentRestriction[] = [
  { kind: 'shares', how: 'attached', units: { has: 'Character' }, keywords: ['Ember', 'Frost'] },
];
const marked = detachment('Marked Host', { restrictions: kept });
const manned = detachment('Manned Host', { grants: [{ keyword: 'Character', to: { has: 'Vehicle' }, chosen: true, upTo: 1 }] });
const silent = { attachments: [], passengers: [], reserves: [], splits: [] };
const army = (...units: Parameters<typeof rosterOf>) => declaring(rosterOf(warlord, ...units), silent);
const at = (pointsLimit: number, roster: Army) => ({ ...roster, pointsLimit });

/** Legal rosters about which no rule reports anything. */
export const legal10e: Readonly<Record<string, Army>> = {
  'a Warlord alone': army(),
  'a handful of units': army(squad, divers, tank),
  'six of a BATTLELINE datasheet': army(squad, squad, squad, squad, squad, squad),
  'three of another': army(tank, tank, tank),
  'six of a DEDICATED TRANSPORT': army(carrier, carrier, carrier, carrier, carrier, carrier),
  'six of what is granted BATTLELINE': army(...Array.from({ length: 6 }, () => unit(tank, { granted: ['Battleline'] }))),
  'two EPIC HEROES': army(hero, other),
  'an EPIC HERO as the Warlord': declaring(rosterOf(unit(hero, { warlord: true })), silent),
  'three Enhancements': army(bearing(lens), bearing(mantle), unit(second, { enhancements: [crown] })),
  'an Enhancement for VEHICLES': army(unit(tank, { enhancements: [engine] })),
  'an Enhancement on what is granted CHARACTER': army(unit(tank, { granted: ['Character'], enhancements: [lens] })),
  'upgrades beside three Enhancements': army(
    bearing(lens),
    bearing(mantle),
    unit(second, { enhancements: [horn] }),
    unit(tank, { enhancements: [crew] }),
  ),
  'an ally': army(ferryman),
  'a faction within a wider one': { ...army(squad), faction: lodge },
  'exactly the points limit': at(500, army(squad, tank, tank, divers)),
  'the one that must be the Warlord': declaring(rosterOf(unit(king, { warlord: true }), captain, hermit), silent),
  'war engines without a CHARACTER': declaring(rosterOf(unit(colossus, { warlord: true }), colossus), silent),
  'a detachment that forbids what is not there': { ...army(divers, tank), detachments: placed([grim]) },
  'a Leader with a unit': declaring(rosterOf(warlord, squad), { ...silent, attachments: [[0, 1]] }),
  'two Leaders with an Enhancement each in one unit': declaring(
    rosterOf(
      unit(datasheet('Captain', ['Character', 'Captain'], { leads: ['Line Squad'] }), { warlord: true, enhancements: [lens] }),
      unit(second, { enhancements: [mantle] }),
      squad,
    ),
    {
      ...silent,
      attachments: [
        [0, 2],
        [1, 2],
      ],
    },
  ),
  'a full TRANSPORT': declaring(rosterOf(warlord, squad, carrier), {
    ...silent,
    attachments: [[0, 1]],
    passengers: [
      [0, 2],
      [1, 2],
    ],
  }),
  'a quarter of the points in Strategic Reserves': at(400, declaring(rosterOf(warlord, tank), { ...silent, reserves: [[1, 'strategic']] })),
  'all but one by Deep Strike': at(
    300,
    declaring(rosterOf(warlord, divers, divers), {
      ...silent,
      reserves: [
        [1, 'deep-strike'],
        [2, 'deep-strike'],
      ],
    }),
  ),
  'AIRCRAFT in Reserves': at(200, declaring(rosterOf(warlord, flyer), { ...silent, reserves: [[1, 'strategic']] })),
  'a course of CP': declaring(rosterOf(warlord), {
    ...silent,
    battle: battleOf(
      use([1, 'own', 'command'], 'Command Re-roll'),
      use([1, 'opponent', 'charge'], 'Fire Overwatch'),
      gain([2, 'own', 'command'], 1, 'Old Banner'),
      use([2, 'own', 'fight'], 'Counter-offensive'),
    ),
  }),
};

/** A unit of one of two subfactions that share a Faction keyword. */
function lodgeGuard(subfaction: string) {
  return datasheet(`${subfaction} Guard`, [], {
    factionKeywords: ['ASHEN PACT', subfaction],
    factions: [{ factionId: subfaction, rootId: subfaction, addedKeywords: [], ally: false }],
  });
}

/** For each rule of the edition, a roster that breaks only that rule. */
export const illegal10e: Readonly<Record<string, Army>> = {
  'points-within-limit': at(100, army(squad)),
  'units-of-army-faction': army(eelrider),
  'units-of-one-subfaction': army(lodgeGuard('Ember Lodge'), lodgeGuard('Frost Lodge')),
  'allies-within-points': {
    ...army(unit(ferryman, { points: 251 })),
    detachments: placed([
      detachment('Cinder Host', { allows: [{ has: 'Tidebound' }], allowsUpTo: [{ battleSize: 'Strike Force', points: 250 }] }),
    ]),
  },
  'one-detachment': { ...army(), detachments: placed([detachment('Cinder Host'), detachment('Pyre Guard')]) },
  'detachment-of-army-faction': { ...army(), detachments: placed([detachment('Cinder Host', { factionIds: [tidebound.id] })]) },
  'chosen-keywords-within-limit': {
    ...army(...['Ash Wheel', 'Ash Track'].map((name) => unit(tank, { enhancements: [enhancement(name, { detachmentIds: [manned.id] })] }))),
    detachments: placed([manned]),
  },
  'detachment-keywords-shared': {
    ...declaring(rosterOf(unit(captain, { warlord: true, granted: ['Ember'] }), unit(squad, { granted: ['Frost'] })), {
      ...silent,
      attachments: [[0, 1]],
    }),
    detachments: placed([marked]),
  },
  'detachment-admits-units': { ...army(squad), detachments: placed([grim]) },
  'keyword-detachments-whole': {
    ...army(),
    detachments: placed([detachment('Cinder Host')]).map((taken) => ({ ...taken, claims: ['vehicle'] })),
  },
  'unit-size-purchasable': army(unit(squad, { models: 11 })),
  'all-models-options-whole': army(unit(squad, { replacements: [{ option: 'Long Rifle', scope: 'all', models: 5, replaced: 1 }] })),
  'datasheet-copies-within-limit': army(tank, tank, tank, tank),
  'epic-heroes-once': army(hero, hero),
  'character-present': declaring(rosterOf(squad, unit(colossus, { warlord: true })), silent),
  'enhancements-within-limit': army(
    bearing(lens),
    bearing(mantle),
    unit(second, { enhancements: [crown] }),
    unit(second, { enhancements: [horn] }),
  ),
  'enhancements-distinct': army(bearing(lens), bearing(lens)),
  'enhancements-of-detachment': army(bearing(foreign)),
  'one-enhancement-per-unit': army(bearing(lens, mantle)),
  'enhancement-bearer-eligible': army(unit(hero, { enhancements: [lens] })),
  'enhancement-bearer-named': declaring(rosterOf(unit(captain, { warlord: true, models: 2, enhancements: [lens] })), {
    ...silent,
    complete: true,
  }),
  'one-warlord': army(warlord),
  'warlord-is-character': declaring(rosterOf(unit(squad, { warlord: true }), captain), silent),
  'warlord-clauses-obeyed': declaring(rosterOf(unit(hermit, { warlord: true }), captain), silent),
  'leaders-join-their-bodyguard': declaring(rosterOf(warlord, tank), { ...silent, attachments: [[0, 1]] }),
  'attached-unit-leaders-within-limit': declaring(rosterOf(warlord, captain, squad), {
    ...silent,
    attachments: [
      [0, 2],
      [1, 2],
    ],
  }),
  'transport-capacity-kept': declaring(rosterOf(warlord, unit(squad, { models: 7 }), carrier), { ...silent, passengers: [[1, 2]] }),
  'passengers-eligible': declaring(rosterOf(warlord, tank, carrier), { ...silent, passengers: [[1, 2]] }),
  'passengers-embarked-once': declaring(rosterOf(warlord, squad, carrier, carrier), {
    ...silent,
    passengers: [
      [1, 2],
      [1, 3],
    ],
  }),
  'units-split-once': declaring(rosterOf(warlord, squad), { ...silent, splits: [[1, [2, 2]]] }),
  'deep-strike-by-every-model': declaring(rosterOf(warlord, divers, captain), {
    ...silent,
    attachments: [[2, 1]],
    reserves: [[1, 'deep-strike']],
  }),
  'fortifications-not-in-strategic-reserves': declaring(rosterOf(warlord, bunker), { ...silent, reserves: [[1, 'strategic']] }),
  'strategic-reserves-within-points': at(399, declaring(rosterOf(warlord, tank), { ...silent, reserves: [[1, 'strategic']] })),
  'command-points-paid-in-battle': declaring(rosterOf(warlord), {
    ...silent,
    battle: battleOf(use([1, 'own', 'fight'], 'Counter-offensive')),
  }),
  'stratagems-once-per-phase': declaring(rosterOf(warlord), {
    ...silent,
    battle: battleOf(use([2, 'own', 'fight'], 'Epic Challenge'), use([2, 'own', 'fight'], 'Epic Challenge')),
  }),
  'stratagems-within-their-limits': declaring(rosterOf(warlord), {
    ...silent,
    battle: battleOf(use([1, 'own', 'command'], 'Insane Bravery'), use([2, 'own', 'command'], 'Insane Bravery')),
  }),
  'stratagems-in-their-phase': declaring(rosterOf(warlord), {
    ...silent,
    battle: battleOf(use([1, 'own', 'charge'], 'Fire Overwatch')),
  }),
  'stratagems-on-eligible-units': ((roster: Army) =>
    declaring(roster, {
      ...silent,
      battle: battleOf(use([1, 'opponent', 'shooting'], 'Go to Ground', roster.units[1] ? { unit: roster.units[1] } : {})),
    }))(rosterOf(warlord, tank)),
  'units-whole-unless-split': declaring(rosterOf(warlord, squad, carrier), { ...silent, passengers: [[1, 2, 3]] }),
  'passengers-reserved-with-transport': declaring(rosterOf(warlord, squad, carrier), {
    ...silent,
    passengers: [[1, 2]],
    reserves: [[1, 'strategic']],
  }),
};
