import type { Army, ArmyUnit } from '#muster/army';
import { keywordKey } from '#muster/catalogue';
import { groupBy } from '../../kernel/group-by.js';
import { attachedUnits } from '../../kernel/formations/formations.js';
import { fits } from '../../kernel/keywords/keywords.js';
import { count } from '../../kernel/limits.js';
import { defineRule } from '../../kernel/rule.js';

export const leadersAndSupportsWithinLimit = defineRule({
  id: 'leaders-and-supports-within-limit',
  about: 'attachments',
  summary: 'A unit has at most one Leader and one Support attached, unless a rule of one of them allows more.',
  limits: { leaders: count('Leaders of one unit'), supports: count('Supports of one unit') },
  messages: {
    severalLeaders:
      '{{bodyguard}} has {{count}} {{count|one:Leader|other:Leaders}}: {{units}}. No rule of one of them allows more than {{limit}}.',
    severalSupports:
      '{{bodyguard}} has {{count}} {{count|one:Support|other:Supports}}: {{units}}. No rule of one of them allows more than {{limit}}.',
    perhapsSeveral:
      '{{bodyguard}} has {{count}} {{count|one:unit|other:units}} of one role attached: {{units}}. One of their rules may allow that, but it was not understood.',
    attachedTwice: '{{unit}} is attached to {{count}} {{count|one:unit|other:units}}; it can be attached to only one.',
  },
  outcomes: { perhapsSeveral: 'DATA_GAP' },
  *check(roster, { leaders, supports }) {
    for (const [unit, same] of groupBy(roster.declared?.attachments ?? [], ({ leader }) => leader)) {
      const bodyguards = new Set(same.map(({ bodyguard }) => bodyguard));
      if (bodyguards.size > 1) yield { messageId: 'attachedTwice', params: { unit: unit.name, count: bodyguards.size }, at: unit };
    }
    for (const { bodyguard, leaders: attached } of attachedUnits(roster)) {
      const joined = attached.filter(({ datasheet }) => !datasheet.joins);
      const known = !isUnsure(bodyguard, joined, roster);
      const supporting = joined.filter(isSupport);
      const leading = joined.filter((unit) => !isSupport(unit));
      for (const [messageId, units, limit] of [
        ['severalLeaders', leading, leaders],
        ['severalSupports', supporting, supports],
      ] as const) {
        const excused = units.filter((unit) => joined.some((other) => other !== unit && mayJoinBeside(unit, other)));
        // A clause is about one other unit, so it is not certain that it allows a third.
        if (units.length <= limit || (excused.length > 0 && units.length === limit + 1)) continue;
        const params = { bodyguard: bodyguard.name, count: units.length, units: units.map(({ name }) => name).join(', ') };
        if (!known || excused.length > 0) yield { messageId: 'perhapsSeveral', params, at: bodyguard, related: units };
        else yield { messageId, params: { ...params, limit }, at: bodyguard, related: units };
      }
    }
  },
});

const isSupport = ({ datasheet }: ArmyUnit): boolean => datasheet.abilities.some((ability) => keywordKey(ability) === 'support');

/** Whether the unit's own clause allows it to join a unit that the other one has joined. */
function mayJoinBeside({ datasheet: { leadsBeside } }: ArmyUnit, other: ArmyUnit): boolean {
  return leadsBeside !== undefined && leadsBeside !== null && fits(other, leadsBeside);
}

/** Whether a clause about who can be attached to the unit was not understood, or the roles of these units are not known. */
function isUnsure(bodyguard: ArmyUnit, joined: readonly ArmyUnit[], roster: Army): boolean {
  const isUnread = ({ datasheet }: ArmyUnit): boolean =>
    datasheet.leadsBeside === null || datasheet.leaderUnread === true || datasheet.pricesOnly === true;
  const isClauseUnread = roster.detachments.some(({ detachment }) => detachment.restrictions.some(({ kind }) => kind === 'unread'));
  return bodyguard.datasheet.severalLeaders === true || bodyguard.datasheet.pricesOnly === true || joined.some(isUnread) || isClauseUnread;
}
