import { Module } from '@nestjs/common';
import { BulkModule } from '#muster/bulk';
import { ReleaseModule } from '../releases/release.module.js';
import { CheckedReleaseResolver, CheckedUnitResolver, CheckReportResolver } from './check-report.resolver.js';
import { CheckResolver } from './check.resolver.js';
import { CheckService } from './check.service.js';
import { CompareResolver } from './compare.resolver.js';
import { CompareService } from './compare.service.js';
import { OverTimeResolver } from './over-time/over-time.resolver.js';
import { OverTimeService } from './over-time/over-time.service.js';

export const CHECK_RESOLVERS = [
  CheckResolver,
  CheckReportResolver,
  CheckedUnitResolver,
  CheckedReleaseResolver,
  CompareResolver,
  OverTimeResolver,
] as const;

@Module({
  imports: [BulkModule, ReleaseModule],
  providers: [CheckService, CompareService, OverTimeService, ...CHECK_RESOLVERS],
  exports: [CheckService],
})
export class CheckModule {}
