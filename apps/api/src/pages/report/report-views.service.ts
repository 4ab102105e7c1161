import { reportInWords, type CheckQuestion, type CheckSubject } from '#muster/checking';
import { Injectable } from '@nestjs/common';
import type { CheckReportType } from '../../checking/check-report.types.js';
import type { Asker } from '../layout/asker.js';
import { listLines } from './list-lines.js';
import { ReleaseMatrix } from './release-matrix.service.js';
import type { ReportView } from './report-view.js';
import { writtenLists } from './written-lists.js';

/** Adds to a report what the page shows beside it. */
@Injectable()
export class ReportViews {
  constructor(private readonly matrix: ReleaseMatrix) {}

  async of(subject: CheckSubject, question: CheckQuestion, report: CheckReportType, asker: Asker): Promise<ReportView> {
    const { say } = asker;
    return {
      say,
      report: reportInWords(report, say),
      lines: subject.kind === 'text' ? listLines(subject.text, report) : null,
      fileName: subject.kind === 'file' ? subject.name : null,
      matrix: await this.matrix.of(subject, question, report, asker),
      written: await writtenLists(subject, say),
    };
  }
}
