import { Module } from '@nestjs/common';
import { ChecksModule } from '#muster/checks';
import { OpenRosters } from './open-rosters.service.js';
import { RosterAdvice } from './roster-advice.service.js';
import { RosterKeeper } from './roster-keeper.service.js';
import { RosterMover } from './roster-mover.service.js';

/** The application's root module must import PersistenceModule. */
@Module({
  imports: [ChecksModule],
  providers: [OpenRosters, RosterKeeper, RosterMover, RosterAdvice],
  exports: [RosterKeeper, RosterMover, RosterAdvice],
})
export class RostersModule {}
