import { registerEnumType } from '@nestjs/graphql';
import type {
  Declared,
  DeclaredBattle,
  DeclaredRelic,
  DeclaredReplacement,
  DeclaredReserves,
  DeclaredSpend,
  DeclaredTrait,
} from '#muster/roster';

export const Organisation = { BATTLE_FORGED: 'battle-forged', UNBOUND: 'unbound' } as const satisfies Record<
  string,
  Declared['organisation']
>;

registerEnumType(Organisation, {
  name: 'Organisation',
  description: 'How an army is mustered (8th, 9th).',
  valuesMap: {
    BATTLE_FORGED: { description: 'Every unit is in a detachment.' },
    UNBOUND: { description: 'Any collection of units.' },
  },
});

export const ReservesHow = {
  STRATEGIC: 'strategic',
  DEEP_STRIKE: 'deep-strike',
  OWN_RULE: 'own-rule',
  LEFT_TABLE: 'left-table',
} as const satisfies Record<string, DeclaredReserves['how']>;

registerEnumType(ReservesHow, {
  name: 'ReservesHow',
  description: 'How a unit is in Reserves.',
  valuesMap: {
    STRATEGIC: { description: 'In Strategic Reserves.' },
    DEEP_STRIKE: { description: 'By the Deep Strike ability.' },
    OWN_RULE: { description: 'By another rule of its own.' },
    LEFT_TABLE: { description: 'AIRCRAFT that left the table during the battle.' },
  },
});

export const TraitSource = { WARLORD: 'warlord', NAMED: 'named', STRATAGEM: 'stratagem', RULE: 'rule' } as const satisfies Record<
  string,
  DeclaredTrait['source']
>;

registerEnumType(TraitSource, {
  name: 'TraitSource',
  description: 'What gives a Warlord Trait.',
  valuesMap: {
    WARLORD: { description: 'Being the Warlord.' },
    NAMED: { description: 'Being a model known by name, which has a trait of its own.' },
    STRATAGEM: { description: 'A Stratagem.' },
    RULE: { description: 'Another rule.' },
  },
});

export const ReplacementScope = { ALL: 'all', ANY: 'any' } as const satisfies Record<string, DeclaredReplacement['scope']>;

registerEnumType(ReplacementScope, {
  name: 'ReplacementScope',
  description: 'For how many models a wargear option is.',
  valuesMap: {
    ALL: { description: 'Every model equipped with what the option replaces takes it, or none does.' },
    ANY: { description: 'Any number of these models take it.' },
  },
});

export const RelicSource = { ARMY: 'army', STRATAGEM: 'stratagem', RULE: 'rule' } as const satisfies Record<
  string,
  DeclaredRelic['source']
>;

registerEnumType(RelicSource, {
  name: 'RelicSource',
  description: 'What gives a relic.',
  valuesMap: {
    ARMY: { description: "It is the army's own first one." },
    STRATAGEM: { description: 'A Stratagem.' },
    RULE: { description: 'Another rule.' },
  },
});

export const SpendPurpose = {
  FIELD_COMMANDER: 'field-commander',
  WARLORD_TRAIT: 'warlord-trait',
  RELIC: 'relic',
  OTHER: 'other',
} as const satisfies Record<string, DeclaredSpend['purpose']>;

registerEnumType(SpendPurpose, {
  name: 'SpendPurpose',
  description: 'What Command points are spent on before the battle (9th).',
  valuesMap: {
    FIELD_COMMANDER: { description: 'The Stratagem Field Commander.' },
    WARLORD_TRAIT: { description: 'A Warlord Trait.' },
    RELIC: { description: 'A relic.' },
    OTHER: { description: 'Anything else.' },
  },
});

export const Addition = { UNIT: 'unit', MODELS: 'models' } as const;

registerEnumType(Addition, {
  name: 'Addition',
  description: 'What Reinforcement points are spent on.',
  valuesMap: { UNIT: { description: 'A new unit.' }, MODELS: { description: 'Models of a unit that is there; they cost none.' } },
});

export const BattleTurn = { OWN: 'own', OPPONENT: 'opponent' } as const;

registerEnumType(BattleTurn, {
  name: 'BattleTurn',
  description: 'Whose turn it is.',
  valuesMap: { OWN: { description: "This player's." }, OPPONENT: { description: "The opponent's." } },
});

export const BattlePhase = {
  COMMAND: 'command',
  MOVEMENT: 'movement',
  PSYCHIC: 'psychic',
  SHOOTING: 'shooting',
  CHARGE: 'charge',
  FIGHT: 'fight',
  MORALE: 'morale',
} as const satisfies Record<string, DeclaredBattle['events'][number]['phase']>;

registerEnumType(BattlePhase, {
  name: 'BattlePhase',
  description: 'A phase of a turn, in any of the editions.',
  valuesMap: {
    COMMAND: { description: 'The Command phase (9th, 10th).' },
    MOVEMENT: { description: 'The Movement phase.' },
    PSYCHIC: { description: 'The Psychic phase (8th, 9th).' },
    SHOOTING: { description: 'The Shooting phase.' },
    CHARGE: { description: 'The Charge phase.' },
    FIGHT: { description: 'The Fight phase.' },
    MORALE: { description: 'The Morale phase (8th, 9th).' },
  },
});
