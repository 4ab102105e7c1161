import { Injectable } from '@nestjs/common';
import { CheckThreads } from '#muster/bulk';
import type { Against, CheckRefusal, CheckReport, CheckSubject, Refusal } from '#muster/checking';
import { ReleaseRepository } from '#muster/persistence';
import type { Viewer } from '../platform/access/viewer.js';
import { exactlyOne } from '../platform/graphql/given/exactly-one.js';
import { toUserError } from '../platform/graphql/user-error.js';
import type { UserErrorType } from '../platform/graphql/user-error.types.js';
import { ReleaseSelection, seenBy } from '../releases/release-selection.service.js';
import { UNKNOWN_RELEASE } from '../releases/unknown-release.js';
import type { ReleaseInput } from '../releases/release.types.js';
import { toQuestion, type CheckQuestionInput } from './check-question.input.js';
import type { CheckListPayload } from './check.types.js';

@Injectable()
export class CheckService {
  constructor(
    private readonly threads: CheckThreads,
    private readonly releases: ReleaseRepository,
    private readonly selection: ReleaseSelection,
  ) {}

  async check(subject: CheckSubject, input: CheckQuestionInput, viewer: Viewer): Promise<CheckListPayload> {
    const { against } = input;
    const asked =
      against && against.length > 0
        ? await Promise.all(against.map((one, index) => this.against(one, ['input', 'against', String(index)], viewer)))
        : [TODAY];
    const hidden = await this.draftsHiddenFrom(viewer, asked);
    const judged = await this.threads.answer(
      'check',
      await this.threads.read(subject),
      toQuestion(input),
      asked.filter((one) => !hidden.has(one)),
    );
    const answers = judged.values();
    const inOrder = asked.map((one) => (hidden.has(one) ? UNKNOWN : (answers.next().value ?? UNKNOWN)));
    return {
      reports: inOrder.flatMap((answer) => (isRefusal(answer) ? [] : [answer])),
      userErrors: saidOnce(
        inOrder.flatMap((answer, index) => (isRefusal(answer) ? answer.refused.map((one) => refusalError(inPlace(one, index))) : [])),
      ),
    };
  }

  /**
   * Returns how a check selects a release; null selects today's. A release of an edition that the request names is selected by its label.
   * @throws ApiError BAD_USER_INPUT unless exactly one of the fields is given.
   */
  async against(input: ReleaseInput | null | undefined, path: readonly string[], viewer: Viewer): Promise<Against> {
    if (!input) return TODAY;
    const [kind, value] = exactlyOne(input, path);
    if (kind === 'label') return { kind, label: value };
    if (kind === 'stated') return { kind };
    if (kind === 'asOf' && !value.edition) return { kind, date: value.date };
    const release = await this.selection.find(input, viewer);
    return { kind: 'label', label: release?.label ?? NO_LABEL };
  }

  /** Returns the drafts among the requested releases that this viewer cannot see. They are treated like releases that do not exist. */
  async draftsHiddenFrom(viewer: Viewer, asked: readonly Against[]): Promise<ReadonlySet<Against>> {
    const labelled = asked.filter((one) => one.kind === 'label');
    if (labelled.length === 0) return new Set();
    const drafts = await this.releases.list({ status: 'draft' });
    const hidden = new Set(drafts.filter((draft) => seenBy(viewer, draft) === null).map(({ label }) => label));
    return new Set(labelled.filter(({ label }) => hidden.has(label)));
  }
}

const TODAY: Against = { kind: 'today' };

const UNKNOWN: CheckRefusal = { refused: [UNKNOWN_RELEASE] };

/** No release has an empty label. */
const NO_LABEL = '';

const isRefusal = (answer: CheckReport | CheckRefusal): answer is CheckRefusal => 'refused' in answer;

/** Adds to a refusal the position of the release that it concerns. */
function inPlace(refusal: Refusal, index: number): Refusal {
  return refusal.path[0] === 'against' ? { ...refusal, path: ['against', index] } : refusal;
}

export function refusalError({ path, ...refused }: Refusal): UserErrorType {
  const { path: _path, ...unknown } = UNKNOWN_RELEASE;
  return toUserError(refused.code === 'UNKNOWN_RELEASE' ? unknown : refused, ['input', ...path]);
}

/** A problem with the settings themselves would occur again under every release, so it is reported only once. */
export function saidOnce(errors: readonly UserErrorType[]): readonly UserErrorType[] {
  return [...new Map(errors.map((error) => [JSON.stringify(error), error])).values()];
}
