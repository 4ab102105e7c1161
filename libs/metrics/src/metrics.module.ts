import { BulkModule } from '#muster/bulk';
import { ChecksModule } from '#muster/checks';
import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.service.js';

/** What a process shows of itself. The application's root module must import PersistenceModule. */
@Global()
@Module({ imports: [BulkModule, ChecksModule], providers: [Metrics], exports: [Metrics] })
export class MetricsModule {}
