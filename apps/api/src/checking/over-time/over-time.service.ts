import { Injectable } from '@nestjs/common';
import { CheckThreads } from '#muster/bulk';
import type { CheckRefusal, Refusal } from '#muster/checking';
import type { ListComparison, ReleasesAsked, VerdictAt } from '#muster/checks';
import type { Path } from '#muster/diagnostics';
import type { EditionId } from '#muster/roster';
import { exactlyOne } from '../../platform/graphql/given/exactly-one.js';
import { LIMITS } from '../../platform/limits.js';
import { ReleaseSelection } from '../../releases/release-selection.service.js';
import type { ReleaseInput } from '../../releases/release.types.js';
import type { Viewer } from '../../platform/access/viewer.js';
import { UNKNOWN_RELEASE } from '../../releases/unknown-release.js';
import { CheckService, refusalError, saidOnce } from '../check.service.js';
import { toQuestion } from '../check-question.input.js';
import type { CompareListsPayload, DriftPayload } from './difference.types.js';
import { toSubject } from './given-list.input.js';
import type { LegalWhenPayload, VerdictAtType } from './legal-when.types.js';
import type { CompareListsInput, DriftInput, LegalWhenInput } from './over-time.inputs.js';

/** Compares one list under several releases, and two lists under one release. */
@Injectable()
export class OverTimeService {
  constructor(
    private readonly threads: CheckThreads,
    private readonly checks: CheckService,
    private readonly selection: ReleaseSelection,
  ) {}

  async legalWhen(input: LegalWhenInput, viewer: Viewer): Promise<LegalWhenPayload> {
    const [kind, releases] = exactlyOne(input.releases ?? { newest: LIMITS.releasesPerCheck }, ['input', 'releases']);
    const labels = kind === 'named' ? await Promise.all(releases.map((one) => this.#labelOf(one, input.edition, viewer))) : [];
    const named = labels.map((label) => ({ kind: 'label', label }) as const);
    const hidden = await this.checks.draftsHiddenFrom(viewer, named);
    const known = named.filter((one) => !hidden.has(one)).map(({ label }) => label);
    const subject = toSubject(input.list, ['input', 'list']);
    const visible: ReleasesAsked = kind === 'named' ? { kind: 'labels', labels: known } : { kind, count: releases };
    const answer = await this.threads.answer('legalWhen', subject, toQuestion(input), visible);
    const unknown = named.filter((one) => hidden.has(one)).map(({ label }) => unknownAt(['releases', 'named', labels.indexOf(label)]));
    const refused = answer.refused.map((one) => inPlace(one, known, labels));
    return {
      edition: answer.edition,
      verdicts: answer.verdicts.map(toVerdictAt),
      userErrors: saidOnce([...unknown, ...refused].map(refusalError)),
    };
  }

  /** An empty label, which no release has, if there is no such release. A date without an edition is one of the list's edition. */
  async #labelOf(named: ReleaseInput, edition: EditionId | null | undefined, viewer: Viewer): Promise<string> {
    const { label, asOf } = named;
    const wanted = asOf && edition && !asOf.edition ? { asOf: { date: asOf.date, edition } } : named;
    return label ?? (await this.selection.find(wanted, viewer))?.label ?? '';
  }

  async drift({ list, edition, from, to }: DriftInput, viewer: Viewer): Promise<DriftPayload> {
    const [first, second] = await Promise.all([
      this.checks.against(from, ['input', 'from'], viewer),
      this.checks.against(to, ['input', 'to'], viewer),
    ]);
    const releases = { from: first, to: second };
    const hidden = await this.checks.draftsHiddenFrom(viewer, [releases.from, releases.to]);
    const unknown = (['from', 'to'] as const).filter((place) => hidden.has(releases[place])).map((place) => unknownAt([place]));
    if (unknown.length > 0) return { drift: null, userErrors: unknown.map(refusalError) };
    const answer = await this.threads.answer('drift', toSubject(list, ['input', 'list']), edition ?? null, releases.from, releases.to);
    if ('refused' in answer) return { drift: null, userErrors: answer.refused.map(refusalError) };
    return { drift: answer, userErrors: [] };
  }

  async compare({ first, second, edition, against }: CompareListsInput, viewer: Viewer): Promise<CompareListsPayload> {
    const release = await this.checks.against(against, ['input', 'against'], viewer);
    const hidden = await this.checks.draftsHiddenFrom(viewer, [release]);
    if (hidden.size > 0) return { comparison: null, userErrors: [refusalError(UNKNOWN_RELEASE)] };
    const subjects = [toSubject(first, ['input', 'first']), toSubject(second, ['input', 'second'])] as const;
    const answer = await this.threads.answer('compareLists', ...subjects, edition ?? null, release);
    return comparisonPayload(answer);
  }
}

export function comparisonPayload(answer: ListComparison | CheckRefusal): CompareListsPayload {
  if ('refused' in answer) return { comparison: null, userErrors: answer.refused.map(refusalError) };
  const [reviewOfFirst, reviewOfSecond] = answer.review;
  return { comparison: { ...answer, reviewOfFirst, reviewOfSecond }, userErrors: [] };
}

const unknownAt = (path: Path): Refusal => ({ ...UNKNOWN_RELEASE, path });

/** Converts the position of a refused release among the visible ones to its position in the caller's input. */
function inPlace(refusal: Refusal, known: readonly string[], given: readonly string[]): Refusal {
  const [field, labels, index] = refusal.path;
  if (field !== 'releases' || labels === undefined) return refusal;
  return { ...refusal, path: [field, 'named', given.indexOf(known[Number(index)] ?? '')] };
}

function toVerdictAt({ report, ...changes }: VerdictAt): VerdictAtType {
  const count = (severity: string): number => report.findings.filter((finding) => finding.severity === severity).length;
  const { release, verdict, points, review } = report;
  const counts = { errors: count('error'), warnings: count('warning'), reasons: review.length };
  return { ...changes, ...counts, report, release, verdict, points: points.computed };
}
