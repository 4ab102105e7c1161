import type { Messages, MessageTable } from '#muster/messages';
import { teamDetachmentsDistinct } from './team-detachments-distinct/team-detachments-distinct.rule.js';
import { teamFactionsDistinct } from './team-factions-distinct/team-factions-distinct.rule.js';
import type { TeamArmy, TeamFinding, TeamRule } from './team-rule.js';

/** The rules that an event can set for the armies of a team. */
export const TEAM_RULES = [teamFactionsDistinct, teamDetachmentsDistinct] as const;

export type TeamRuleId = (typeof TEAM_RULES)[number]['id'];

/** The findings of the rules in force, in the order of the rules. */
export function judgeTeam(team: readonly TeamArmy[], inForce: readonly TeamRuleId[]): readonly TeamFinding[] {
  const rules: readonly TeamRule<TeamRuleId>[] = TEAM_RULES;
  return rules.flatMap(({ id, check }) => (inForce.includes(id) ? check(team) : []));
}

export const teamMessages = {
  'team-factions-distinct': teamFactionsDistinct.messages,
  'team-detachments-distinct': teamDetachmentsDistinct.messages,
} as const satisfies MessageTable & Readonly<Record<TeamRuleId, Messages>>;
