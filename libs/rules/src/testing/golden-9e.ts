import type { Army, ResolvedTrait } from '#muster/army';
import { battleOf, declaring, refund, use } from './declaration-builder.js';
import { armyOption, datasheet, detachment, forcesOf, gap, placed, rosterOf, somewhere, unit } from './roster-builder.js';

const captain = datasheet('Captain', ['Character', 'Infantry'], { role: 'HQ', powerRating: 5 });
const regent = datasheet('Regent', ['Character', 'Supreme Commander'], { role: 'Lord of War', powerRating: 15 });
const seer = datasheet('Seer', ['Character', 'Psyker', 'Infantry'], { role: 'HQ', powerRating: 5 });
const squad = datasheet('Squad', ['Infantry'], { role: 'Troops', powerRating: 4, minModels: 5, maxModels: 10 });
const guard = datasheet('Guard', ['Infantry'], { role: 'Elites', powerRating: 6 });
const bikes = datasheet('Bikes', ['Biker'], { role: 'Fast Attack', powerRating: 5 });
const gun = datasheet('Gun', [], { role: 'Heavy Support', powerRating: 8 });
const flyer = datasheet('Flyer', ['Aircraft'], { role: 'Flyers', powerRating: 9 });
const carrier = datasheet('Carrier', ['Transport'], {
  role: 'Dedicated Transport',
  powerRating: 4,
  transport: { models: 6, passengers: { has: 'Infantry' } },
});
const airship = datasheet('Airship', ['Aircraft', 'Transport'], {
  role: 'Flyers',
  powerRating: 9,
  transport: { models: 10, passengers: { has: 'Infantry' } },
});
const colossus = datasheet('Colossus', ['Titanic'], { role: 'Lords of War', powerRating: 25 });
const walker = datasheet('Great Walker', [], { role: 'Lords of War', powerRating: 14 });
const bunker = datasheet('Bunker', [], { role: 'Fortification', powerRating: 5 });
const stranger = datasheet('Eelrider', ['Infantry'], { role: 'Troops', powerRating: 4, factionKeywords: ['Tidebound'], factions: [] });
const beast = datasheet('Beast', [], { role: 'Elites', powerRating: 3, factionKeywords: ['Unaligned'], factions: [] });

const warlord = unit(captain, { warlord: true });
const trait = (index: number, name: string, source: ResolvedTrait['source'], specialist?: string): ResolvedTrait => ({
  ...somewhere('traits', index),
  trait: armyOption('warlord-trait', name),
  source,
  ...(specialist !== undefined && { specialist }),
});
const relic = { ...somewhere('relics', 0), relic: armyOption('relic', 'Old Blade'), source: 'army' as const };
const power = { ...somewhere('powers', 0), power: armyOption('psychic-power', 'Cold Wind') };
const upgrade = { ...somewhere('upgrades', 0), name: 'Ember Lodge', keyword: 'ember lodge', commandPoints: 1 };
const granted = ['Ember Lodge'];
const times = (count: number, sheet: typeof captain) => Array.from({ length: count }, () => sheet);
const army = (...forces: Parameters<typeof forcesOf>) => declaring(forcesOf(...forces), { passengers: [] });
const at = (pointsLimit: number, roster: Army) => ({ ...roster, pointsLimit });
const upgradedTo = (roster: Army, ...specialists: (typeof upgrade)[]) => ({
  ...roster,
  detachments: roster.detachments.map((taken, index) => (index === 0 ? { ...taken, specialists } : taken)),
});
const spent = (roster: Army, on: number, commandPoints: number) => ({
  ...roster,
  detachments: roster.detachments.map((taken, index) => (index === on ? { ...taken, spent: commandPoints } : taken)),
});
const patrol = ['Patrol Detachment', warlord, squad] as const;
const renown = { ...somewhere('renown'), name: 'The Burning Host', admits: { has: 'Infantry' }, forbids: [], requires: [] };
const course = (...events: Parameters<typeof battleOf>) =>
  declaring(forcesOf([...patrol]), { passengers: [], statedCommandPoints: 12, battle: battleOf(...events) });
const commander = { name: 'Field Commander', commandPoints: 1, purpose: 'field-commander' as const };

/** Legal rosters about which no rule reports anything. */
export const legal9e: Readonly<Record<string, Army>> = {
  'a Patrol': at(500, army([...patrol])),
  'a full Patrol': army([...patrol, captain, squad, squad, guard, guard, bikes, bikes, gun, gun, flyer, flyer]),
  'a Battalion': army(['Battalion Detachment', warlord, captain, ...times(3, squad)]),
  'a Brigade': army([
    'Brigade Detachment',
    warlord,
    captain,
    captain,
    ...times(6, squad),
    ...times(3, guard),
    ...times(3, bikes),
    ...times(3, gun),
  ]),
  'a Vanguard': army(['Vanguard Detachment', warlord, ...times(3, guard)]),
  'a Spearhead': army(['Spearhead Detachment', warlord, ...times(3, gun)]),
  'an Outrider': army(['Outrider Detachment', warlord, ...times(3, bikes)]),
  'Supreme Command beside a Battalion': army(
    ['Supreme Command Detachment', unit(regent, { warlord: true })],
    ['Battalion Detachment', captain, captain, ...times(3, squad)],
  ),
  'war engines for 3 CP': army(['Super-heavy Detachment', unit(walker, { warlord: true }), walker, walker]),
  'TITANIC war engines for 6 CP': spent(army(['Super-heavy Detachment', unit(colossus, { warlord: true }), colossus, colossus]), 0, 6),
  'three detachments': army([...patrol], ['Vanguard Detachment', captain, ...times(3, guard)], ['Patrol Detachment', captain, squad]),
  'names as data files write them': army(
    ['Patrol Detachment 0CP', warlord, squad],
    ['Spearhead Detachment -3CP', captain, ...times(3, gun)],
  ),
  'Dedicated Transports with passengers': declaring(forcesOf([...patrol, carrier, carrier]), {
    passengers: [
      [0, 2],
      [1, 2],
    ],
  }),
  'an UNALIGNED unit in another detachment': army(
    [...patrol],
    ['Patrol Detachment', unit(beast, { role: 'HQ' }), unit(beast, { role: 'Troops' })],
  ),
  'an understrength unit in a detachment that takes one': army([
    'Super-heavy Detachment',
    unit(walker, { warlord: true }),
    walker,
    unit(walker, { models: 1 }),
  ]),
  'a Warlord with a trait and a relic': army([
    'Patrol',
    unit(captain, { warlord: true, warlordTraits: [trait(0, 'Bold', 'warlord')], relics: [relic] }),
    squad,
  ]),
  'a relic and a trait that Stratagems give to a unit that is not a CHARACTER': army([
    'Patrol',
    warlord,
    unit(squad, { warlordTraits: [trait(0, 'Sly', 'stratagem')], relics: [{ ...relic, source: 'stratagem' }] }),
  ]),
  'a Warlord that is not a CHARACTER with what any Warlord can have': army([
    'Super-heavy Detachment',
    unit(walker, { warlord: true, warlordTraits: [trait(0, 'Inspiring Leader', 'warlord')] }),
    walker,
    walker,
  ]),
  'AIRCRAFT that leave the battlefield with embarked units': declaring(forcesOf([...patrol, airship]), {
    passengers: [[1, 2]],
    reserves: [
      [2, 'left-table'],
      [1, 'left-table'],
    ],
  }),
  'a second trait by a Stratagem': declaring(
    forcesOf([
      'Patrol',
      unit(captain, { warlord: true, warlordTraits: [trait(0, 'Bold', 'warlord'), trait(1, 'Sly', 'stratagem')] }),
      squad,
    ]),
    { passengers: [], spends: [{ name: 'Old Honours', commandPoints: 1, purpose: 'warlord-trait', unit: 0 }] },
  ),
  'a named character with the same trait': army([
    'Patrol',
    unit(captain, { warlord: true, warlordTraits: [trait(0, 'Bold', 'warlord')] }),
    unit(captain, { namedCharacter: true, warlordTraits: [trait(1, 'Bold', 'named')] }),
    squad,
  ]),
  'a Specialist Detachment with its Field Commander': upgradedTo(
    declaring(
      forcesOf([
        'Patrol',
        unit(captain, { warlord: true, granted, warlordTraits: [trait(0, 'Bold', 'warlord')] }),
        unit(seer, {
          granted,
          warlordTraits: [trait(1, 'Sly', 'stratagem', 'ember lodge')],
          psychicPowers: [{ ...power, specialist: 'ember lodge', replaces: 'Old Song' }],
        }),
        squad,
      ]),
      { passengers: [], spends: [{ ...commander, unit: 1 }] },
    ),
    upgrade,
  ),
  'an Army of Renown': declaring(forcesOf([...patrol, guard]), { passengers: [], armyOfRenown: renown }),
  'Strategic Reserves that are paid for': declaring(forcesOf([...patrol, gun, flyer]), {
    passengers: [],
    reserves: [
      [2, 'strategic'],
      [3, 'left-table'],
    ],
    statedCommandPoints: 11,
  }),
  'Reinforcement points': at(
    1000,
    declaring(forcesOf([...patrol]), {
      passengers: [],
      reinforcementPoints: 800,
      reinforcements: [{ ...somewhere('added', 0), name: 'Imps', points: 60, adds: 'unit' }],
    }),
  ),
  'a size by both Power Levels': { ...declaring(forcesOf([...patrol]), { passengers: [], opponentPowerLevel: 30 }), pointsLimit: null },
  'a course of CP': course(use([1, 'own', 'fight'], 'Counter-Offensive'), refund([1, 'own', 'fight'], 1, 'Thrift')),
};

/** For each rule of the edition, a roster that breaks only that rule. */
export const illegal9e: Readonly<Record<string, Army>> = {
  'battle-size-modelled': at(3001, army([...patrol])),
  'points-within-limit': at(199, army([...patrol])),
  'power-level-summed': declaring(forcesOf([...patrol]), { passengers: [], powerLimit: 8 }),
  'reinforcement-points-affordable': declaring(forcesOf([...patrol]), {
    passengers: [],
    reinforcementPoints: 50,
    reinforcements: [{ ...somewhere('added', 0), name: 'Imps', points: 60, adds: 'unit' }],
  }),
  'unbound-army-noted': { ...declaring(rosterOf(warlord), { passengers: [], organisation: 'unbound' }), detachments: [] },
  'army-faction-keyword-shared': army([...patrol], ['Patrol', unit(stranger, { role: 'HQ' }), stranger]),
  'detachments-modelled': army(['Grand Host', warlord]),
  'detachments-within-limit': at(500, army([...patrol], ['Patrol', captain, squad])),
  'detachments-of-kind-within-limit': {
    ...army(['Supreme Command', unit(regent, { warlord: true })], ['Patrol', captain, squad], ['Supreme Command']),
    gaps: [gap('unit')],
  },
  'units-in-one-detachment': { ...army([...patrol, unit(squad, { detachment: null })]), statesAll: new Set(['detachments'] as const) },
  'detachment-slots-kept': army(['Patrol', warlord]),
  'dedicated-transports-within-infantry': army([...patrol, carrier, carrier, carrier]),
  'detachment-faction-shared': army([...patrol, beast]),
  'detachment-abilities-noted': army([...patrol], ['Auxiliary Support Detachment', gun]),
  'supreme-command-is-warlord': army(['Supreme Command', unit(captain, { warlord: true })], ['Patrol', captain, squad]),
  'titanic-units-paid-for': spent(army(['Super-heavy', unit(colossus, { warlord: true }), colossus, colossus]), 0, 3),
  'fortification-network-without-warlord': army(
    ['Patrol', captain, squad],
    ['Fortification Network', bunker, unit(captain, { warlord: true, role: 'No Force Org Slot' })],
  ),
  'keyword-detachments-whole': {
    ...army([...patrol]),
    detachments: placed([detachment('Patrol')]).map((taken) => ({ ...taken, claims: ['ember lodge'] })),
  },
  'stratagems-of-a-whole-detachment': declaring(forcesOf([...patrol]), {
    passengers: [],
    spends: [{ name: 'Ruse', commandPoints: 1, purpose: 'other', faction: 'tidebound' }],
  }),
  'unit-size-purchasable': army(['Patrol', warlord, unit(squad, { models: 11 })]),
  'understrength-units-within-limit': army(['Patrol', warlord, unit(squad, { models: 4 })]),
  'one-warlord': army(['Patrol', warlord, warlord, squad]),
  'warlord-is-character-if-any': army(['Patrol', captain, unit(squad, { warlord: true })]),
  'warlord-not-fortification': army([
    'Patrol',
    captain,
    squad,
    unit(bunker, { warlord: true, role: 'Heavy Support', granted: ['Fortification', 'Character'] }),
  ]),
  'warlord-traits-accounted-for': army([
    'Patrol',
    unit(captain, { warlord: true, warlordTraits: [trait(0, 'Bold', 'warlord'), trait(1, 'Sly', null)] }),
    squad,
  ]),
  'warlord-traits-distinct': army([
    'Patrol',
    unit(captain, { warlord: true, warlordTraits: [trait(0, 'Bold', 'warlord')] }),
    unit(captain, { warlordTraits: [trait(1, 'Bold', 'stratagem')] }),
    squad,
  ]),
  'relics-for-characters': army(['Patrol', unit(captain, { warlord: true, namedCharacter: true, relics: [relic] }), squad]),
  'relic-replaced-weapons-paid': army([
    'Patrol',
    unit(captain, { warlord: true, relics: [{ ...relic, replaces: { weapon: 'Long Sword', paid: false } }] }),
    squad,
  ]),
  'specialist-detachments-lawful': upgradedTo(army([...patrol]), upgrade, { ...upgrade, ...somewhere('upgrades', 1) }),
  'specialist-keyword-held': upgradedTo(
    army(['Patrol', unit(captain, { warlord: true, warlordTraits: [trait(0, 'Bold', 'warlord', 'ember lodge')] }), squad]),
    upgrade,
  ),
  'field-commanders-lawful': upgradedTo(
    declaring(forcesOf(['Patrol', unit(captain, { warlord: true, granted }), squad]), {
      passengers: [],
      spends: [{ ...commander, unit: 0 }],
    }),
    upgrade,
  ),
  'smite-not-replaced': upgradedTo(
    army([
      'Patrol',
      unit(seer, { warlord: true, granted, psychicPowers: [{ ...power, specialist: 'ember lodge', replaces: 'Smite' }] }),
      squad,
    ]),
    upgrade,
  ),
  'army-of-renown-kept': declaring(forcesOf([...patrol, gun]), { passengers: [], armyOfRenown: renown }),
  'transport-capacity-kept': declaring(forcesOf(['Patrol', warlord, unit(squad, { models: 7 }), carrier]), { passengers: [[1, 2]] }),
  'passengers-eligible': declaring(forcesOf([...patrol, bikes, carrier]), { passengers: [[2, 3]] }),
  'passengers-embarked-once': declaring(forcesOf([...patrol, carrier, carrier]), {
    passengers: [
      [1, 2],
      [1, 3],
    ],
  }),
  'fortifications-not-in-strategic-reserves': declaring(
    forcesOf([...patrol, unit(bunker, { role: 'Heavy Support', granted: ['Fortification'] })]),
    {
      passengers: [],
      reserves: [[2, 'strategic']],
    },
  ),
  'aircraft-leave-the-table': declaring(forcesOf([...patrol, gun]), { passengers: [], reserves: [[2, 'left-table']] }),
  'command-points-affordable': declaring(forcesOf([...patrol]), {
    passengers: [],
    spends: [{ name: 'Ruse', commandPoints: 13, purpose: 'other' }],
  }),
  'command-points-paid-with-battle-forged-bonus': course(use([1, 'own', 'fight'], 'Cunning', { cost: 14 })),
  'stratagems-once-per-phase': course(use([1, 'opponent', 'movement'], 'Cut Them Down'), use([1, 'opponent', 'movement'], 'Cut Them Down')),
  'stratagems-within-their-limits': course(use([1, 'own', 'morale'], 'Insane Bravery'), use([2, 'own', 'morale'], 'Insane Bravery')),
  'army-roster-complete': declaring(forcesOf([...patrol]), { passengers: [], complete: true }),
  'stratagems-in-their-phase': course(use([1, 'opponent', 'movement'], 'Desperate Breakout')),
  'power-rating-not-lowered': army(['Patrol', warlord, unit(squad, { powerRating: 1, powerRatingStated: true })]),
  'stratagem-options-paid': declaring(
    forcesOf(['Patrol', unit(captain, { warlord: true, relics: [{ ...relic, source: 'stratagem' }] }), squad]),
    {
      passengers: [],
      spends: [],
    },
  ),
  'units-whole-unless-split': declaring(forcesOf([...patrol, carrier]), { splits: [], passengers: [[1, 2, 3]] }),
  'passengers-reserved-with-transport': declaring(forcesOf([...patrol, carrier]), {
    passengers: [[1, 2]],
    reserves: [[1, 'strategic']],
  }),
};
