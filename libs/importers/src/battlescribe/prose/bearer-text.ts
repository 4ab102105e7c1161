import { clauseTokens, parseWholeClause, type ClauseSyntax } from '#muster/catalogue';

/** "ADEPTUS ASTARTES PSYKER model only." at the beginning of an enhancement's text. */
export interface BearerText {
  /** Null: there is such a clause and it was not understood. */
  readonly bearer: ClauseSyntax | null;
}

/** The first sentence, where it ends in "only" or an exclusion after it. */
const CLAUSE = /^\s*((?:[^.\n(]|\([^)\n]*\))*?\bonly\b\s*(?:\(\s*excluding[^)\n]*\))?)\s*(?=[.\n]|$|[A-Z])/;

/** A clause is a name for models, not a sentence with "only" in it. */
const LONGEST = 200;

export function readBearerText(text: string): BearerText | null {
  const clause = CLAUSE.exec(text)?.[1]?.trim();
  if (clause === undefined || clause.length > LONGEST || isSentence(clause)) return null;
  return { bearer: parseWholeClause(clauseTokens(clause)) };
}

/** "The bearer can only ...": only names, and what models are equipped with or able to do, stand before "only". */
function isSentence(clause: string): boolean {
  return (
    /\b(the bearer|this model|this unit|each time|you|can|once per|while|until|if|when|select)\b/i.test(clause) ||
    !/only\s*(\(|$)/i.test(clause)
  );
}
