import type { CheckReport, SaidBudget, SaidFinding } from '@muster/checking';
import type { Path } from '@muster/diagnostics';
import type { BudgetType } from './budget.types.js';
import type { CheckReportType } from './check-report.types.js';
import type { FindingType } from './finding.types.js';

export function toCheckReport(report: CheckReport): CheckReportType {
  return {
    ...report,
    budgets: report.budgets.map(toBudget),
    findings: report.findings.map(toFinding),
    review: report.review.map((reason) => ({ ...reason, path: toPath(reason.path) })),
  };
}

export function toBudget(budget: SaidBudget): BudgetType {
  return { ...budget, lines: budget.lines.map((line) => ({ ...line, path: toPath(line.path) })) };
}

export function toFinding({ fix, ...finding }: SaidFinding): FindingType {
  return {
    ...finding,
    path: toPath(finding.path),
    related: finding.related.map(toPath),
    fix: fix ? { ...fix, paths: fix.paths.map(toPath) } : null,
  };
}

const toPath = (path: Path): readonly string[] => path.map(String);
