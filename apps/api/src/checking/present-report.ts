import type { CheckReport } from '@muster/checking';
import type { Path } from '@muster/diagnostics';
import type { CheckReportType } from './check-report.types.js';

export function toCheckReport(report: CheckReport): CheckReportType {
  return {
    ...report,
    budgets: report.budgets.map((budget) => ({ ...budget, lines: budget.lines.map((line) => ({ ...line, path: toPath(line.path) })) })),
    findings: report.findings.map((finding) => ({ ...finding, path: toPath(finding.path), related: finding.related.map(toPath) })),
    review: report.review.map((reason) => ({ ...reason, path: toPath(reason.path) })),
  };
}

const toPath = (path: Path): readonly string[] => path.map(String);
