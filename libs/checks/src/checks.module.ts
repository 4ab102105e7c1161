import { Module } from '@nestjs/common';
import { EngineFiles } from './engine-files.service.js';
import { CheckTimings } from './check-timings.service.js';
import { CheckingService } from './checking.service.js';
import { VerdictsOverTime } from './verdicts-over-time.service.js';
import { OtherPrices } from './other-prices.service.js';
import { DataVersions } from './data-versions.service.js';
import { AnswerableQuestion } from './answerable-question.service.js';
import { CompiledReleases } from './compiled-releases.service.js';
import { ReleaseShelfService } from './release-shelf.service.js';
import { UnknownNameRecorder } from './unknown-name-recorder.service.js';
import { WarmUp } from './warm-up.service.js';
import { RosterComparison } from './roster-comparison.service.js';

/** The application's root module must import PersistenceModule. */
@Module({
  providers: [
    AnswerableQuestion,
    DataVersions,
    ReleaseShelfService,
    CompiledReleases,
    OtherPrices,
    CheckTimings,
    CheckingService,
    EngineFiles,
    RosterComparison,
    VerdictsOverTime,
    UnknownNameRecorder,
    WarmUp,
  ],
  exports: [
    AnswerableQuestion,
    CompiledReleases,
    CheckTimings,
    CheckingService,
    EngineFiles,
    RosterComparison,
    VerdictsOverTime,
    UnknownNameRecorder,
    WarmUp,
  ],
})
export class ChecksModule {}
