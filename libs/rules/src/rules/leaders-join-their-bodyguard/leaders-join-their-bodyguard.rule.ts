import { type ArmyUnit } from '#muster/army';
import { keywordKey } from '#muster/catalogue';
import { fits } from '../../kernel/keywords/keywords.js';
import { flag } from '../../kernel/limits.js';
import { isListed } from '../../kernel/keywords/leading.js';
import { ARMY, defineRule } from '../../kernel/rule.js';

export const leadersJoinTheirBodyguard = defineRule({
  id: 'leaders-join-their-bodyguard',
  about: 'attachments',
  summary: 'A Leader is attached only to a unit that its datasheet lists.',
  limits: { bySecondSource: flag('Whether a list of units counts only if a second source states it; otherwise it gives a warning') },
  messages: {
    noLeader: '{{leader}} is attached to {{bodyguard}} but is not a Leader.',
    notListed: '{{leader}} cannot lead {{bodyguard}}.',
    notListedAlone: 'According to the data, {{leader}} cannot lead {{bodyguard}}; no second source was compared.',
    toItself: '{{leader}} is attached to itself.',
    clauseUnread: 'The clause about which units {{leader}} may lead was not understood.',
    perhapsByEnhancement: 'According to its datasheet, {{leader}} cannot lead {{bodyguard}}; an Enhancement of {{leader}} may allow it.',
    needsWargear: '{{leader}} may lead {{bodyguard}} only while it has: {{wargear}}. The list does not state its wargear.',
    leftAlone: '{{leader}} must lead a unit but is not attached to one.',
    notDeclared: 'The list does not declare which Leaders are attached to which units.',
  },
  outcomes: {
    clauseUnread: 'DATA_GAP',
    needsWargear: 'WARGEAR_NOT_STATED',
    perhapsByEnhancement: 'DATA_GAP',
    leftAlone: 'warning',
    notListedAlone: 'warning',
    notDeclared: 'NOT_CHECKED',
  },
  *check({ declared, units }, { bySecondSource }) {
    if (!declared?.attachments) {
      yield { messageId: 'notDeclared', params: {}, at: ARMY };
      return;
    }
    for (const attachment of declared.attachments) {
      const { leader, bodyguard } = attachment;
      const companions = declared.attachments.filter((other) => other.bodyguard === bodyguard && other.leader !== leader);
      const fault = faultOf(
        leader,
        bodyguard,
        companions.map((other) => other.leader),
      );
      if (fault === null) {
        const wargear = wargearLacking(leader, bodyguard);
        const params = { leader: leader.name, bodyguard: bodyguard.name, wargear: wargear ?? '' };
        if (wargear !== null) yield { messageId: 'needsWargear', params, at: attachment, related: [leader, bodyguard] };
        continue;
      }
      if (fault === 'notListed' || fault === 'noLeader' || fault === 'perhapsByEnhancement') {
        const isAlone = bySecondSource && leader.datasheet.leadsConfirmed !== true && fault !== 'perhapsByEnhancement';
        yield {
          messageId: isAlone ? 'notListedAlone' : fault,
          params: { leader: leader.name, bodyguard: bodyguard.name },
          at: attachment,
          related: [leader, bodyguard],
        };
      } else yield { messageId: fault, params: { leader: leader.name }, at: attachment, related: [leader] };
    }
    for (const leader of units) {
      if (!leader.datasheet.mustLead || declared.attachments.some((attachment) => attachment.leader === leader)) continue;
      yield { messageId: 'leftAlone', params: { leader: leader.name }, at: leader };
    }
  },
});

function faultOf(leader: ArmyUnit, bodyguard: ArmyUnit, others: readonly ArmyUnit[]) {
  if (leader === bodyguard) return 'toItself';
  const { leads, leaderUnread, abilities, joins } = leader.datasheet;
  const ledBy = leaderUnread ? undefined : joins?.ledBy;
  if (ledBy) {
    if (!others.some((other) => fits(other, ledBy))) return 'notListed';
    if (leads === null || leads.length === 0) return null;
  }
  if (leads?.some((listed) => isListed(bodyguard, listed))) return null;
  if (leader.enhancements.some(({ enhancement }) => enhancement.leads?.includes(bodyguard.datasheet.id))) return null;
  // The datasheet has the Leader ability but no list of units, so the list exists but was not parsed.
  if (leaderUnread || (leads === null && abilities.some((ability) => keywordKey(ability) === 'leader'))) return 'clauseUnread';
  if (leader.enhancements.length > 0) return 'perhapsByEnhancement';
  return leads === null ? 'noLeader' : 'notListed';
}

/**
 * The wargear that the Leader needs to lead this unit, if it does not appear to have it. The data can name wargear within the name of
 * something else.
 */
function wargearLacking({ datasheet, wargear = [] }: ArmyUnit, bodyguard: ArmyUnit): string | null {
  const conditions = (datasheet.leadsOnlyWith ?? []).filter(({ units }) => units.includes(bodyguard.datasheet.id));
  return conditions.find((one) => !wargear.some((has) => has.includes(keywordKey(one.wargear))))?.wargear ?? null;
}
