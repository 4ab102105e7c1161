import { band, declaredFacts, patrol, warden } from './declared-facts.js';

/** A rule, the release, a roster on which the rule reports something, and other fields of the question. */
export type RuleCase = readonly [rule: string, release: string, roster: object, question?: object];

const marshal = { name: 'Marshal', warlord: true, loadout: [] };
const unit = (name: string, over: object = {}): object => ({ name, loadout: [], ...over });
const line = unit('Line Squad', { models: 5 });
const carrier = unit('Carrier');
const bearing = (...names: string[]) => ({ enhancements: names.map((name) => ({ name })) });
const army = (units: readonly object[], over: object = {}): object => ({
  faction: 'Vigil',
  battleSize: 'Strike Force',
  pointsLimit: 2000,
  detachments: [{ name: 'Gate Host' }],
  units: [marshal, ...units],
  ...over,
});
const v = 'vigil-10e';
const used = (name: string, turn: string, phase: string, over: object = {}) => ({
  battle: { start: 9, events: [{ stratagem: { round: 1, turn, phase, name, ...over } }] },
});
const event = (over: object) => ({ battle: { start: 9, events: [over] } });

const inTheTenth: readonly RuleCase[] = [
  ['points-within-limit', v, army([unit('Tank')], { pointsLimit: 100 })],
  ['units-of-army-faction', v, army([unit('Wader')])],
  ['units-of-one-subfaction', v, army([unit('north Guard'), unit('south Guard')])],
  ['allies-within-points', v, army([unit('Wader')], { detachments: [{ name: 'Guest Host' }] })],
  [
    'chosen-keywords-within-limit',
    v,
    army(
      ['Ash Wheel', 'Ash Track'].map((name) => unit('Tank', bearing(name))),
      { detachments: [{ name: 'Crewed Host' }] },
    ),
  ],
  [
    'detachment-keywords-shared',
    v,
    {
      ...army([], { detachments: [{ name: 'Marked Host' }], attachments: [{ leader: 0, bodyguard: 1 }] }),
      units: [
        { ...marshal, keywords: ['Ember'] },
        { ...line, keywords: ['Frost'] },
      ],
    },
  ],
  ['detachment-of-army-faction', v, army([], { detachments: [{ name: 'Murk Host' }] })],
  ['detachment-admits-units', v, army([line], { detachments: [{ name: 'Open Host' }] })],
  ['keyword-detachments-whole', v, army([], { detachments: [{ name: 'Gate Host', claims: ['Vehicle'] }] })],
  ['unit-size-purchasable', v, army([unit('Line Squad', { models: 12 })])],
  ['all-models-options-whole', v, army([{ ...line, replacements: [{ option: 'Long Rifle', scope: 'ALL', models: 5, replaced: 4 }] }])],
  ['datasheet-copies-within-limit', v, army([1, 2, 3, 4].map(() => unit('Tank')))],
  ['epic-heroes-once', v, army([unit('Halla of the Gate'), unit('Halla of the Gate')])],
  ['character-present', v, { ...army([]), units: [line, { ...unit('Colossus'), warlord: true }] }],
  [
    'enhancements-within-limit',
    v,
    army(['Ember Lens', 'Ash Seal', 'War Horn', 'Coal Crown'].map((name) => unit('Marshal', bearing(name)))),
  ],
  ['enhancements-distinct', v, army([unit('Marshal', bearing('Ember Lens')), unit('Marshal', bearing('Ember Lens'))])],
  ['enhancements-of-detachment', v, army([unit('Marshal', bearing('Open Pearl'))])],
  ['enhancement-bearer-eligible', v, army([unit('Halla of the Gate', bearing('Ember Lens'))])],
  ['enhancement-bearer-eligible', v, army([unit('Staff', { models: 3, bearer: 'Clerk', ...bearing('Coal Crown') })])],
  ['enhancement-bearer-named', v, army([unit('Twin Wardens', { models: 2, ...bearing('Ember Lens') })]), { complete: true }],
  ['enhancement-bearer-named', v, army([unit('Twin Wardens', { models: 2, bearer: 'Foo', ...bearing('Ember Lens') })])],
  ['warlord-is-character', v, { ...army([]), units: [unit('Marshal'), { ...line, warlord: true }] }],
  ['warlord-clauses-obeyed', v, { ...army([]), units: [unit('Marshal'), { ...unit('Exile'), warlord: true }] }],
  [
    'attached-unit-leaders-within-limit',
    v,
    army([unit('Marshal'), line], { attachments: [0, 1].map((leader) => ({ leader, bodyguard: 2 })) }),
  ],
  ['passengers-embarked-once', v, army([line, carrier, carrier], { passengers: [2, 3].map((transport) => ({ unit: 1, transport })) })],
  ['units-whole-unless-split', v, army([line, carrier], { splits: [], passengers: [{ unit: 1, transport: 2, models: 3 }] })],
  [
    'passengers-reserved-with-transport',
    v,
    army([line, carrier], { passengers: [{ unit: 1, transport: 2 }], reserves: [{ unit: 1, how: 'STRATEGIC' }] }),
  ],
  ['deep-strike-by-every-model', v, army([line], { reserves: [{ unit: 1, how: 'DEEP_STRIKE' }] })],
  ['command-points-paid-in-battle', v, army([], event({ stratagem: { round: 1, turn: 'OWN', phase: 'FIGHT', name: 'Ruse', cost: 40 } }))],
  [
    'stratagems-within-their-limits',
    v,
    army([], {
      battle: {
        start: 9,
        events: [1, 2].map((round) => ({ stratagem: { round, turn: 'OWN', phase: 'COMMAND', name: 'Insane Bravery' } })),
      },
    }),
  ],
  ['stratagems-in-their-phase', v, army([], used('Fire Overwatch', 'OWN', 'CHARGE'))],
  ['stratagems-on-eligible-units', v, army([unit('Tank')], used('Go to Ground', 'OPPONENT', 'SHOOTING', { unit: 1 }))],
  [
    'reserves-within-half',
    v,
    army([line], { reserves: [0, 1].map((at) => ({ unit: at, how: 'OWN_RULE' })) }),
    { amendments: ['wh40k-10e-mission-pack'] },
  ],
  ['no-legends', v, army([unit('Relict')]), { houseRules: { title: 'Pack', legends: false } }],
  ['no-banned-units', v, army([unit('Bunker')]), { amendments: ['wh40k-10e-house-rules'] }],
  ['capped-units-within-limit', v, army([unit('Colossus'), unit('Colossus')]), { amendments: ['wh40k-10e-house-rules'] }],
];

const pair = [{ name: 'Patrol Detachment' }, { name: 'Patrol Detachment' }];
const big = { battleSize: 'Incursion', pointsLimit: 1000 };
const kinds = (...names: string[]) => ({ ...big, detachments: names.map((name) => ({ name: `${name} Detachment` })) });
const tide = { name: 'Tide Crew', models: 5, role: 'Troops', detachment: 0 };

const inTheNinth: readonly RuleCase[] = [
  ['battle-size-modelled', 'lamps-9e', patrol({ battleSize: undefined, pointsLimit: 5000 })],
  ['army-faction-keyword-shared', 'lamps-9e', patrol({ units: [{ ...tide, name: 'Pilot', models: 1, warlord: true, role: 'HQ' }, tide] })],
  [
    'detachments-modelled',
    'lamps-8e',
    { faction: 'Lamps', detachments: [{ name: 'Patrol Detachment' }], units: [{ name: 'Warden', warlord: true }] },
  ],
  ['detachments-within-limit', 'lamps-9e', patrol({ detachments: pair })],
  ['detachments-of-kind-within-limit', 'lamps-9e', patrol(kinds('Patrol', 'Fortification Network', 'Fortification Network'))],
  [
    'units-in-one-detachment',
    'lamps-9e',
    patrol({ organisation: 'BATTLE_FORGED', detachments: [], final: true, units: [{ name: 'Warden', warlord: true }] }),
  ],
  ['detachment-slots-kept', 'lamps-9e', patrol({ units: [warden] })],
  [
    'dedicated-transports-within-infantry',
    'lamps-9e',
    patrol({ units: [warden, band, ...[1, 2, 3].map(() => ({ name: 'Lamp Cart', detachment: 0, role: 'Dedicated Transport' }))] }),
  ],
  [
    'detachment-faction-shared',
    'strays-9e',
    patrol({
      units: [
        { name: 'Keeper', warlord: true, role: 'HQ', detachment: 0 },
        { name: 'Stray', role: 'Troops', detachment: 0 },
      ],
    }),
  ],
  ['detachment-abilities-noted', 'lamps-9e', patrol(kinds('Patrol', 'Auxiliary Support'))],
  [
    'titanic-units-paid-for',
    'lamps-9e',
    patrol({
      ...kinds('Super-heavy'),
      detachments: [{ name: 'Super-heavy Detachment', spent: 3 }],
      units: [1, 2, 3].map(() => ({ name: 'Colossus', detachment: 0, role: 'Lord of War' })),
    }),
  ],
  [
    'fortification-network-without-warlord',
    'lamps-9e',
    patrol({ ...kinds('Fortification Network'), units: [{ name: 'Watch Tower', detachment: 0, role: 'Fortification', warlord: true }] }),
  ],
  [
    'warlord-not-fortification',
    'lamps-9e',
    patrol({ units: [band, { name: 'Watch Tower', detachment: 0, role: 'Fortification', warlord: true }] }),
  ],
  [
    'warlord-is-character-if-any',
    'lamps-9e',
    patrol({
      units: [
        { ...warden, warlord: false },
        { ...band, warlord: true },
      ],
    }),
  ],
  [
    'warlord-traits-accounted-for',
    'lamps-9e',
    patrol({ units: [warden, { ...band, warlordTraits: [{ name: 'Bold', source: 'WARLORD' }] }] }),
  ],
  [
    'stratagem-options-paid',
    'lamps-9e',
    patrol({ units: [{ ...warden, relics: [{ name: 'The Long Sword', source: 'STRATAGEM' }] }, band], spends: [] }),
  ],
  [
    'specialist-keyword-held',
    'lamps-9e',
    patrol({ units: [{ ...warden, relics: [{ name: 'The Long Sword', specialist: 'Ember' }] }, band] }),
  ],
  ['power-rating-not-lowered', 'lamps-9e', patrol({ units: [warden, { ...band, powerRating: 1 }] })],
  ['aircraft-leave-the-table', 'lamps-9e', patrol({ reserves: [{ unit: 1, how: 'LEFT_TABLE' }] })],
  [
    'command-points-paid-with-battle-forged-bonus',
    'lamps-9e',
    patrol(event({ stratagem: { round: 1, turn: 'OWN', phase: 'FIGHT', name: 'Ruse', cost: 40 } })),
  ],
  ['army-roster-complete', 'lamps-9e', patrol(), { complete: true }],
];

const c = 'causeway-11e';
const incursion = { battleSize: 'Incursion', pointsLimit: 1000 };
const hosts = (...names: string[]) => ({ detachments: names.map((name) => ({ name })) });
const bothLead = { attachments: [0, 1].map((leader) => ({ leader, bodyguard: 2 })) };

const inTheEleventh: readonly RuleCase[] = [
  ['battle-size-printed', c, army([], { battleSize: 'Onslaught', pointsLimit: 3000 })],
  ['detachment-points-within-budget', c, army([], hosts('Gate Host', 'Great Host'))],
  ['detachments-distinct', c, army([], hosts('Door Host', 'Door Host'))],
  ['detachment-tags-unique', c, army([], hosts('Gate Host', 'Door Host'))],
  ['allied-factions-within-limits', c, army([unit('Colossus'), unit('Colossus')])],
  ['force-disposition-granted', c, army([], { forceDispositions: ['Disruption'] })],
  [
    'datasheet-copies-within-size',
    c,
    army(
      [1, 2, 3].map(() => unit('Tank')),
      incursion,
    ),
  ],
  [
    'enhancements-within-size',
    c,
    army(
      ['Ember Lens', 'Ash Seal', 'War Horn'].map((name) => unit('Marshal', bearing(name))),
      incursion,
    ),
  ],
  ['one-enhancement-per-attached-unit', c, army([unit('Marshal', bearing('Ember Lens', 'Ash Seal'))])],
  ['warlord-of-army-faction', c, { ...army([]), units: [unit('Marshal'), { ...unit('Ferryman'), warlord: true }] }],
  ['leaders-and-supports-within-limit', c, army([unit('Marshal'), line], bothLead)],
  ['supports-attached', c, army([unit('Piper'), line], { attachments: [] })],
];

/** Cases with declared facts name a finding. The rule is the part before the slash. */
export const everyRule: readonly RuleCase[] = [
  ...declaredFacts.map(([, release, finding, roster]): RuleCase => [finding.split('/')[0] ?? '', release, roster]),
  ...inTheTenth,
  ...inTheNinth,
  ...inTheEleventh,
];
