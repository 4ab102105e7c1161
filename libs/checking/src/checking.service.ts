import { Injectable } from '@nestjs/common';
import type { ReviewReason } from '@muster/diagnostics';
import { ReleaseRepository, type StoredRelease } from '@muster/persistence';
import type { Against, CheckInput, CheckQuestion, CheckRefusal, CheckReport, CheckSubject } from './check-report.js';
import { CompiledReleases } from './compiled-releases.service.js';
import { judgeList } from './judge-list.js';
import { readSubject, type SubjectReading } from './read-subject.js';
import { editionOf, reportOf, type Edition } from './report.js';
import { rulesAsked } from './rules-asked.js';

/** The story of a check, told once: read, resolve, evaluate, judge. Every door calls it. */
@Injectable()
export class CheckingService {
  constructor(
    private readonly releases: ReleaseRepository,
    private readonly compiled: CompiledReleases,
  ) {}

  /** Never throws for what a list says. Throws DatabaseUnavailableError when no release can be had. */
  async check({ subject, against, ...question }: CheckInput): Promise<CheckReport | CheckRefusal> {
    const [report] = await this.checkAgainst(subject, question, [against]);
    if (!report) throw new Error('One question has one answer.');
    return report;
  }

  /** The same list under several releases: it is read once. Answers stand in the order of the releases asked for. */
  async checkAgainst(
    subject: CheckSubject,
    question: CheckQuestion,
    releases: readonly Against[],
  ): Promise<readonly (CheckReport | CheckRefusal)[]> {
    const reading = await readSubject(subject);
    const reports: (CheckReport | CheckRefusal)[] = [];
    for (const against of releases) reports.push(await this.#check(reading, question, against));
    return reports;
  }

  async #check(reading: SubjectReading, question: CheckQuestion, against: Against): Promise<CheckReport | CheckRefusal> {
    const named = await this.#named(against);
    if (named === null) return refuse('UNKNOWN_RELEASE', `There is no data release "${labelOf(against)}".`);
    const edition = editionOf(question.edition, reading.format, named?.edition ?? null);
    if (named && edition.id !== named.edition) {
      return refuse(
        'RELEASE_OF_OTHER_EDITION',
        `The data release "${named.label}" is of the ${named.edition} edition, not of the ${edition.id}.`,
      );
    }
    const rules = edition.id === null ? null : rulesAsked(edition.id, question);
    if (rules && 'refused' in rules) return rules;
    if (reading.format.id === null) return reportOf({ reading, edition, release: named ?? null, review: reading.review });
    const release = named ?? (await this.#inForce(edition, against));
    if (!release || !rules) return reportOf({ reading, edition, release: null, review: [...reading.review, noRelease(edition, against)] });
    const compiled = await this.compiled.get(release);
    return judgeList({ reading, edition, compiled, rules, releaseNamed: against.kind !== 'today', complete: question.complete });
  }

  /** Undefined: the caller named none. Null: there is none of that name. */
  async #named(against: Against): Promise<StoredRelease | null | undefined> {
    return against.kind === 'label' ? this.releases.findByLabel(against.label) : undefined;
  }

  async #inForce({ id }: Edition, against: Against): Promise<StoredRelease | null> {
    if (id === null) return null;
    return this.releases.findDefault(id, against.kind === 'asOf' ? against.date : undefined);
  }
}

const labelOf = (against: Against): string => (against.kind === 'label' ? against.label : '');

function refuse(code: 'UNKNOWN_RELEASE' | 'RELEASE_OF_OTHER_EDITION', message: string): CheckRefusal {
  return { refused: [{ code, message, path: ['against'] }] };
}

function noRelease({ id }: Edition, against: Against): ReviewReason {
  const date = against.kind === 'asOf' ? against.date : 'today';
  const which = id === null ? { messageId: 'editionUnknown', params: {} } : { messageId: 'noRelease', params: { edition: id, date } };
  return { code: 'DATA_GAP', ...which, path: [], line: null };
}
