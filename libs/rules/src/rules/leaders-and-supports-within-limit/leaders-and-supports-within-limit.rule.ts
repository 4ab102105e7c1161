import type { ArmyUnit } from '#muster/army';
import { keywordKey } from '#muster/catalogue';
import { groupBy } from '../../kernel/group-by.js';
import { attachedUnits } from '../../kernel/formations/formations.js';
import { count } from '../../kernel/limits.js';
import { defineRule } from '../../kernel/rule.js';

export const leadersAndSupportsWithinLimit = defineRule({
  id: 'leaders-and-supports-within-limit',
  about: 'attachments',
  summary: 'A unit has at most one Leader and one Support attached, unless a rule of one of them allows more.',
  limits: { leaders: count('Leaders of one unit'), supports: count('Supports of one unit') },
  messages: {
    severalLeaders:
      '{{bodyguard}} has {{count}} {{count|one:Leader|other:Leaders}}: {{units}}. That is allowed only if a rule of one of them says so.',
    severalSupports:
      '{{bodyguard}} has {{count}} {{count|one:Support|other:Supports}}: {{units}}. That is allowed only if a rule of one of them says so.',
    attachedTwice: '{{unit}} is attached to {{count}} {{count|one:unit|other:units}}; it can be attached to only one.',
  },
  outcomes: { severalLeaders: 'DATA_GAP', severalSupports: 'DATA_GAP' },
  *check(roster, { leaders, supports }) {
    for (const [unit, same] of groupBy(roster.declared?.attachments ?? [], ({ leader }) => leader)) {
      const bodyguards = new Set(same.map(({ bodyguard }) => bodyguard));
      if (bodyguards.size > 1) yield { messageId: 'attachedTwice', params: { unit: unit.name, count: bodyguards.size }, at: unit };
    }
    for (const { bodyguard, leaders: attached } of attachedUnits(roster)) {
      const supporting = attached.filter(isSupport);
      const leading = attached.filter((unit) => !isSupport(unit));
      if (leading.length > leaders)
        yield { messageId: 'severalLeaders', params: severalOf(bodyguard, leading), at: bodyguard, related: leading };
      if (supporting.length > supports)
        yield { messageId: 'severalSupports', params: severalOf(bodyguard, supporting), at: bodyguard, related: supporting };
    }
  },
});

const isSupport = ({ datasheet }: ArmyUnit): boolean => datasheet.abilities.some((ability) => keywordKey(ability) === 'support');

function severalOf(bodyguard: ArmyUnit, units: readonly ArmyUnit[]) {
  return { bodyguard: bodyguard.name, count: units.length, units: units.map(({ name }) => name).join(', ') };
}
