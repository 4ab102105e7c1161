import type { ArmyUnit } from '#muster/army';
import { flag } from '../../kernel/limits.js';
import { ARMY, defineRule } from '../../kernel/rule.js';

export const unitSizePurchasable = defineRule({
  id: 'unit-size-purchasable',
  about: 'size',
  summary: 'A unit has no more models than its datasheet allows, and no fewer in editions without understrength units.',
  limits: { minimum: flag('Whether a unit below its minimum size is forbidden') },
  messages: {
    tooFew: '{{unit}}: minimum {{min}} {{min|one:model|other:models}}, has {{models}}.',
    tooMany: '{{unit}}: maximum {{max}} {{max|one:model|other:models}}, has {{models}}.',
    sizesUncertain:
      '{{unit}} has {{models}} {{models|one:model|other:models}}, which is not one of its known sizes; its sizes were not fully understood.',
    priceDisagrees:
      '{{unit}} has {{models}} {{models|one:model|other:models}} and its minimum is {{min}}, but the list states the price of that size.',
    notStated: 'The number of models is not stated for {{units}} {{units|one:unit|other:units}}.',
    setModels: 'Change {{unit}} to {{models}} {{models|one:model|other:models}}.',
  },
  outcomes: { setModels: 'FIX', sizesUncertain: 'DATA_GAP', priceDisagrees: 'DATA_GAP', notStated: 'NOT_CHECKED' },
  settledByAdding: ['tooFew'],
  *check({ units }, limits) {
    let unstated = 0;
    for (const unit of units) {
      const { name, models, datasheet } = unit;
      const { minModels: min, maxModels: max, complete } = datasheet.points;
      if (models === null) {
        if (min !== max) unstated += 1;
        continue;
      }
      const tooFew = limits.minimum && models < min;
      const tooMany = max !== null && models > max;
      if (!tooFew && !tooMany) continue;
      if (!complete) yield { messageId: 'sizesUncertain', params: { unit: name, models }, at: unit };
      else if (tooMany) yield { messageId: 'tooMany', params: { unit: name, models, max }, at: unit, fix: setModels(unit, max) };
      // The stated price equals that of a unit of this size, so the list may follow an older or newer datasheet that allows the size.
      else if (unit.statedPoints !== null && unit.statedPoints === unit.points) {
        yield { messageId: 'priceDisagrees', params: { unit: name, models, min }, at: unit };
      } else yield { messageId: 'tooFew', params: { unit: name, models, min }, at: unit, fix: setModels(unit, min) };
    }
    if (unstated > 0) yield { messageId: 'notStated', params: { units: unstated }, at: ARMY };
  },
});

function setModels(unit: ArmyUnit, models: number) {
  return { kind: 'set-models', messageId: 'setModels', params: { unit: unit.name, models }, at: [unit] } as const;
}
