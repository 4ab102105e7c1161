import { CheckingService, type CheckSubject } from '@muster/checking';
import { CheckQueueRepository, DatabaseUnavailableError, type NewCheckResult, type TakenList } from '@muster/persistence';
import { Injectable } from '@nestjs/common';
import { parseQuestion } from '../question.js';
import { decodeText } from '../take/decode-text.js';
import type { ThreadWorker } from './thread-messages.js';
import { failedResult, resultOf } from './result-of.js';

/** Judges lists of the queue, one after the other. */
@Injectable()
export class ListJudge {
  constructor(
    private readonly queue: CheckQueueRepository,
    private readonly checking: CheckingService,
  ) {}

  /** Whether there was a list. `onTaken` hears of each before it is judged, `onFault` of faults of ours, of which the result says only that. */
  async judgeNext({ worker, lostAfter }: ThreadWorker, onTaken: () => void, onFault: (error: unknown) => void): Promise<boolean> {
    const list = await this.queue.take(worker, lostAfter ?? undefined);
    if (!list) return false;
    onTaken();
    await this.queue.saveResult(list, await this.#judge(list, onFault));
    return true;
  }

  async #judge(list: TakenList, onFault: (error: unknown) => void): Promise<NewCheckResult> {
    try {
      const report = await this.checking.check({ ...parseQuestion(list.question), subject: subjectOf(list) });
      return 'refused' in report ? failedResult(report.refused[0]?.code ?? 'REFUSED') : resultOf(report);
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) throw error;
      onFault(error);
      return failedResult('INTERNAL');
    }
  }
}

function subjectOf({ kind, content, source }: TakenList): CheckSubject {
  if (kind === 'file') return { kind, name: source ?? '', bytes: content };
  return { kind, text: decodeText(content) ?? '' };
}
