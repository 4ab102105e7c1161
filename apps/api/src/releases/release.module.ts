import { Module } from '@nestjs/common';
import { ReleaseSelection } from './release-selection.service.js';
import { ReleaseResolver } from './release.resolver.js';
import { ReleaseService } from './release.service.js';

export const RELEASE_RESOLVERS = [ReleaseResolver] as const;

@Module({ providers: [ReleaseSelection, ReleaseService, ...RELEASE_RESOLVERS], exports: [ReleaseSelection, ReleaseService] })
export class ReleaseModule {}
