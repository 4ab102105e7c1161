import { clauseTokens, parseWholeClause, type ClauseSyntax } from '#muster/catalogue';

/** The clause at the beginning of an enhancement's text: "ADEPTUS ASTARTES PSYKER model only." */
export interface BearerText {
  /** Null if there is such a clause but it was not understood. */
  readonly bearer: ClauseSyntax | null;
  /** The name of an ability that the bearer needs. */
  readonly ability?: string;
}

/** Matches the first sentence if it ends in "only" or in an exclusion after "only". */
const CLAUSE = /^\s*((?:[^.\n(]|\([^)\n]*\))*?\bonly\b\s*(?:\(\s*excluding[^)\n]*\))?)\s*(?=[.\n]|$|[A-Z])/;

const WITH_ABILITY = /^(.+? models?) with (?:the|an?) (.+?) ability only$/i;

/** Maximum length of the clause, which is a name for models and not a long sentence containing "only". */
const LONGEST = 200;

export function readBearerText(text: string): BearerText | null {
  const clause = CLAUSE.exec(text)?.[1]?.trim();
  if (clause === undefined || clause.length > LONGEST || isSentence(clause)) return null;
  const [, models, ability] = WITH_ABILITY.exec(clause) ?? [];
  if (models !== undefined && ability !== undefined) return { bearer: parseWholeClause(clauseTokens(models)), ability };
  return { bearer: parseWholeClause(clauseTokens(clause)) };
}

/**
 * Recognises sentences such as "The bearer can only ...". In a clause, only names and the equipment or abilities of models come before
 * "only".
 */
function isSentence(clause: string): boolean {
  return (
    /\b(the bearer|this model|this unit|each time|you|can|once per|while|until|if|when|select)\b/i.test(clause) ||
    !/only\s*(\(|$)/i.test(clause)
  );
}
