import { enumOf } from '../platform/graphql/enum-of.js';

export const Organisation = enumOf('Organisation', 'How an army is mustered (8th, 9th).', {
  BATTLE_FORGED: ['battle-forged', 'Every unit is in a detachment.'],
  UNBOUND: ['unbound', 'Any collection of units.'],
});

export const ReservesHow = enumOf('ReservesHow', 'How a unit is in Reserves.', {
  STRATEGIC: ['strategic', 'In Strategic Reserves.'],
  DEEP_STRIKE: ['deep-strike', 'By the Deep Strike ability.'],
  OWN_RULE: ['own-rule', 'By another rule of its own.'],
  LEFT_TABLE: ['left-table', 'AIRCRAFT that left the table during the battle.'],
});

export const TraitSource = enumOf('TraitSource', 'What gives a Warlord Trait.', {
  WARLORD: ['warlord', 'Being the Warlord.'],
  NAMED: ['named', 'Being a model known by name, which has a trait of its own.'],
  STRATAGEM: ['stratagem', 'A Stratagem.'],
  RULE: ['rule', 'Another rule.'],
});

export const ReplacementScope = enumOf('ReplacementScope', 'For how many models a wargear option is.', {
  ALL: ['all', 'Every model equipped with what the option replaces takes it, or none does.'],
  ANY: ['any', 'Any number of these models take it.'],
});

export const RelicSource = enumOf('RelicSource', 'What gives a relic.', {
  ARMY: ['army', "It is the army's own first one."],
  STRATAGEM: ['stratagem', 'A Stratagem.'],
  RULE: ['rule', 'Another rule.'],
});

export const SpendPurpose = enumOf('SpendPurpose', 'What Command points are spent on before the battle (9th).', {
  FIELD_COMMANDER: ['field-commander', 'The Stratagem Field Commander.'],
  WARLORD_TRAIT: ['warlord-trait', 'A Warlord Trait.'],
  RELIC: ['relic', 'A relic.'],
  OTHER: ['other', 'Anything else.'],
});

export const Addition = enumOf('Addition', 'What Reinforcement points are spent on.', {
  UNIT: ['unit', 'A new unit.'],
  MODELS: ['models', 'Models of a unit that is there; they cost none.'],
});

export const BattleTurn = enumOf('BattleTurn', 'Whose turn it is.', {
  OWN: ['own', "This player's."],
  OPPONENT: ['opponent', "The opponent's."],
});

export const BattlePhase = enumOf('BattlePhase', 'A phase of a turn, in any of the editions.', {
  COMMAND: ['command', 'The Command phase (9th, 10th).'],
  MOVEMENT: ['movement', 'The Movement phase.'],
  PSYCHIC: ['psychic', 'The Psychic phase (8th, 9th).'],
  SHOOTING: ['shooting', 'The Shooting phase.'],
  CHARGE: ['charge', 'The Charge phase.'],
  FIGHT: ['fight', 'The Fight phase.'],
  MORALE: ['morale', 'The Morale phase (8th, 9th).'],
});
