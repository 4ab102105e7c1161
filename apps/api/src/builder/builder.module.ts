import { Module } from '@nestjs/common';
import { BuilderModule as Builder } from '@muster/builder';
import { CheckingModule } from '@muster/checking';
import { ReleaseModule } from '../releases/release.module.js';
import { RosterResolver } from './roster.resolver.js';
import { RosterService } from './roster.service.js';

export const BUILDER_RESOLVERS = [RosterResolver] as const;

/** Rosters kept for accounts. */
@Module({ imports: [Builder, CheckingModule, ReleaseModule], providers: [RosterService, ...BUILDER_RESOLVERS] })
export class BuilderModule {}
