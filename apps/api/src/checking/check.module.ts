import { Module } from '@nestjs/common';
import { CheckingModule } from '@muster/checking';
import { CheckResolver } from './check.resolver.js';
import { CheckService } from './check.service.js';
import { CompareResolver } from './compare.resolver.js';
import { CompareService } from './compare.service.js';

export const CHECK_RESOLVERS = [CheckResolver, CompareResolver] as const;

@Module({ imports: [CheckingModule], providers: [CheckService, CompareService, ...CHECK_RESOLVERS], exports: [CheckService] })
export class CheckModule {}
