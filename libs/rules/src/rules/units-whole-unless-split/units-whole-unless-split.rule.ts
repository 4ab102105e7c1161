import type { Passenger } from '#muster/army';
import { isPart } from '../../kernel/formations/parts.js';
import { defineRule } from '../../kernel/rule.js';

export const unitsWholeUnlessSplit = defineRule({
  id: 'units-whole-unless-split',
  about: 'attachments',
  summary: 'A unit embarks, or is placed in Reserves, as a whole, unless it was split.',
  limits: {},
  messages: {
    embarkedInPart:
      '{{models}} of the {{all}} {{all|one:model|other:models}} of {{unit}} {{models|one:is|other:are}} embarked, but the unit is not split.',
    embarkedPerhapsSplit:
      '{{models}} of the {{all}} {{all|one:model|other:models}} of {{unit}} {{models|one:is|other:are}} embarked, but no split of the unit is declared.',
    moreThanAll: '{{models}} {{models|one:model|other:models}} of {{unit}} {{models|one:is|other:are}} embarked; it has {{all}}.',
    notAPart:
      '{{models}} {{models|one:model|other:models}} of {{unit}} {{models|one:is|other:are}} embarked; its parts have {{parts}} {{parts|one:model|other:models}}.',
    halfInReserves: 'Half of {{unit}} is in Reserves, but the unit is not split.',
    halfPerhapsSplit: 'Half of {{unit}} is in Reserves, but no split of the unit is declared.',
  },
  outcomes: { embarkedPerhapsSplit: 'ITEM_MISSING', halfPerhapsSplit: 'ITEM_MISSING' },
  *check({ declared }) {
    if (!declared) return;
    const { passengers = [], reserves = [], splits } = declared;
    for (const passenger of passengers) {
      const { unit, models } = passenger;
      if (models === undefined || unit.models === null) continue;
      const split = splits?.find((one) => one.unit === unit);
      const params = { unit: unit.name, models, all: unit.models, parts: split?.parts.join(' and ') ?? '' };
      const messageId = faultOf(passenger, splits !== undefined, split?.parts);
      if (messageId !== null) yield { messageId, params, at: passenger, related: [unit] };
    }
    for (const placed of reserves) {
      const { unit, half } = placed;
      if (!half || splits?.some((one) => one.unit === unit)) continue;
      yield { messageId: splits ? 'halfInReserves' : 'halfPerhapsSplit', params: { unit: unit.name }, at: placed, related: [unit] };
    }
  },
});

function faultOf(passenger: Passenger, areSplitsDeclared: boolean, parts: readonly number[] | undefined) {
  const { unit, models = 0 } = passenger;
  if (unit.models !== null && models > unit.models) return unit.modelsInferred ? null : 'moreThanAll';
  if (parts) return isPart(passenger) && !parts.includes(models) ? 'notAPart' : null;
  if (!isPart(passenger) || unit.modelsInferred) return null;
  return areSplitsDeclared ? 'embarkedInPart' : 'embarkedPerhapsSplit';
}
