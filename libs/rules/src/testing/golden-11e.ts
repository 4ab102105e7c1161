import type { Army } from '#muster/army';
import { allies11e } from '../rulesets/wh40k/11e-allies.js';
import { declaring } from './declaration-builder.js';
import { ashenPact, datasheet, detachment, enhancement, placed, rosterOf, tidebound, unit } from './roster-builder.js';

const captain = datasheet('Captain', ['Character', 'Infantry'], { leads: ['Line Squad'], leadsConfirmed: true, abilities: ['Leader'] });
const piper = datasheet('Piper', ['Character', 'Infantry'], { leads: ['Line Squad'], abilities: ['Support'] });
const hero = datasheet('Marn the Grey', ['Character', 'Epic Hero']);
const king = datasheet('King', ['Character'], { warlordClauses: ['must'] });
const hermit = datasheet('Hermit', ['Character'], { warlordClauses: ['cannot'] });
const squad = datasheet('Line Squad', ['Infantry', 'Battleline'], { minModels: 5, maxModels: 10 });
const tank = datasheet('Tank', ['Vehicle']);
const bunker = datasheet('Bunker', ['Fortification']);
const colossus = datasheet('Colossus', ['Vehicle', 'Titanic']);
const carrier = datasheet('Carrier', ['Vehicle', 'Dedicated Transport']);
const ferryman = datasheet('Ferryman', ['Character'], {
  factionKeywords: ['Tidebound'],
  factions: [{ factionId: ashenPact.id, rootId: 'ferryman', addedKeywords: [], ally: true }],
});
const eelrider = datasheet('Eelrider', [], {
  factionKeywords: ['Tidebound'],
  factions: [{ factionId: tidebound.id, rootId: 'eelrider', addedKeywords: [], ally: false }],
});

const [clause] = allies11e.filter(({ armies, oneKind }) => armies.length === 0 && oneKind);
const [fewest] = clause?.units ?? [];
const engine = datasheet('Engine', [fewest?.keyword ?? ''], {
  factionKeywords: [...(clause?.allies ?? [])],
  factions: [{ factionId: ashenPact.id, rootId: 'engine', addedKeywords: [], ally: true }],
});

const host = detachment('Cinder Host', { detachmentPoints: 2, forceDispositions: ['Purge the Foe'], uniqueTags: ['Forge'] });
const guard = detachment('Pyre Guard', { detachmentPoints: 1, forceDispositions: ['Disruption'] });
const slag = detachment('Slag Host', { detachmentPoints: 1, uniqueTags: ['Forge'] });
const dear = detachment('Great Pyre', { detachmentPoints: 3 });
const friendly = detachment('Friendly Host', {
  ...{ detachmentPoints: 2, allows: [{ has: 'Tidebound' }] },
  allowsUpTo: [{ battleSize: 'Strike Force', points: 500 }],
});
const grim = detachment('Grim Host', { detachmentPoints: 2, restrictions: [{ kind: 'forbids', units: { has: 'Battleline' } }] });

const names = ['Ember Lens', 'Ash Mantle', 'Coal Crown', 'War Horn', 'Old Key'];
const [lens, mantle, crown, horn, key] = names.map((name) => enhancement(name));
const crew = enhancement('Veteran Crew', { copies: 3 });
const foreign = enhancement('Sea Pearl', { detachmentIds: ['undertow'] });

const warlord = unit(captain, { warlord: true });
/** A different CHARACTER for each Enhancement. */
const bearing = (...enhancements: (typeof lens)[]) => {
  const borne = enhancements.filter((one) => one !== undefined);
  return unit(datasheet(`Bearer of ${borne.map(({ name }) => name).join(' and ')}`, ['Character']), { enhancements: borne });
};
const crewed = unit(tank, { enhancements: [crew] });
const silent = { attachments: [], reserves: [] };
const of = (detachments: readonly (typeof host)[], roster: Army): Army => ({ ...roster, detachments: placed(detachments) });
const plain = (...units: Parameters<typeof rosterOf>) => of([host], rosterOf(...units));
const army = (...units: Parameters<typeof rosterOf>) => declaring(plain(warlord, ...units), silent);
const at = (pointsLimit: number, roster: Army): Army => ({ ...roster, pointsLimit });
const times = (count: number, sheet: typeof tank) => Array.from({ length: count }, () => sheet);

/** Legal rosters about which no rule reports anything. */
export const legal11e: Readonly<Record<string, Army>> = {
  'a Warlord alone': army(),
  'a handful of units': army(squad, tank, carrier),
  'six of a BATTLELINE datasheet': army(...times(6, squad)),
  'six of a DEDICATED TRANSPORT': army(...times(6, carrier)),
  'three of another': army(...times(3, tank)),
  'two of another in an Incursion': at(1000, army(...times(2, tank))),
  'four of a BATTLELINE datasheet in an Incursion': at(1000, army(...times(4, squad))),
  'six of what is granted BATTLELINE': army(...times(6, tank).map((sheet) => unit(sheet, { granted: ['Battleline'] }))),
  'an EPIC HERO as the Warlord': declaring(plain(unit(hero, { warlord: true })), silent),
  'two detachments': of([host, guard], army()),
  'three detachments': of([guard, slag, detachment('Ashfall', { detachmentPoints: 1 })], army()),
  'a single dear detachment in an Incursion since July 2026': { ...of([dear], at(1000, army())), releasedOn: '2026-07-22' },
  'a Force Disposition that is granted': declaring(of([host, guard], plain(warlord)), { ...silent, forceDispositions: ['Disruption'] }),
  'every Force Disposition that can be chosen': declaring(of([host, guard], plain(warlord)), {
    ...silent,
    forceDispositions: ['Disruption', 'Purge the Foe'],
  }),
  'four Enhancements': army(bearing(lens), bearing(mantle), bearing(crown), bearing(horn)),
  'two Enhancements in an Incursion': at(1000, army(bearing(lens), bearing(mantle))),
  'three of an Upgrade, counted once': army(crewed, crewed, crewed, bearing(lens), bearing(mantle), bearing(crown)),
  'a Leader and a Support with one unit': declaring(plain(warlord, piper, squad), {
    ...silent,
    attachments: [
      [0, 2],
      [1, 2],
    ],
  }),
  'one Enhancement in an attached unit': declaring(
    plain(unit(captain, { warlord: true, enhancements: lens ? [lens] : [] }), piper, squad),
    {
      ...silent,
      attachments: [
        [0, 2],
        [1, 2],
      ],
    },
  ),
  'exactly the points limit': at(500, army(squad, tank, tank, carrier)),
  'the one that must be the Warlord': declaring(plain(unit(king, { warlord: true }), captain, hermit), silent),
  'half of the points in Strategic Reserves': at(
    400,
    declaring(plain(warlord, tank, carrier), {
      ...silent,
      reserves: [
        [1, 'strategic'],
        [2, 'strategic'],
      ],
    }),
  ),
  'allies within the points of their detachment': of([friendly], army(unit(ferryman, { points: 500 }))),
  'as many of an allied Faction as its rule allows': army(engine),
  'a Legends datasheet, which only an organiser can ban': army(datasheet('Old Warden', ['Infantry'], { legends: true })),
  'a detachment that forbids what is not there': of([grim], army(tank)),
  'a faction within a wider one': { ...army(squad), faction: { ...ashenPact, id: 'lodge', parentId: ashenPact.id } },
};

/** For each rule of the edition, a roster that breaks only that rule. */
export const illegal11e: Readonly<Record<string, Army>> = {
  'battle-size-printed': at(3000, army(...times(7, tank))),
  'points-within-limit': at(100, army(squad)),
  'units-of-army-faction': army(eelrider),
  'detachment-points-within-budget': of([host, dear], army()),
  'detachments-distinct': of([guard, guard], army()),
  'detachment-tags-unique': of([host, slag], army()),
  'force-disposition-granted': declaring(plain(warlord), { ...silent, forceDispositions: ['Disruption'] }),
  'detachment-of-army-faction': of([{ ...host, factionIds: [tidebound.id] }], army()),
  'detachment-admits-units': of([grim], army(squad)),
  'allies-within-points': of([friendly], army(unit(ferryman, { points: 501 }))),
  'allied-factions-within-limits': army(engine, engine),
  'unit-size-purchasable': army(unit(squad, { models: 11 })),
  'datasheet-copies-within-size': at(1000, army(...times(3, tank))),
  'epic-heroes-once': army(hero, hero),
  'character-present': declaring(plain(squad, unit(colossus, { warlord: true })), silent),
  'enhancements-within-size': army(...[lens, mantle, crown, horn, key].map((one) => bearing(one))),
  'enhancements-distinct': army(crewed, crewed, crewed, unit(squad, { enhancements: [crew] })),
  'enhancements-of-detachment': army(bearing(foreign)),
  'one-enhancement-per-attached-unit': army(bearing(lens, mantle)),
  'enhancement-bearer-eligible': army(unit(hero, { enhancements: lens ? [lens] : [] })),
  'one-warlord': army(warlord),
  'warlord-is-character': declaring(plain(unit(squad, { warlord: true }), captain), silent),
  'warlord-of-army-faction': declaring(plain(captain, unit(ferryman, { warlord: true })), silent),
  'warlord-clauses-obeyed': declaring(plain(unit(hermit, { warlord: true }), captain), silent),
  'leaders-join-their-bodyguard': declaring(plain(warlord, tank), { ...silent, attachments: [[0, 1]] }),
  'leaders-and-supports-within-limit': declaring(plain(warlord, captain, squad), {
    ...silent,
    attachments: [
      [0, 2],
      [1, 2],
    ],
  }),
  'supports-attached': { ...army(piper, squad), statesAll: new Set(['detachments'] as const) },
  'fortifications-not-in-strategic-reserves': declaring(plain(warlord, bunker), { ...silent, reserves: [[1, 'strategic']] }),
  'strategic-reserves-within-points': at(
    399,
    declaring(plain(warlord, tank, carrier), {
      ...silent,
      reserves: [
        [1, 'strategic'],
        [2, 'strategic'],
      ],
    }),
  ),
};
