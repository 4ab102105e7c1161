import type { Fact, Sayable } from '#muster/diagnostics';
import { valuesOf, type Say } from '#muster/messages';
import { causeIn, lineMessage, type Budget, type BudgetLine } from '#muster/rules';
import { differenceMessage, type Difference } from '../over-time/difference.js';
import { aspectsOfFinding } from './verdict.js';

/** Stored reports of earlier versions do not contain `about`. */
type Concerning = Sayable & { readonly about?: Fact };

interface Wordless {
  readonly findings: readonly (Concerning & { readonly fix?: Omit<Sayable, 'code'> | null })[];
  readonly review: readonly Concerning[];
  readonly budgets: readonly Ledger[];
  readonly notChecked: readonly Sayable[];
}

type Ledger = Pick<Budget, 'kind'> & { readonly lines: readonly Pick<BudgetLine, 'amount' | 'cause'>[] };

interface Differing {
  readonly differences: readonly Difference<string>[];
}

/** A report in which `message` accompanies each code, and findings and review reasons have the aspects that they concern. */
export function reportInWords<Report extends Wordless>(report: Report, say: Say): Report {
  return {
    ...report,
    findings: report.findings.map((finding) => findingInWords(finding, say)),
    review: report.review.map((reason) => concerningInWords(reason, say)),
    budgets: report.budgets.map((budget) => budgetInWords(budget, say)),
    notChecked: report.notChecked.map((skipped) => inWords(skipped, say)),
  };
}

/** The differences of a list and of its units with their sentences. */
export function differencesInWords<Whole extends Differing & { readonly units: readonly Differing[] }>(whole: Whole, say: Say): Whole {
  const worded = <Part extends Differing>(part: Part): Part => ({
    ...part,
    differences: part.differences.map((difference) => ({ ...difference, message: say(differenceMessage(difference)) })),
  });
  return { ...worded(whole), units: whole.units.map(worded) };
}

export const inWords = <Said extends Sayable>(said: Said, say: Say): Said => ({ ...said, params: valuesOf(said, say), message: say(said) });

export function concerningInWords<Reason extends Concerning>(reason: Reason, say: Say): Reason {
  return { ...inWords(reason, say), aspects: aspectsOfFinding(reason.about) };
}

function findingInWords<Finding extends Wordless['findings'][number]>(finding: Finding, say: Say): Finding {
  const { fix, code } = finding;
  const worded = concerningInWords(finding, say);
  return fix ? { ...worded, fix: { ...fix, message: say({ ...fix, code }) } } : worded;
}

function budgetInWords<B extends Ledger>(budget: B, say: Say): B {
  const lines = budget.lines.map((line) => ({ ...line, cause: causeIn(line, say), message: say(lineMessage(budget, line)) }));
  return { ...budget, lines };
}
