import { Module } from '@nestjs/common';
import { CheckingModule } from '@muster/checking';
import { RosterKeeper } from './roster-keeper.service.js';

/** Needs PersistenceModule at the root of the application. */
@Module({ imports: [CheckingModule], providers: [RosterKeeper], exports: [RosterKeeper] })
export class BuilderModule {}
