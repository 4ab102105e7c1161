import type { Army } from '#muster/army';
import { declaring } from './declaration-builder.js';
import { armyOption, datasheet, detachment, placed, rosterOf, somewhere, unit } from './roster-builder.js';

const captain = datasheet('Captain', ['Character', 'Infantry'], { powerRating: 5 });
const squad = datasheet('Squad', ['Infantry'], { powerRating: 4, minModels: 5, maxModels: 10 });
const tank = datasheet('Tank', ['Vehicle'], { powerRating: 9 });
const stranger = datasheet('Eelrider', ['Infantry'], { powerRating: 4, factionKeywords: ['Tidebound'] });
const carrier = datasheet('Carrier', ['Transport'], { powerRating: 4, transport: { models: 6, passengers: { has: 'Infantry' } } });

const trait = (name: string, source: 'warlord' | null = 'warlord') => ({
  ...somewhere('traits', name),
  trait: armyOption('warlord-trait', name),
  source,
});
const warlord = unit(captain, { warlord: true });
const army = (...units: Parameters<typeof rosterOf>): Army => ({
  ...declaring(rosterOf(warlord, ...units), { passengers: [] }),
  edition: '8e',
  detachments: [],
});
const led = (...units: Parameters<typeof rosterOf>): Army => ({
  ...army(),
  ...rosterOf(...units),
  edition: '8e',
  detachments: [],
});
const at = (pointsLimit: number | null, roster: Army) => ({ ...roster, pointsLimit });

/** Legal rosters about which no rule reports anything. */
export const legal8e: Readonly<Record<string, Army>> = {
  'a Warlord alone': army(),
  'a Warlord and a unit': army(squad),
  'any models: one kind ten times': army(...Array.from({ length: 10 }, () => tank)),
  'any models: two Factions': army(squad, stranger),
  'any models: without a CHARACTER': led(unit(squad, { warlord: true }), tank),
  'an understrength unit': army(unit(squad, { models: 3 })),
  'an understrength unit beside full ones': army(unit(squad, { models: 4 }), squad, squad),
  'understrength units of two datasheets': army(
    unit(squad, { models: 1 }),
    unit(datasheet('Crew', [], { minModels: 3, powerRating: 2 }), { models: 2 }),
  ),
  'a unit of the largest size': army(unit(squad, { models: 10 })),
  'the first of the three traits': led(unit(captain, { warlord: true, warlordTraits: [trait('Legendary Fighter')] })),
  'the second of the three traits': led(unit(captain, { warlord: true, warlordTraits: [trait('Inspiring Leader')] })),
  'the third of the three traits': led(unit(captain, { warlord: true, warlordTraits: [trait('Tenacious Survivor')] })),
  'a trait of the release': led(unit(captain, { warlord: true, warlordTraits: [trait('Bold')] })),
  'a trait not stated to be rolled or chosen': led(unit(captain, { warlord: true, warlordTraits: [trait('Bold', null)] })),
  'a Warlord without a trait': army(tank),
  'a full TRANSPORT': {
    ...declaring(army(squad, carrier), {
      passengers: [
        [0, 2],
        [1, 2],
      ],
    }),
  },
  'an empty TRANSPORT': army(carrier),
  'exactly the points limit': at(200, army(squad)),
  'no points limit': at(null, army(squad, tank)),
  'exactly the Power Level agreed': { ...declaring(army(tank), { passengers: [], powerLimit: 14 }) },
  'passengers in two TRANSPORTS': {
    ...declaring(army(squad, carrier, carrier), {
      passengers: [
        [0, 2],
        [1, 3],
      ],
    }),
  },
};

/** For each rule of the edition, a roster that breaks only that rule. */
export const illegal8e: Readonly<Record<string, Army>> = {
  'detachments-modelled': { ...army(squad), detachments: placed([detachment('Battalion Detachment +5CP')]) },
  'points-within-limit': at(199, army(squad)),
  'power-level-summed': { ...declaring(army(tank), { passengers: [], powerLimit: 13 }) },
  'unit-size-purchasable': army(unit(squad, { models: 11 })),
  'understrength-units-within-limit': army(unit(squad, { models: 4 }), unit(squad, { models: 3 })),
  'one-warlord': army(warlord),
  'warlord-traits-accounted-for': led(unit(squad, { warlord: true, warlordTraits: [trait('Bold')] })),
  'transport-capacity-kept': { ...declaring(army(unit(squad, { models: 7 }), carrier), { passengers: [[1, 2]] }) },
  'passengers-eligible': { ...declaring(army(tank, carrier), { passengers: [[1, 2]] }) },
  'passengers-embarked-once': {
    ...declaring(army(squad, carrier, carrier), {
      passengers: [
        [1, 2],
        [1, 3],
      ],
    }),
  },
  'power-rating-not-lowered': army(unit(squad, { powerRating: 1, powerRatingStated: true })),
  'units-whole-unless-split': { ...declaring(army(squad, carrier), { splits: [], passengers: [[1, 2, 3]] }) },
};
