import { Injectable } from '@nestjs/common';
import {
  checkReading,
  judgeReading,
  readSubject,
  rosterRefused,
  type Against,
  type AskedQuestion,
  type CheckQuestion,
  type CheckRefusal,
  type CheckReport,
  type GivenSubject,
  type SubjectReading,
} from '#muster/checking';
import { CheckTimings } from './check-timings.service.js';
import { ReleaseShelfService } from './release-shelf.service.js';
import { UnknownNameRecorder } from './unknown-name-recorder.service.js';

/** Checks lists under the releases of the database. The API, the command line and the workers all call this service. */
@Injectable()
export class CheckingService {
  constructor(
    private readonly shelf: ReleaseShelfService,
    private readonly unknownNames: UnknownNameRecorder,
    private readonly timings: CheckTimings,
  ) {}

  /** The content of the list never makes this throw. It throws DatabaseUnavailableError if no release can be loaded. */
  async check({ subject, against, ...question }: AskedQuestion & { readonly subject: GivenSubject }): Promise<CheckReport | CheckRefusal> {
    const [report] = await this.checkAgainst(subject, question, [against]);
    if (!report) throw new Error('One question has one answer.');
    return report;
  }

  /** Judges one list under several releases, reading it at most once. The answers are in the order of `against`. */
  async checkAgainst(
    subject: GivenSubject,
    question: CheckQuestion,
    releases: readonly Against[],
  ): Promise<readonly (CheckReport | CheckRefusal)[]> {
    const isRead = !('kind' in subject);
    const refused = !isRead && subject.kind === 'roster' ? rosterRefused(subject.roster) : null;
    if (refused) return releases.map(() => refused);
    const watch = this.timings.start();
    if (!isRead) watch.onPhase('read');
    const reading = await readSubject(subject);
    const reports: (CheckReport | CheckRefusal)[] = [];
    for (const against of releases)
      reports.push(await checkReading({ reading, question, against, shelf: this.shelf, onPhase: watch.onPhase }));
    watch.stop();
    this.#record(reading, reports);
    return reports;
  }

  /** A list counts once, however many releases it was checked under. */
  #record(reading: SubjectReading, reports: readonly (CheckReport | CheckRefusal)[]): void {
    const report = reports.find((one) => !('refused' in one) && one.release !== null);
    if (report === undefined || 'refused' in report || report.edition.id === null) return;
    this.unknownNames.record(report.edition.id, reading, [...report.review, ...report.findings]);
  }

  /** Checks a list that has already been read: see `checkReading`. */
  checkReading(reading: SubjectReading, question: CheckQuestion, against: Against): Promise<CheckReport | CheckRefusal> {
    return checkReading({ reading, question, against, shelf: this.shelf });
  }

  /** Judges a list that has already been read, under one release and no other. */
  judgeReading(reading: SubjectReading, question: CheckQuestion, against: Against): Promise<CheckReport | CheckRefusal> {
    return judgeReading({ reading, question, against, shelf: this.shelf });
  }
}
