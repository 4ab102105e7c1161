import type { Army, ArmyUnit } from '#muster/army';
import { kindOf } from '../../kernel/keywords/detachments.js';
import { groupBy } from '../../kernel/group-by.js';
import { count, keyword, listOf } from '../../kernel/limits.js';
import { defineRule } from '../../kernel/rule.js';

export const understrengthUnitsWithinLimit = defineRule({
  id: 'understrength-units-within-limit',
  about: 'size',
  summary: 'An army has at most one understrength unit of each datasheet, and none in detachments that do not allow them.',
  limits: {
    perDatasheet: count('Maximum number of understrength units of one datasheet'),
    forbiddenIn: listOf('Kinds of detachment that do not allow understrength units', keyword('Kind')),
  },
  messages: {
    tooMany: '{{count}} {{count|one:unit|other:units}} of {{unit}} {{count|one:is|other:are}} understrength; at most {{limit}} may be.',
    forbidden: '{{unit}} is understrength, which {{detachment}} does not allow.',
    sizesUncertain: '{{unit}} seems to be understrength, but its sizes were not fully understood.',
    fillUp: 'Change {{unit}} to {{models}} {{models|one:model|other:models}}.',
  },
  outcomes: { fillUp: 'FIX', sizesUncertain: 'DATA_GAP' },
  *check(roster, { perDatasheet, forbiddenIn }) {
    const understrength = roster.units.filter(isUnderstrength);
    for (const unit of understrength) {
      const detachment = detachmentOf(unit, roster);
      if (!isCertain(unit)) yield { messageId: 'sizesUncertain', params: { unit: unit.name }, at: unit };
      else if (detachment && forbiddenIn.includes(kindOf(detachment))) {
        const params = { unit: unit.name, detachment: detachment.detachment.name };
        yield { messageId: 'forbidden', params, at: unit, related: [detachment], fix: fillUp([unit]) };
      }
    }
    const certain = understrength.filter(isCertain);
    for (const [unit, units] of groupBy(certain, ({ datasheet }) => datasheet.name)) {
      const firstTooMany = units[perDatasheet];
      if (!firstTooMany) continue;
      const params = { unit, count: units.length, limit: perDatasheet };
      yield {
        messageId: 'tooMany',
        params,
        at: firstTooMany,
        related: units.slice(0, perDatasheet),
        fix: fillUp(units.slice(perDatasheet)),
      };
    }
  },
});

/** All given units have the same datasheet. */
function fillUp(units: readonly ArmyUnit[]) {
  const { datasheet } = units[0] ?? { datasheet: null };
  const params = { unit: datasheet?.name ?? '', models: datasheet?.points.minModels ?? 0 };
  return { kind: 'set-models', messageId: 'fillUp', params, at: units } as const;
}

function isUnderstrength({ models, datasheet }: ArmyUnit): boolean {
  return models !== null && models < datasheet.points.minModels;
}

/**
 * A minimum size is certain even if its price was not parsed. If the list gives models only as lines, their count is certain only if the
 * datasheet was understood completely.
 */
function isCertain({ datasheet, modelsCertain }: ArmyUnit): boolean {
  return datasheet.points.complete || modelsCertain === true;
}

function detachmentOf({ detachment }: ArmyUnit, { detachments }: Army) {
  return detachment === null ? undefined : detachments[detachment];
}
