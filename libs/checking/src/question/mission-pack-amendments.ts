import type { EditionId, Roster } from '#muster/roster';
import { amendments as shipped, rulesetFor } from '#muster/rules';
import type { CheckQuestion } from '../report/check-report.js';

type Asked = Pick<CheckQuestion, 'amendments' | 'houseRules'>;

/**
 * The amendments that the caller names. If there are none, the amendments of the mission pack that the roster file states as its "Game
 * Type" (8th, 9th), because the file's Command points follow that pack. A detachment named after a pack, such as an Arks of Omen Detachment,
 * states it too, because only that pack has the detachment.
 */
export function amendmentsAsked<Question extends Asked>(edition: EditionId, roster: Roster, question: Question): Question {
  const amended = rulesetFor(edition)?.id;
  if (amended === undefined || question.amendments.length > 0 || (question.houseRules ?? null) !== null) return question;
  const stated = (roster.armySelections ?? []).filter(({ name }) => /^game ?type$/i.test(name.trim())).flatMap(({ items }) => items);
  const packs = [...stated, ...roster.detachments].map(({ name }) => name.toLowerCase());
  const declared = shipped.filter(({ amends, title }) => amends === amended && packs.some((pack) => pack.includes(title.toLowerCase())));
  return declared.length === 0 ? question : { ...question, amendments: declared.map(({ id }) => id) };
}
