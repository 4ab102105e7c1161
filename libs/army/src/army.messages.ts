import type { MessageTable } from '#muster/messages';

/** Sentences for what resolving a list can say, by code and message id. */
export const armyMessages = {
  UNRESOLVED_NAME: {
    notFound: 'No {{kind}} of this release is called "{{name}}".',
    notFoundNear: 'No {{kind}} of this release is called "{{name}}". Near it: {{near}}.',
    choiceNotFound: 'The army has "{{name}}", which this release does not have, or not as it was chosen.',
    noSuchModel: '{{unit}} has no models called "{{name}}" in this release; they were counted as models of it.',
    noSuchOption: '{{unit}} has no option called "{{name}}" in this release.',
    noSuchOptionNear: '{{unit}} has no option called "{{name}}" in this release. Near it: {{near}}.',
  },
  AMBIGUOUS_NAME: {
    several: '"{{name}}" may mean any of: {{candidates}}. Write it as one of these to choose.',
  },
  WARGEAR_NOT_STATED: {
    loadoutUnstated: 'The list does not state the wargear of {{unit}}.',
    noWargear: 'The list does not state wargear; defaults were taken.',
    noModels: 'The list does not say how many models {{unit}} has; the fewest were taken.',
    modelsContradict: 'The list says that {{unit}} has {{stated}} {{stated|one:model|other:models}}; those below its name are {{counted}}.',
  },
  DATA_GAP: {
    sizeUncertain:
      '{{unit}} was read as {{models}} {{models|one:model|other:models}}, which only its wargear tells, and does not cost what the list states.',
    tooManyOfOption: 'The data of this release have no room in {{unit}} for {{count}} more of "{{name}}".',
    enhancementNotOffered: 'The data of this release do not offer "{{name}}" to {{unit}}, so it could not be priced.',
    clauseNotUnderstood: '"{{clause}}", a clause of {{army}}, was not understood in full.',
    noDatasheet: 'The data of this release let {{unit}} be selected, and do not say what datasheet it is.',
    priceUnreadable: 'The data of this release do not give a price for {{unit}} that can be right, so it could not be priced.',
    unitNotSelectable: 'The data of this release give no way to select {{unit}}, so it could not be priced.',
  },
} as const satisfies MessageTable;
