import { Injectable } from '@nestjs/common';
import type { Army } from '#muster/army';
import type { StoredRelease } from '#muster/persistence';
import { amendmentsAsked } from './question/mission-pack-amendments.js';
import type { Against, CheckInput, CheckQuestion, CheckRefusal, CheckReport, CheckSubject } from './report/check-report.js';
import { CompiledReleases } from './compiled-releases.service.js';
import { DataVersions } from './question/data-versions.service.js';
import { battleSizeRefused, withLimitAsked } from './question/limit-asked.js';
import { judgedList } from './judge-list.js';
import { readSubject, type SubjectReading } from './read-subject.js';
import { noRelease, ReleaseChoice, type ChosenRelease } from './question/release-choice.service.js';
import { reportOf } from './report/report.js';
import { rosterRefused } from './question/roster-refused.js';
import { rulesAsked } from './question/choose-ruleset.js';
import { rulesNotBuilt } from './report/rules-not-built.js';
import { UnknownNameRecorder } from './unknown-names/unknown-name-recorder.service.js';
import { statesOtherPrices, withBetterFitting } from './other-prices/better-fitting.js';
import { OtherPrices } from './other-prices/other-prices.service.js';
import { explainedTotal, hasOtherTotal, withSource } from './report/explain-total.js';

/** Runs the pipeline of a check: read, resolve, evaluate, judge. The API, the command line and the workers all call this service. */
@Injectable()
export class CheckingService {
  constructor(
    private readonly releases: ReleaseChoice,
    private readonly compiled: CompiledReleases,
    private readonly versions: DataVersions,
    private readonly unknownNames: UnknownNameRecorder,
    private readonly otherPrices: OtherPrices,
  ) {}

  /** The content of the list never makes this throw. It throws DatabaseUnavailableError if no release can be loaded. */
  async check({ subject, against, ...question }: CheckInput): Promise<CheckReport | CheckRefusal> {
    const [report] = await this.checkAgainst(subject, question, [against]);
    if (!report) throw new Error('One question has one answer.');
    return report;
  }

  /** Judges one list under several releases, reading it only once. The answers are in the order of `against`. */
  async checkAgainst(
    subject: CheckSubject,
    question: CheckQuestion,
    releases: readonly Against[],
  ): Promise<readonly (CheckReport | CheckRefusal)[]> {
    const refused = subject.kind === 'roster' ? rosterRefused(subject.roster) : null;
    if (refused) return releases.map(() => refused);
    const reading = await readSubject(subject);
    const reports: (CheckReport | CheckRefusal)[] = [];
    for (const against of releases) reports.push(await this.checkReading(reading, question, against));
    this.#record(reading, reports);
    return reports;
  }

  /** A list counts once, however many releases it was checked under. */
  #record(reading: SubjectReading, reports: readonly (CheckReport | CheckRefusal)[]): void {
    const report = reports.find((one) => !('refused' in one) && one.release !== null);
    if (report === undefined || 'refused' in report || report.edition.id === null) return;
    this.unknownNames.record(report.edition.id, reading, [...report.review, ...report.findings]);
  }

  /**
   * Judges a list that has already been read, under one release. If the list states the prices of another release, the report contains the
   * result under that release as well.
   */
  async checkReading(reading: SubjectReading, question: CheckQuestion, against: Against): Promise<CheckReport | CheckRefusal> {
    const judged = await this.#judgeReading(reading, question, against);
    if ('refused' in judged) return judged;
    const { report, army } = judged;
    const other = army !== null && statesOtherPrices(report) ? await this.#releaseOfPrices(reading, report, army) : null;
    const under = other && (await this.judgeReading(reading, question, { kind: 'label', label: other.label }));
    return under === null || 'refused' in under ? report : withBetterFitting(report, under);
  }

  async #releaseOfPrices(reading: SubjectReading, { release }: CheckReport, army: Army): Promise<StoredRelease | null> {
    const here = release && (await this.releases.findByLabel(release.label));
    return here ? this.otherPrices.likeliest(army, reading.roster, here) : null;
  }

  /** Judges a list that has already been read, under one release and no other. */
  async judgeReading(reading: SubjectReading, question: CheckQuestion, against: Against): Promise<CheckReport | CheckRefusal> {
    const judged = await this.#judgeReading(reading, question, against);
    return 'refused' in judged ? judged : judged.report;
  }

  async #judgeReading(reading: SubjectReading, question: CheckQuestion, against: Against): Promise<Judged | CheckRefusal> {
    const dataVersion = reading.source?.dataVersion ?? null;
    const chosen = await this.releases.choose(question.edition, reading.format, against, dataVersion);
    if ('refused' in chosen) return chosen;
    const { edition, release } = chosen;
    const stated = against.kind === 'stated' ? release : await this.versions.releaseOf(edition.id, dataVersion);
    const judged = await this.#judge(reading, question, against, chosen);
    if ('refused' in judged) return judged;
    const { report, army } = judged;
    const isElsewhere = stated !== null && release !== null && stated.id !== release.id && hasOtherTotal(report);
    const explained = isElsewhere ? explainedTotal(report, reading, await this.compiled.get(stated)) : report;
    return { report: withSource(explained, reading.source, stated), army };
  }

  async #judge(
    reading: SubjectReading,
    question: CheckQuestion,
    against: Against,
    { edition, release }: ChosenRelease,
  ): Promise<Judged | CheckRefusal> {
    const rules = edition.id === null ? null : rulesAsked(edition.id, amendmentsAsked(edition.id, reading.roster, question));
    if (rules && 'refused' in rules) return rules;
    const refused = rules && battleSizeRefused(question, rules.ruleset);
    if (refused) return refused;
    const asked = { ...question, against };
    if (reading.format.id === null) return unjudged({ reading, question: asked, edition, release, review: reading.review });
    if (!release || !rules) {
      const notBuilt = rules?.ruleset === null && edition.id !== null ? [rulesNotBuilt(edition.id)] : [];
      return unjudged({
        reading: { ...reading, roster: withLimitAsked(reading.roster, question, rules?.ruleset ?? null) },
        question: asked,
        edition,
        release: null,
        review: [...reading.review, ...notBuilt, noRelease(edition, against, reading.source?.dataVersion)],
      });
    }
    const compiled = await this.compiled.get(release);
    return judgedList({ reading, edition, compiled, rules, question: asked });
  }
}

/** A report, and the army that it is about; null if nothing was looked up. */
interface Judged {
  readonly report: CheckReport;
  readonly army: Army | null;
}

const unjudged = (about: Parameters<typeof reportOf>[0]): Judged => ({ report: reportOf(about), army: null });
