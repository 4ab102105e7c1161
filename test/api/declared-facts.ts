export const warden = { name: 'Warden', warlord: true, detachment: 0, role: 'HQ' };
const oracle = { name: 'Oracle', detachment: 0, role: 'HQ' };
export const band = { name: 'Wick Band', models: 5, detachment: 0, role: 'Troops' };
const cart = { name: 'Lamp Cart', detachment: 0, role: 'Dedicated Transport' };
const riders = { name: 'Lantern Riders', models: 3, detachment: 0, role: 'Fast Attack' };

/** A legal army of the 9th edition, with the changes of one case. */
export const patrol = (over: object = {}): object => ({
  faction: 'Lamps',
  battleSize: 'Combat Patrol',
  pointsLimit: 500,
  detachments: [{ name: 'Patrol Detachment' }],
  units: [warden, band],
  ...over,
});

/** A legal army of the 10th edition, with the changes of one case. */
export const watch = (over: object = {}): object => ({
  faction: 'Tidewright League',
  battleSize: 'Incursion',
  pointsLimit: 1000,
  detachments: [{ name: 'Harbour Watch' }],
  units: [
    { name: 'Harbourmaster', warlord: true, loadout: [] },
    { name: 'deckhand-company', models: 10, loadout: [] },
    { name: 'Lantern Barge', loadout: [] },
    { name: 'Breakwater Guard', models: 3, loadout: [] },
  ],
  ...over,
});

/**
 * Each case contains what is declared, the release, the error that it causes, and the roster. There is at least one case for each group of
 * rules.
 */
export const declaredFacts: readonly (readonly [string, string, string, object])[] = [
  [
    'Strategic Reserves that cannot be paid',
    'lamps-9e',
    'command-points-affordable/reservesTooMany',
    patrol({
      units: [warden, band, { ...riders, powerRating: 45 }],
      reserves: [{ unit: 2, how: 'STRATEGIC' }],
    }),
  ],
  [
    'a FORTIFICATION in Strategic Reserves',
    'lamps-9e',
    'fortifications-not-in-strategic-reserves/placed',
    patrol({
      detachments: [{ name: 'Patrol Detachment' }, { name: 'Fortification Network Detachment' }],
      pointsLimit: 1000,
      units: [warden, band, { name: 'Watch Tower', detachment: 1, role: 'Fortification' }],
      reserves: [{ unit: 2, how: 'STRATEGIC' }],
    }),
  ],
  [
    'an overfull TRANSPORT',
    'lamps-9e',
    'transport-capacity-kept/overfull',
    patrol({
      units: [warden, { ...band, models: 7 }, cart],
      passengers: [{ unit: 1, transport: 2 }],
    }),
  ],
  [
    'a passenger that a TRANSPORT is not for',
    'lamps-9e',
    'passengers-eligible/notEligible',
    patrol({
      units: [warden, band, cart, riders],
      passengers: [{ unit: 3, transport: 2 }],
    }),
  ],
  [
    'a Leader of a unit that it does not list',
    'sample-2026-07',
    'leaders-join-their-bodyguard/notListed',
    watch({
      attachments: [{ leader: 0, bodyguard: 2 }],
    }),
  ],
  ['two Warlords', 'lamps-9e', 'one-warlord/several', patrol({ units: [warden, { ...warden, name: 'Oracle' }, band] })],
  ['no Warlord in a final roster', 'lamps-9e', 'one-warlord/none', patrol({ units: [{ ...warden, warlord: false }, band], final: true })],
  [
    'a relic on a named character',
    'lamps-9e',
    'relics-for-characters/named',
    patrol({
      units: [{ ...warden, namedCharacter: true, relics: [{ name: 'The Long Sword', source: 'ARMY' }] }, band],
    }),
  ],
  [
    'a weapon replaced by a relic and not paid',
    'lamps-9e',
    'relic-replaced-weapons-paid/notPaid',
    patrol({
      units: [{ ...warden, relics: [{ name: 'the-long-sword', replaces: { weapon: 'Sword', paid: false } }] }, band],
    }),
  ],
  [
    'the same Warlord Trait twice',
    'lamps-9e',
    'warlord-traits-distinct/takenAgain',
    patrol({
      units: [
        { ...warden, warlordTraits: [{ name: 'Bold', source: 'WARLORD' }] },
        { ...oracle, warlordTraits: [{ name: 'Bold', source: 'STRATAGEM' }] },
        band,
      ],
    }),
  ],
  [
    'a psychic power in the place of Smite',
    'lamps-9e',
    'smite-not-replaced/replaced',
    patrol({
      detachments: [{ name: 'Patrol Detachment', specialists: [{ name: 'Ember Oath', keyword: 'Ember', commandPoints: 1 }] }],
      units: [warden, { ...oracle, keywords: ['Ember'], psychicPowers: [{ name: 'Gleam', specialist: 'Ember', replaces: 'Smite' }] }, band],
    }),
  ],
  [
    'a Specialist Detachment twice over',
    'lamps-9e',
    'specialist-detachments-lawful/again',
    patrol({
      detachments: [
        {
          name: 'Patrol Detachment',
          specialists: [
            { name: 'Ember Oath', keyword: 'Ember', commandPoints: 1 },
            { name: 'Ash Oath', keyword: 'Ash', commandPoints: 1 },
          ],
        },
      ],
    }),
  ],
  [
    'Field Commander on the Warlord',
    'lamps-9e',
    'field-commanders-lawful/warlord',
    patrol({
      detachments: [{ name: 'Patrol Detachment', specialists: [{ name: 'Ember Oath', keyword: 'Ember', commandPoints: 1 }] }],
      units: [{ ...warden, keywords: ['Ember'] }, band],
      spends: [{ name: 'Field Commander', commandPoints: 1, purpose: 'FIELD_COMMANDER', unit: 0 }],
    }),
  ],
  [
    'an understrength unit in a Patrol',
    'lamps-9e',
    'understrength-units-within-limit/forbidden',
    patrol({
      units: [warden, band, { ...band, models: 4 }],
    }),
  ],
  [
    'Strategic Reserves of an Unbound army',
    'lamps-9e',
    'unbound-army-noted/reserves',
    patrol({
      organisation: 'UNBOUND',
      detachments: [],
      units: [
        { name: 'Warden', warlord: true },
        { name: 'Wick Band', models: 5 },
      ],
      reserves: [{ unit: 1, how: 'STRATEGIC' }],
    }),
  ],
  [
    'Reinforcement points overspent',
    'lamps-9e',
    'reinforcement-points-affordable/cannotPay',
    patrol({
      reinforcementPoints: 50,
      reinforcements: [{ name: 'Imps', points: 60, adds: 'UNIT' }],
    }),
  ],
  [
    'a unit that an Army of Renown does not list',
    'lamps-9e',
    'army-of-renown-kept/notListed',
    patrol({
      units: [warden, band, riders],
      armyOfRenown: { name: 'The Old Watch', admits: ['Infantry or Transport'] },
    }),
  ],
  [
    'a benefit that is not offered',
    'lamps-9e',
    'supreme-command-is-warlord/benefitNotOffered',
    patrol({
      battleSize: 'Incursion',
      pointsLimit: 1000,
      detachments: [{ name: 'Patrol Detachment' }, { name: 'Supreme Command Detachment', benefit: 'brigade' }],
    }),
  ],
  [
    'a Stratagem of a Faction that no detachment is wholly of',
    'lamps-9e',
    'stratagems-of-a-whole-detachment/noDetachment',
    patrol({
      spends: [{ name: 'Ruse', commandPoints: 1, purpose: 'OTHER', faction: 'Tides' }],
    }),
  ],
  [
    'the same Stratagem twice in a phase',
    'lamps-9e',
    'stratagems-once-per-phase/usedAgain',
    patrol({
      battle: {
        start: 3,
        events: [1, 2].map(() => ({ stratagem: { round: 1, turn: 'OWN', phase: 'FIGHT', name: 'Cut Them Down' } })),
      },
    }),
  ],
  [
    'too much in Strategic Reserves',
    'sample-2026-07',
    'strategic-reserves-within-points/over',
    watch({
      units: [{ name: 'Harbourmaster', warlord: true, loadout: [] }, ...[1, 2].map(() => ({ name: 'Siege Dredger', loadout: [] }))],
      reserves: [1, 2].map((unit) => ({ unit, how: 'STRATEGIC' })),
    }),
  ],
  ['a unit split in three', 'sample-2026-07', 'units-split-once/notInTwo', watch({ splits: [{ unit: 1, parts: [4, 3, 3] }] })],
  [
    'two detachments',
    'sample-2026-07',
    'one-detachment/several',
    watch({ detachments: [{ name: 'harbour-watch' }, { name: 'Storm Convoy' }] }),
  ],
  [
    'two Enhancements on a unit',
    'sample-2026-07',
    'one-enhancement-per-unit/several',
    watch({
      units: [
        { name: 'Harbourmaster', warlord: true, loadout: [], enhancements: [{ name: 'Brass Spyglass' }, { name: 'Keel Oath' }] },
        { name: 'Deckhand Company', models: 10, loadout: [] },
      ],
    }),
  ],
  [
    'more Power Level than agreed',
    'lamps-8e',
    'power-level-summed/overLimit',
    {
      faction: 'Lamps',
      units: [
        { name: 'Warden', warlord: true },
        { name: 'Wick Band', models: 5 },
      ],
      powerLimit: 6,
    },
  ],
  [
    'a second understrength unit of a datasheet',
    'lamps-8e',
    'understrength-units-within-limit/tooMany',
    {
      faction: 'Lamps',
      units: [{ name: 'Warden', warlord: true }, ...[1, 2].map(() => ({ name: 'Wick Band', models: 4 }))],
    },
  ],
];
