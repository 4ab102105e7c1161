import {
  CheckingService,
  CheckTimings,
  CompiledReleases,
  EngineFiles,
  RosterComparison,
  UnknownNameRecorder,
  VerdictsOverTime,
} from '#muster/checks';
import { Injectable } from '@nestjs/common';
import { ListJudge } from '../judge/list-judge.service.js';
import { RosterJudge } from '../rosters/roster-judge.service.js';
import type { Observed } from './thread-messages.js';
import type { Given, Value, Work, WorkByName } from './work.js';

/** Does the work where it is called: in a thread, or in the process itself. */
@Injectable()
export class WorkDesk {
  readonly #work: WorkByName;

  constructor(
    checking: CheckingService,
    overTime: VerdictsOverTime,
    comparison: RosterComparison,
    engineFiles: EngineFiles,
    lists: ListJudge,
    rosters: RosterJudge,
    private readonly names: UnknownNameRecorder,
    private readonly timings: CheckTimings,
    private readonly compiled: CompiledReleases,
  ) {
    this.#work = {
      check: (...given) => checking.checkAgainst(...given),
      legalWhen: (...given) => overTime.legalWhen(...given),
      drift: (...given) => overTime.drift(...given),
      compareLists: (...given) => overTime.compare(...given),
      compareRosters: (...given) => comparison.compare(...given),
      makeEngineFile: (...given) => engineFiles.make(...given),
      judgeList: (subject, question) => lists.judge(subject, question, this.onFault),
      judgeRoster: (run, roster) => rosters.judge(run, roster, this.onFault),
    };
  }

  /** Receives internal errors that results do not describe. */
  onFault: (error: unknown) => void = () => undefined;

  perform<Name extends keyof Work>(name: Name, given: Given<Name>): Promise<Value<Name>> {
    return this.#work[name](...given);
  }

  /** What was observed since the last call. */
  observed(): Omit<Observed, 'statementTimes'> {
    return { unknownNames: this.names.take(), phaseTimes: this.timings.take(), releasesReady: this.compiled.size };
  }
}
