import { enumOf } from '../platform/graphql/enum-of.js';

export const Organisation = enumOf('Organisation', 'How an army is organised (8th and 9th editions).', {
  BATTLE_FORGED: ['battle-forged', 'Battle-forged: every unit is in a detachment.'],
  UNBOUND: ['unbound', 'Unbound: any collection of units.'],
});

export const ReservesHow = enumOf('ReservesHow', 'Why a unit is in Reserves.', {
  STRATEGIC: ['strategic', 'The unit is in Strategic Reserves.'],
  DEEP_STRIKE: ['deep-strike', 'The unit has the Deep Strike ability.'],
  OWN_RULE: ['own-rule', 'Another rule of the unit allows it to be in Reserves.'],
  LEFT_TABLE: ['left-table', 'The unit is AIRCRAFT that left the battlefield during the battle.'],
});

export const TraitSource = enumOf('TraitSource', 'What grants a Warlord Trait.', {
  WARLORD: ['warlord', 'The unit is the Warlord.'],
  NAMED: ['named', 'The unit is a named character with a Warlord Trait of its own.'],
  STRATAGEM: ['stratagem', 'A Stratagem.'],
  RULE: ['rule', 'A rule that is not a Stratagem.'],
});

export const ReplacementScope = enumOf('ReplacementScope', 'How many models a wargear option applies to.', {
  ALL: ['all', 'The option is taken either by all models that have the wargear it replaces, or by none.'],
  ANY: ['any', 'The option may be taken by any number of the models that have the wargear it replaces.'],
});

export const RelicSource = enumOf('RelicSource', 'What grants a relic.', {
  ARMY: ['army', "The relic is the army's first, for which no other rule is needed."],
  STRATAGEM: ['stratagem', 'A Stratagem.'],
  RULE: ['rule', 'A rule that is not a Stratagem.'],
});

export const SpendPurpose = enumOf('SpendPurpose', 'What Command points are spent on before the battle (9th edition).', {
  FIELD_COMMANDER: ['field-commander', 'The Stratagem Field Commander.'],
  WARLORD_TRAIT: ['warlord-trait', 'A Warlord Trait.'],
  RELIC: ['relic', 'A relic.'],
  OTHER: ['other', 'Any purpose for which there is no other value.'],
});

export const Addition = enumOf('Addition', 'What Reinforcement points are spent on.', {
  UNIT: ['unit', 'A new unit.'],
  MODELS: ['models', 'Models added to an existing unit; they cost no Reinforcement points.'],
});

export const BattleTurn = enumOf('BattleTurn', 'The player whose turn it is.', {
  OWN: ['own', 'The player whose Command points are logged.'],
  OPPONENT: ['opponent', 'The opponent of the player whose Command points are logged.'],
});

export const BattlePhase = enumOf('BattlePhase', 'A phase of a turn, in any edition.', {
  COMMAND: ['command', 'The Command phase (9th and 10th editions).'],
  MOVEMENT: ['movement', 'The Movement phase.'],
  PSYCHIC: ['psychic', 'The Psychic phase (8th and 9th editions).'],
  SHOOTING: ['shooting', 'The Shooting phase.'],
  CHARGE: ['charge', 'The Charge phase.'],
  FIGHT: ['fight', 'The Fight phase.'],
  MORALE: ['morale', 'The Morale phase (8th and 9th editions).'],
});
