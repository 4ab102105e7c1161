import type { CheckReport, SaidBudget, SaidFinding, SaidReason } from '#muster/checking';
import type { Path } from '#muster/diagnostics';
import type { BudgetType } from './budget.types.js';
import type { CheckReportType } from './check-report.types.js';
import type { FindingType, ReviewReasonType } from './finding.types.js';

export function toCheckReport(report: CheckReport): CheckReportType {
  return {
    ...report,
    budgets: report.budgets.map(toBudget),
    findings: report.findings.map(toFinding),
    review: report.review.map(toReason),
  };
}

export function toBudget(budget: SaidBudget): BudgetType {
  return { ...budget, lines: budget.lines.map((line) => ({ ...line, path: toPath(line.path) })) };
}

export function toFinding({ fix, ...finding }: SaidFinding & Pick<FindingType, 'key'>): FindingType {
  return {
    ...finding,
    path: toPath(finding.path),
    related: finding.related.map(toPath),
    fix: fix ? { ...fix, paths: fix.paths.map(toPath) } : null,
  };
}

export function toReason(reason: SaidReason): ReviewReasonType {
  return { ...reason, path: toPath(reason.path) };
}

const toPath = (path: Path): readonly string[] => path.map(String);
