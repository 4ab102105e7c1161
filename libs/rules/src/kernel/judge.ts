import type { Army } from '#muster/army';
import type { Diagnostic, Params, Path, ReviewCode, ReviewReason, Sayable, Severity } from '#muster/diagnostics';
import type { AnySaid, Ledger, Outcome, Place, RuleInForce } from './rule.js';
import type { Ruleset } from './ruleset.js';

/** All that the rules say of a roster. The verdict is drawn from it elsewhere. */
export interface Judgement {
  readonly findings: readonly Diagnostic[];
  readonly review: readonly ReviewReason[];
  readonly budgets: readonly Budget[];
  readonly notChecked: readonly NotChecked[];
}

/** A ledger: balance = start + the sum of its lines. */
export interface Budget {
  /** `points`, `enhancements`, `command-points`, `strategic-reserves` ... */
  readonly kind: string;
  readonly start: number;
  readonly lines: readonly BudgetLine[];
  readonly balance: number;
  /** What the balance may not exceed; null where there is none. */
  readonly limit: number | null;
}

export interface BudgetLine {
  /** Signed. */
  readonly amount: number;
  /** What spends or gives: a name, or a message of ours. */
  readonly cause: string | Sayable;
  /** The rule that put the line there. */
  readonly code: string;
  readonly path: Path;
  readonly cites: string | null;
}

/** A rule, or a part of one, that had nothing to judge by. It changes no verdict. */
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

/** Every rule of the ruleset, in its order, over one roster. Pure; never throws for what a roster says. */
export function judge(roster: Army, ruleset: Ruleset): Judgement {
  const into: Writing = { findings: [], review: [], budgets: [], notChecked: [] };
  for (const rule of ruleset.rules) runRule(rule, roster, into);
  return into;
}

/** One rule alone. */
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
