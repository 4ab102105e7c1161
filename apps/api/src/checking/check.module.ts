import { Module } from '@nestjs/common';
import { CheckingModule } from '@muster/checking';
import { CheckResolver } from './check.resolver.js';
import { CheckService } from './check.service.js';

export const CHECK_RESOLVERS = [CheckResolver] as const;

@Module({ imports: [CheckingModule], providers: [CheckService, ...CHECK_RESOLVERS], exports: [CheckService] })
export class CheckModule {}
