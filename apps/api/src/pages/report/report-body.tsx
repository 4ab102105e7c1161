import { Budgets } from './budgets.js';
import { Findings, NotCheckedList } from './findings.js';
import { ListFacts } from './list-facts.js';
import { ListText } from './list-text.js';
import { MatrixTable } from './matrix-table.js';
import type { ReportView } from './report-view.js';
import { UnitsTable } from './units-table.js';
import { VerdictBanner } from './verdict-banner.js';
import { WrittenTexts } from './written-texts.js';

export function ReportBody({ view }: { readonly view: ReportView }) {
  const { report, lines, fileName, matrix, written, say } = view;
  const hasLines = lines !== null;
  return (
    <>
      <VerdictBanner report={report} />
      <div class={hasLines ? 'columns' : ''}>
        <div>
          <Findings report={report} hasLines={hasLines} />
          <NotCheckedList notChecked={report.notChecked} isJudged={report.ruleset !== null && report.units.length > 0} />
          <ListFacts report={report} fileName={fileName} />
          <Budgets budgets={report.budgets} />
          <UnitsTable units={report.units} points={report.points} hasLines={hasLines} />
        </div>
        {lines === null ? null : <ListText lines={lines} />}
      </div>
      <MatrixTable matrix={matrix} say={say} shown={report.release?.label ?? null} />
      <WrittenTexts written={written} />
    </>
  );
}
