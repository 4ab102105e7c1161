import { toJson, type Json } from '#muster/persistence';
import { TEAM_RULES, type TeamRuleId } from '#muster/rules';

/** A field that players fill in beside their list, such as a telephone number or a club. */
export interface PlayerField {
  readonly name: string;
  readonly required: boolean;
}

/** What an event asks of its players. */
export interface EventTerms {
  /** Ids of the list formats that the event wants; empty if every format will do. A list in another format gets a warning. */
  readonly formats: readonly string[];
  readonly fields: readonly PlayerField[];
  /** Number of players in a team; null if players enter alone. */
  readonly teamSize: number | null;
  /** Rules for the lists of a team together. */
  readonly teamRules: readonly TeamRuleId[];
}

export const storedTerms = (terms: EventTerms): Exclude<Json, null> => toJson(terms) ?? {};

/** Reads stored terms. Parts that this version does not know are left out. */
export function parseTerms(stored: Json): EventTerms {
  const { formats, fields, teamSize, teamRules } = typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? stored : {};
  return {
    formats: listOf(formats).filter((id) => typeof id === 'string'),
    fields: listOf(fields).flatMap(toField),
    teamSize: typeof teamSize === 'number' ? teamSize : null,
    teamRules: TEAM_RULES.map(({ id }) => id).filter((id) => listOf(teamRules).includes(id)),
  };
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

function toField(value: Json): readonly PlayerField[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return typeof value['name'] === 'string' ? [{ name: value['name'], required: value['required'] === true }] : [];
}
