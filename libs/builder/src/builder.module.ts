import { Module } from '@nestjs/common';
import { ChecksModule } from '#muster/checks';
import { RosterAdvice } from './advice/advice.service.js';
import { RosterMover } from './move/roster-mover.service.js';
import { OpenRosters } from './keep/open-rosters.service.js';
import { RosterKeeper } from './keep/roster-keeper.service.js';

/** The application's root module must import PersistenceModule. */
@Module({
  imports: [ChecksModule],
  providers: [OpenRosters, RosterKeeper, RosterMover, RosterAdvice],
  exports: [RosterKeeper, RosterMover, RosterAdvice],
})
export class BuilderModule {}
