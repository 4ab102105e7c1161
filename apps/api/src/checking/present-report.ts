import { aspectsOfFinding, type CheckReport } from '#muster/checking';
import type { Diagnostic, Path, ReviewReason } from '#muster/diagnostics';
import type { Budget } from '#muster/rules';
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

export function toBudget(budget: Budget): BudgetType {
  return { ...budget, lines: budget.lines.map((line) => ({ ...line, kind: budget.kind, path: toPath(line.path) })) };
}

export function toFinding({ fix, ...finding }: Diagnostic & Pick<FindingType, 'key'>): FindingType {
  return {
    ...finding,
    path: toPath(finding.path),
    related: finding.related.map(toPath),
    aspects: aspectsOfFinding(finding.about),
    fix: fix ? { ...fix, code: finding.code, paths: fix.paths.map(toPath) } : null,
  };
}

export function toReason(reason: ReviewReason): ReviewReasonType {
  return { ...reason, aspects: aspectsOfFinding(reason.about), path: toPath(reason.path) };
}

const toPath = (path: Path): readonly string[] => path.map(String);
