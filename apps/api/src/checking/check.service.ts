import { Injectable } from '@nestjs/common';
import { CheckThreads } from '#muster/bulk';
import type { Against, CheckRefusal, CheckReport, CheckSubject, Refusal } from '#muster/checking';
import { ReleaseRepository } from '#muster/persistence';
import type { Viewer } from '../platform/access/viewer.js';
import { exactlyOne } from '../platform/graphql/given/exactly-one.js';
import { toUserError } from '../platform/graphql/user-error.js';
import type { UserErrorType } from '../platform/graphql/user-error.types.js';
import { seenBy } from '../releases/release-selection.service.js';
import { UNKNOWN_RELEASE } from '../releases/unknown-release.js';
import { toQuestion, type CheckAgainstInput, type CheckQuestionInput } from './check-question.input.js';
import type { CheckListPayload } from './check.types.js';

@Injectable()
export class CheckService {
  constructor(
    private readonly threads: CheckThreads,
    private readonly releases: ReleaseRepository,
  ) {}

  async check(subject: CheckSubject, input: CheckQuestionInput, viewer: Viewer): Promise<CheckListPayload> {
    const { against } = input;
    const asked =
      against && against.length > 0 ? against.map((one, index) => toAgainst(one, ['input', 'against', String(index)])) : [TODAY];
    const hidden = await this.draftsHiddenFrom(viewer, asked);
    const judged = await this.threads.answer(
      'check',
      subject,
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

  /** Returns the drafts among the requested releases that this viewer cannot see. They are treated like releases that do not exist. */
  async draftsHiddenFrom(viewer: Viewer, asked: readonly Against[]): Promise<ReadonlySet<Against>> {
    const drafts = await this.releases.list({ status: 'draft' });
    const hidden = new Set(drafts.filter((draft) => seenBy(viewer, draft) === null).map(({ label }) => label));
    return new Set(asked.filter((one) => one.kind === 'label' && hidden.has(one.label)));
  }
}

export const TODAY: Against = { kind: 'today' };

const UNKNOWN: CheckRefusal = { refused: [UNKNOWN_RELEASE] };

/** @throws ApiError BAD_USER_INPUT unless exactly one of its fields is given. */
export function toAgainst(input: CheckAgainstInput, path: readonly string[]): Against {
  const [kind, value] = exactlyOne(input, path);
  if (kind === 'label') return { kind, label: value };
  return kind === 'asOf' ? { kind, date: value } : { kind };
}

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
