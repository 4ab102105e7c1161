import { Module } from '@nestjs/common';
import { RostersModule } from '#muster/rosters';
import { ChecksModule } from '#muster/checks';
import { ReleaseModule } from '../releases/release.module.js';
import { RosterAdviceResolver, RosterSuggestionsResolver, SuggestionResolver } from './advice/roster-advice.resolver.js';
import { RosterAdviceService } from './advice/roster-advice.service.js';
import { ForceOptionsResolver, RosterOptionResolver, UnitOptionsResolver } from './advice/roster-options.resolver.js';
import { AffectedRosterResolver } from './affected/affected-rosters.resolver.js';
import { AffectedRosters } from './affected/affected-rosters.service.js';
import { RosterEventsResolver } from './events/roster-events.resolver.js';
import { RosterEvents } from './events/roster-events.service.js';
import { RosterExportResolver } from './export/roster-export.resolver.js';
import { RosterFileController } from './import/roster-file.controller.js';
import { RosterMoveResolver } from './move/roster-move.resolver.js';
import { RosterMoves } from './move/roster-move.service.js';
import { RosterChoiceResolver, RosterDetachmentResolver, RosterForceResolver, RosterUnitResolver } from './parts/roster-part.resolver.js';
import { RosterResolver, RosterRevisionResolver, RosterSummaryResolver } from './roster.resolver.js';
import { RosterService } from './roster.service.js';

export const BUILDER_RESOLVERS = [
  RosterResolver,
  RosterSummaryResolver,
  RosterRevisionResolver,
  RosterMoveResolver,
  RosterExportResolver,
  AffectedRosterResolver,
  RosterEventsResolver,
  RosterAdviceResolver,
  RosterSuggestionsResolver,
  SuggestionResolver,
  UnitOptionsResolver,
  ForceOptionsResolver,
  RosterUnitResolver,
  RosterForceResolver,
  RosterDetachmentResolver,
  RosterChoiceResolver,
  RosterOptionResolver,
] as const;

@Module({
  imports: [RostersModule, ChecksModule, ReleaseModule],
  controllers: [RosterFileController],
  providers: [RosterService, RosterMoves, AffectedRosters, RosterEvents, RosterAdviceService, ...BUILDER_RESOLVERS],
})
export class BuilderModule {}
