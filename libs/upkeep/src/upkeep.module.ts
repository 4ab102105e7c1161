import { EventsModule } from '#muster/events';
import { Module } from '@nestjs/common';
import { UpkeepWorker } from './upkeep-worker.service.js';

/** Periodic work. The application's root module must import PersistenceModule and provide UPKEEP_SETTINGS. */
@Module({ imports: [EventsModule], providers: [UpkeepWorker], exports: [UpkeepWorker] })
export class UpkeepModule {}
