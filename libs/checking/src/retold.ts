import type { Sayable } from '#muster/diagnostics';
import { ENGLISH, type Locale, type OtherLocale } from '#muster/messages';
import { lineMessage, type Budget, type BudgetLine } from '#muster/rules';
import { translated } from './messages.js';
import { codeOfDifference, type Difference } from './over-time/difference.js';

interface Told {
  readonly message: string;
}
type ToldLine = Told & Pick<BudgetLine, 'amount' | 'cause' | 'phrase'>;
export type ToldBudget = Pick<Budget, 'kind'> & { readonly lines: readonly ToldLine[] };
export type ToldReason = Told & Sayable;
export type ToldFinding = ToldReason & { readonly fix?: (Told & Omit<Sayable, 'code'>) | null };
export type ToldDifference = Told & Difference<string>;

interface Differing {
  readonly differences: readonly ToldDifference[];
}

export interface ToldReport {
  readonly findings: readonly ToldFinding[];
  readonly review: readonly ToldReason[];
  readonly budgets: readonly ToldBudget[];
  readonly notChecked: readonly ToldReason[];
}

/**
 * Reports are made, kept and stored with their sentences in English, beside the codes and values that they are made of. Out of those every
 * sentence is said anew in the language asked for; where that lacks one, the English one stays.
 */
export function reportIn<Report extends ToldReport>(locale: Locale, report: Report): Report {
  if (locale === ENGLISH) return report;
  return {
    ...report,
    findings: report.findings.map((finding) => findingIn(locale, finding)),
    review: report.review.map((reason) => reasonIn(locale, reason)),
    budgets: report.budgets.map((budget) => budgetIn(locale, budget)),
    notChecked: report.notChecked.map((skipped) => reasonIn(locale, skipped)),
  };
}

export function findingIn<Finding extends ToldFinding>(locale: OtherLocale, finding: Finding): Finding {
  const { fix, code } = finding;
  const said = reasonIn(locale, finding);
  return fix ? { ...said, fix: { ...fix, message: translated(locale, { ...fix, code }) ?? fix.message } } : said;
}

export function reasonIn<Reason extends ToldReason>(locale: OtherLocale, reason: Reason): Reason {
  return { ...reason, message: translated(locale, reason) ?? reason.message };
}

export function budgetIn<B extends ToldBudget>(locale: OtherLocale, budget: B): B {
  const lines = budget.lines.map((line) => ({ ...line, message: translated(locale, lineMessage(budget, line)) ?? line.message }));
  return { ...budget, lines };
}

/** What is otherwise, of a list or of several units. */
export function differencesIn<Whole extends Differing & { readonly units: readonly Differing[] }>(locale: Locale, whole: Whole): Whole {
  if (locale === ENGLISH) return whole;
  const retold = <Part extends Differing>(part: Part): Part => ({
    ...part,
    differences: part.differences.map((difference) => differenceIn(locale, difference)),
  });
  return { ...retold(whole), units: whole.units.map(retold) };
}

type Comparing = Differing & {
  readonly units: readonly Differing[];
  readonly review: readonly [readonly ToldReason[], readonly ToldReason[]];
};

/** Of two lists, with why a human must look at what was read of each. */
export function comparisonIn<Comparison extends Comparing>(locale: Locale, comparison: Comparison): Comparison {
  if (locale === ENGLISH) return comparison;
  const [one, other] = comparison.review.map((reasons) => reasons.map((reason) => reasonIn(locale, reason)));
  return { ...differencesIn(locale, comparison), review: [one ?? [], other ?? []] };
}

export function differenceIn<D extends ToldDifference>(locale: OtherLocale, difference: D): D {
  const { kind, params, message } = difference;
  return { ...difference, message: translated(locale, { code: codeOfDifference(kind), messageId: kind, params }) ?? message };
}
