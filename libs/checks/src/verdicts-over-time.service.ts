import { Injectable } from '@nestjs/common';
import type { ReviewReason } from '#muster/diagnostics';
import { ReleaseRepository, type StoredRelease } from '#muster/persistence';
import type { EditionId } from '#muster/roster';
import {
  armyView,
  chooseRelease,
  compareArmies,
  editionOf,
  explainDrift,
  findingChanges,
  noRelease,
  readSubject,
  refusal,
  resolvedSubject,
  rosterRefused,
  type Against,
  type ArmyComparison,
  type CheckQuestion,
  type CheckRefusal,
  type CheckReport,
  type CheckSubject,
  type Edition,
  type FindingChanges,
  type ListDrift,
  type Refusal,
  type ResolvedSubject,
  type SubjectReading,
} from '#muster/checking';
import { CheckingService } from './checking.service.js';
import { ReleaseShelfService } from './release-shelf.service.js';

/** The releases to judge a list under: named by label, or the newest published ones of its edition. */
export type ReleasesAsked =
  { readonly kind: 'labels'; readonly labels: readonly string[] } | { readonly kind: 'newest'; readonly count: number };

/** The result of a list under one of several releases, with the changes from the previous release by date. */
export interface VerdictAt extends FindingChanges {
  readonly report: CheckReport;
}

/** The verdicts of one list under several releases. */
export interface LegalWhen {
  readonly edition: Edition;
  /** Oldest release first. */
  readonly verdicts: readonly VerdictAt[];
  /** Releases that could not be used, and other parts of the request that were refused. */
  readonly refused: readonly Refusal[];
}

type ReleaseName = Pick<StoredRelease, 'label' | 'effectiveFrom'>;

export interface Drift extends ListDrift {
  readonly edition: Edition;
  readonly from: ReleaseName;
  readonly to: ReleaseName;
}

export interface ListComparison extends ArmyComparison {
  readonly edition: Edition;
  /**
   * False if a list has an unknown format or there is no release. An empty list of differences then means nothing; `review` gives the
   * reason.
   */
  readonly isCompared: boolean;
  /** The release in which both lists were looked up, or null if there is none. */
  readonly release: ReleaseName | null;
  /** The review reasons from reading each list. */
  readonly review: readonly [readonly ReviewReason[], readonly ReviewReason[]];
}

/** Compares one list under several releases, and two lists under one release. The content of a list never makes these methods throw. */
@Injectable()
export class VerdictsOverTime {
  constructor(
    private readonly checking: CheckingService,
    private readonly releases: ReleaseRepository,
    private readonly shelf: ReleaseShelfService,
  ) {}

  async legalWhen(subject: CheckSubject, question: CheckQuestion, asked: ReleasesAsked): Promise<LegalWhen> {
    const reading = await this.#read(subject);
    if ('refused' in reading) return { edition: editionOf(question.edition, UNSEEN, null), verdicts: [], refused: reading.refused };
    const edition = editionOf(question.edition, reading.format, null);
    const reports: CheckReport[] = [];
    const refused: Refusal[] = [];
    for (const label of await this.#labels(asked, edition.id)) {
      const answer = await this.checking.judgeReading(reading, question, { kind: 'label', label });
      if ('refused' in answer) refused.push(...answer.refused.map((one) => inPlace(one, asked, label)));
      else reports.push(answer);
    }
    reports.sort((a, b) => dayOf(a).localeCompare(dayOf(b)));
    const verdicts = reports.map((report, index) => ({ report, ...findingChanges(reports[index - 1] ?? null, report) }));
    return { edition: reports[0]?.edition ?? edition, verdicts, refused };
  }

  /** The differences between two releases that affect the list. */
  async drift(subject: CheckSubject, given: EditionId | null, from: Against, to: Against): Promise<Drift | CheckRefusal> {
    const reading = await this.#read(subject);
    if ('refused' in reading) return reading;
    const before = await this.#lookUp(reading, given, from);
    if ('refused' in before) return { refused: before.refused.map((one) => ({ ...one, path: ['from'] })) };
    const after = await this.#lookUp(reading, before.edition.id, to);
    if ('refused' in after) return { refused: after.refused.map((one) => ({ ...one, path: ['to'] })) };
    if (!before.resolved || !after.resolved) return { refused: [noneInForce(before.resolved ? 'to' : 'from')] };
    const drift = explainDrift(reading.roster, before.resolved.subject, after.resolved.subject);
    return { edition: before.edition, from: before.resolved.release, to: after.resolved.release, ...drift };
  }

  /** The differences between two lists, both looked up in the same release. */
  async compare(
    first: CheckSubject,
    second: CheckSubject,
    given: EditionId | null,
    against: Against,
  ): Promise<ListComparison | CheckRefusal> {
    const [one, other] = [await this.#read(first, 'first'), await this.#read(second, 'second')];
    if ('refused' in one) return one;
    if ('refused' in other) return other;
    const version = one.source?.dataVersion ?? null;
    const chosen = await chooseRelease(this.shelf, given, (one.format.edition === null ? other : one).format, against, version);
    if ('refused' in chosen) return chosen;
    const { edition, release } = chosen;
    if (!release || one.format.id === null || other.format.id === null) {
      const none = release ? [] : [noRelease(edition, against, version)];
      const review = [
        [...one.review, ...none],
        [...other.review, ...none],
      ] as const;
      return { edition, isCompared: false, release, review, differences: [], units: [], notCompared: [] };
    }
    const compiled = await this.shelf.compiled(release);
    const [before, after] = [resolvedSubject(one, compiled), resolvedSubject(other, compiled)];
    const comparison = compareArmies(armyView(one.roster, before), armyView(other.roster, after));
    const review = [before.review, after.review] as const;
    return { edition, isCompared: true, release, review, ...comparison };
  }

  async #read(subject: CheckSubject, place?: string): Promise<SubjectReading | CheckRefusal> {
    const refused = subject.kind === 'roster' ? rosterRefused(subject.roster, place) : null;
    return refused ?? readSubject(subject);
  }

  async #labels(asked: ReleasesAsked, edition: EditionId | null): Promise<readonly string[]> {
    if (asked.kind === 'labels') return [...new Set(asked.labels)];
    if (edition === null) return [];
    const published = await this.releases.listPublished(edition);
    return published.slice(0, asked.count).map(({ label }) => label);
  }

  async #lookUp(reading: SubjectReading, given: EditionId | null, against: Against): Promise<LookedUp | CheckRefusal> {
    const chosen = await chooseRelease(this.shelf, given, reading.format, against, reading.source?.dataVersion ?? null);
    if ('refused' in chosen) return chosen;
    const { edition, release } = chosen;
    if (!release) return { edition, resolved: null };
    return { edition, resolved: { release, subject: resolvedSubject(reading, await this.shelf.compiled(release)) } };
  }
}

interface LookedUp {
  readonly edition: Edition;
  /** Null if no release is in force. */
  readonly resolved: { readonly release: StoredRelease; readonly subject: ResolvedSubject } | null;
}

const UNSEEN = { edition: null, confidence: 'guess' } as const;

const dayOf = ({ release }: CheckReport): string => `${release?.effectiveFrom ?? ''} ${release?.label ?? ''}`;

/** The refusal with a path that names the release it concerns, if several releases were requested. */
function inPlace(one: Refusal, asked: ReleasesAsked, label: string): Refusal {
  if (one.path[0] !== 'against') return one;
  return { ...one, path: asked.kind === 'labels' ? ['releases', 'labels', asked.labels.indexOf(label)] : ['releases'] };
}

const noneInForce = (place: string): Refusal => refusal('UNKNOWN_RELEASE', 'noneInForce', {}, [place]);
