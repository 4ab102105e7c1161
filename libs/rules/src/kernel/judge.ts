import type { Army } from '#muster/army';
import type { Diagnostic, Params, Path, ReviewCode, ReviewReason, Sayable, Severity } from '#muster/diagnostics';
import type { AnySaid, Ledger, Outcome, Place, RuleInForce } from './rule.js';
import type { Ruleset } from './ruleset.js';

/** The complete result of judging a roster by its rules. `libs/checking` derives the verdict from it. */
export interface Judgement {
  readonly findings: readonly Diagnostic[];
  readonly review: readonly ReviewReason[];
  readonly budgets: readonly Budget[];
  readonly notChecked: readonly NotChecked[];
}

/** A ledger. Its balance is `start` plus the sum of its lines. */
export interface Budget {
  /** `points`, `enhancements`, `command-points`, `strategic-reserves` ... */
  readonly kind: string;
  readonly start: number;
  readonly lines: readonly BudgetLine[];
  readonly balance: number;
  /** Maximum balance; null if there is no limit. */
  readonly limit: number | null;
}

export interface BudgetLine {
  /** Positive for a gain, negative for a cost. */
  readonly amount: number;
  /** What the amount is spent on or comes from: a name from the roster, or a message. */
  readonly cause: string | Sayable;
  /** Id of the rule that added this line. */
  readonly code: string;
  readonly path: Path;
  readonly cites: string | null;
}

/** A rule, or part of a rule, that could not be checked because information is missing. It does not affect the verdict. */
export interface NotChecked {
  readonly code: string;
  readonly messageId: string;
  readonly params: Params;
  readonly path: Path;
  readonly cites: string | null;
}

interface Writing {
  readonly findings: Diagnostic[];
  readonly review: ReviewReason[];
  readonly budgets: Budget[];
  readonly notChecked: NotChecked[];
}

const NONE: readonly Path[] = [];

/** Runs every rule of the ruleset, in order, on one roster. A pure function: nothing that a roster contains makes it throw. */
export function judge(roster: Army, ruleset: Ruleset): Judgement {
  const into: Writing = { findings: [], review: [], budgets: [], notChecked: [] };
  for (const rule of ruleset.rules) runRule(rule, roster, into);
  return into;
}

/** Runs a single rule. */
export function judgeBy(rule: RuleInForce, roster: Army): Judgement {
  const into: Writing = { findings: [], review: [], budgets: [], notChecked: [] };
  runRule(rule, roster, into);
  return into;
}

function runRule(rule: RuleInForce, roster: Army, into: Writing): void {
  for (const item of rule.run(roster)) {
    if ('budget' in item) into.budgets.push(toBudget(rule, item));
    else take(rule, item, into);
  }
}

function take(rule: RuleInForce, said: AnySaid, into: Writing): void {
  const { messageId, params, at } = said;
  const outcome = outcomeOf(rule, messageId);
  if (outcome === 'NOT_CHECKED') into.notChecked.push({ code: rule.id, messageId, params, path: at.path, cites: rule.cites });
  else if (isSeverity(outcome)) into.findings.push(toFinding(rule, said, outcome));
  else into.review.push({ code: outcome, about: rule.about, messageId: `${rule.id}/${messageId}`, params, path: at.path, line: at.line });
}

function outcomeOf(rule: RuleInForce, messageId: string): Severity | ReviewCode | 'NOT_CHECKED' {
  const outcome = rule.outcomes[messageId];
  if (outcome === undefined || outcome === 'FIX') throw new Error(`${rule.id} may not say "${messageId}" by itself.`);
  return outcome === 'error' ? rule.severity : outcome;
}

function isSeverity(outcome: Outcome): outcome is Severity {
  return outcome === 'error' || outcome === 'warning' || outcome === 'info';
}

function toFinding(rule: RuleInForce, { messageId, params, at, related, fix }: AnySaid, severity: Severity): Diagnostic {
  const finding: Diagnostic = {
    code: rule.id,
    messageId,
    severity,
    params,
    path: at.path,
    related: related ? related.map(pathOf) : NONE,
    line: at.line,
    cites: rule.citesByMessage?.[messageId] ?? rule.cites,
    about: rule.about,
  };
  if (!fix) return finding;
  return { ...finding, fix: { kind: fix.kind, messageId: fix.messageId, params: fix.params, paths: fix.at.map(pathOf) } };
}

function toBudget(rule: RuleInForce, { budget }: Ledger): Budget {
  let balance = budget.start;
  const lines: BudgetLine[] = [];
  for (const { amount, cause, at, cites } of budget.lines) {
    balance += amount;
    lines.push({ amount, cause, code: rule.id, path: at.path, cites: cites === undefined ? rule.cites : cites });
  }
  return { kind: budget.kind, start: budget.start, lines, balance, limit: budget.limit };
}

function pathOf(place: Place): Path {
  return place.path;
}
