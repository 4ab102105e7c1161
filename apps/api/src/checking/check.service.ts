import { Injectable } from '@nestjs/common';
import { CheckingService, type Against, type CheckRefusal, type CheckReport, type Refusal } from '@muster/checking';
import { ReleaseRepository } from '@muster/persistence';
import type { Viewer } from '../platform/access/viewer.js';
import { badInput } from '../platform/errors/bad-input.js';
import type { UserErrorType } from '../platform/graphql/user-error.types.js';
import { seenBy } from '../releases/release-selection.service.js';
import type { CheckAgainstInput, CheckListInput, CheckListPayload } from './check.types.js';
import { toCheckReport } from './present-report.js';

/** A check as the schema asks for it and answers it. */
@Injectable()
export class CheckService {
  constructor(
    private readonly checking: CheckingService,
    private readonly releases: ReleaseRepository,
  ) {}

  async check({ text, edition, against, complete }: CheckListInput, viewer: Viewer): Promise<CheckListPayload> {
    const asked = against && against.length > 0 ? against.map(toAgainst) : [TODAY];
    const hidden = new Set(await this.#draftsHiddenFrom(viewer, asked));
    const judged = await this.checking.checkAgainst(
      { kind: 'text', text },
      { edition: edition ?? null, complete, amendments: [], houseRules: null },
      asked.filter((one) => !hidden.has(one)),
    );
    const answers = judged.values();
    const inOrder = asked.map((one) => (hidden.has(one) ? UNKNOWN : (answers.next().value ?? UNKNOWN)));
    return {
      reports: inOrder.flatMap((answer) => (isRefusal(answer) ? [] : [toCheckReport(answer)])),
      userErrors: inOrder.flatMap((answer, index) => (isRefusal(answer) ? answer.refused.map((one) => toUserError(one, index)) : [])),
    };
  }

  async #draftsHiddenFrom(viewer: Viewer, asked: readonly Against[]): Promise<readonly Against[]> {
    const drafts = await this.releases.list({ status: 'draft' });
    const hidden = new Set(drafts.filter((draft) => seenBy(viewer, draft) === null).map(({ label }) => label));
    return asked.filter((one) => one.kind === 'label' && hidden.has(one.label));
  }
}

const TODAY: Against = { kind: 'today' };

const UNKNOWN: CheckRefusal = { refused: [{ code: 'UNKNOWN_RELEASE', message: 'There is no such data release.', path: ['against'] }] };

function toAgainst({ label, asOf }: CheckAgainstInput, index: number): Against {
  if (typeof label === 'string' && typeof asOf !== 'string') return { kind: 'label', label };
  if (typeof asOf === 'string' && typeof label !== 'string') return { kind: 'asOf', date: asOf };
  throw badInput([{ path: ['input', 'against', String(index)], message: 'Exactly one of label and asOf must be given.' }]);
}

const isRefusal = (answer: CheckReport | CheckRefusal): answer is CheckRefusal => 'refused' in answer;

function toUserError({ code, message, path }: Refusal, index: number): UserErrorType {
  const place = path[0] === 'against' ? [...path, index] : path;
  return { code, message: code === 'UNKNOWN_RELEASE' ? 'There is no such data release.' : message, path: ['input', ...place.map(String)] };
}
