import { Module } from '@nestjs/common';
import { CheckingService } from './checking.service.js';
import { VerdictsOverTime } from './over-time/verdicts-over-time.service.js';
import { OtherPrices } from './other-prices/other-prices.service.js';
import { DataVersions } from './question/data-versions.service.js';
import { AnswerableQuestion } from './question/answerable-question.service.js';
import { CompiledReleases } from './compiled-releases.service.js';
import { ReleaseChoice } from './question/release-choice.service.js';
import { UnknownNameRecorder } from './unknown-names/unknown-name-recorder.service.js';
import { RosterComparison } from './roster-comparison.service.js';

/** The application's root module must import PersistenceModule. */
@Module({
  providers: [
    AnswerableQuestion,
    DataVersions,
    ReleaseChoice,
    CompiledReleases,
    OtherPrices,
    CheckingService,
    RosterComparison,
    VerdictsOverTime,
    UnknownNameRecorder,
  ],
  exports: [AnswerableQuestion, CompiledReleases, CheckingService, RosterComparison, VerdictsOverTime, UnknownNameRecorder],
})
export class CheckingModule {}
