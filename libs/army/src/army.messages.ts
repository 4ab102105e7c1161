import { ALIAS_USED, CHOICE_NOT_APPLIED, NAME_READ_AS, WARGEAR_WITHOUT_EFFECT } from './names-read.js';
import type { MessageTable } from '#muster/messages';

/** Sentences for the problems found while a list is looked up, by code and message id. */
export const armyMessages = {
  [NAME_READ_AS]: {
    option: '{{unit}}: "{{name}}" was read as "{{meant}}".',
    entry: '"{{name}}" was read as "{{meant}}".',
    impliedDetachment: 'The list does not state a detachment; only {{meant}} fits the army and its Enhancements.',
  },
  [ALIAS_USED]: {
    option: '{{unit}}: "{{name}}" is an alias of "{{meant}}".',
    entry: '"{{name}}" is an alias of "{{meant}}".',
  },
  [WARGEAR_WITHOUT_EFFECT]: {
    plain: '{{unit}}: the data does not offer every "{{name}}" that the list states; it is a plain weapon, so this makes no difference.',
    repeated: '{{unit}}: "{{name}}" is repeated on the line and was read once.',
  },
  [CHOICE_NOT_APPLIED]: {
    choice: 'The data has no choice called "{{name}}", so it was not applied.',
  },
  UNRESOLVED_NAME: {
    notFound: 'No {{kind}} of this release is called "{{name}}".',
    notFoundNear: 'No {{kind}} of this release is called "{{name}}". Did you mean: {{near}}?',
    choiceNotFound: 'The army includes "{{name}}", which this release does not offer or offers only in a different form.',
    noSuchModel: '{{unit}} has no models called "{{name}}" in this release; they were counted as ordinary models of the unit.',
    unitReadAs: 'No datasheet of this release is called "{{name}}"; it was read as "{{meant}}".',
    readAs: '{{unit}} has nothing called "{{name}}" in this release; it was read as "{{meant}}".',
    noSuchOption: '{{unit}} has no option called "{{name}}" in this release.',
    noSuchOptionNear: '{{unit}} has no option called "{{name}}" in this release. Did you mean: {{near}}?',
  },
  AMBIGUOUS_NAME: {
    several: '"{{name}}" could mean any of: {{candidates}}. Use one of these names instead.',
  },
  WARGEAR_NOT_STATED: {
    loadoutUnstated: 'The list does not state the wargear of {{unit}}.',
    noWargear: 'The list does not state wargear; default wargear is assumed.',
    noModels: 'The list does not say how many models {{unit}} has; the minimum is assumed.',
    modelsContradict:
      'The list says that {{unit}} has {{stated}} {{stated|one:model|other:models}}, but {{counted}} {{counted|one:is|other:are}} listed below its name.',
  },
  DATA_GAP: {
    incompleteData:
      'The data of {{faction}} is incomplete: {{files}} {{count|one:was|other:were}} not imported. Import the missing data, then check the list again.',
    pricesOnly:
      'The data file of {{faction}} was not imported. Its prices, Detachment Points and Enhancements are those of {{source}}; keywords, unit sizes and wargear are unknown. Import the data file of {{faction}}, then check the list again.',
    sourcesDiffer:
      'The sources differ about {{entry}}: the data of this release states "{{used}}", {{source}} states "{{other}}". Check which of them is right.',
    sizeUncertain:
      '{{unit}} was read as having {{models}} {{models|one:model|other:models}}, judging by its wargear alone, but its cost does not match the list.',
    tooManyOfOption: '{{unit}} cannot take {{count}} more "{{name}}".',
    notAllWaysTried: 'The wargear of {{unit}} can be shared among its models in too many ways to try all of them.',
    enhancementNotOffered: 'The BattleScribe data does not offer "{{name}}" to {{unit}}. The unit was priced with it.',
    clauseNotUnderstood: '"{{clause}}", a clause of {{army}}, was not fully understood.',
    noDatasheet: '{{unit}} can be selected in the BattleScribe data, but it has no datasheet there.',
    priceUnreadable: 'The BattleScribe data has no plausible price for {{unit}}, so it could not be priced.',
    unitNotSelectable: '{{unit}} cannot be selected in the BattleScribe data, so it could not be priced.',
  },
} as const satisfies MessageTable;
