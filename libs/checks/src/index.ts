export { AnswerableQuestion } from './answerable-question.service.js';
export {
  VerdictsOverTime,
  type Drift,
  type LegalWhen,
  type ListComparison,
  type ReleasesAsked,
  type VerdictAt,
} from './verdicts-over-time.service.js';
export { ChecksModule } from './checks.module.js';
export { CheckingService } from './checking.service.js';
export { EngineFiles, INDEX } from './engine-files.service.js';
export { RosterComparison, type ComparedSide, type Comparison } from './roster-comparison.service.js';
export { CompiledReleases } from './compiled-releases.service.js';
export { UnknownNameRecorder } from './unknown-name-recorder.service.js';
export { CheckTimings, type PhaseTime } from './check-timings.service.js';
export { WarmUp } from './warm-up.service.js';
