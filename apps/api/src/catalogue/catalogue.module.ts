import { Module } from '@nestjs/common';
import { ChecksModule } from '#muster/checks';
import { ReleaseModule } from '../releases/release.module.js';
import { BrowseService } from './browse.service.js';
import { DatasheetAvailabilityResolver } from './datasheet/datasheet-availability.resolver.js';
import { DatasheetResolver } from './datasheet/datasheet.resolver.js';
import { LeadersResolver } from './datasheet/leaders.resolver.js';
import { PassengerModelsResolver } from './datasheet/passenger-models.resolver.js';
import { UnitOptionsService } from './datasheet/unit-options.service.js';
import { ArmyOptionResolver } from './entries/army-option.resolver.js';
import { DetachmentResolver } from './entries/detachment.resolver.js';
import { EnhancementResolver } from './entries/enhancement.resolver.js';
import { FactionResolver } from './entries/faction.resolver.js';
import { KeywordExpressionResolver } from './keyword-expression.resolver.js';
import { NodeResolver } from './node.resolver.js';
import { SearchResolver } from './search/search.resolver.js';
import { SearchService } from './search/search.service.js';

export const CATALOGUE_RESOLVERS = [
  ArmyOptionResolver,
  DatasheetAvailabilityResolver,
  DatasheetResolver,
  DetachmentResolver,
  EnhancementResolver,
  FactionResolver,
  KeywordExpressionResolver,
  LeadersResolver,
  NodeResolver,
  PassengerModelsResolver,
  SearchResolver,
] as const;

@Module({
  imports: [ChecksModule, ReleaseModule],
  providers: [BrowseService, SearchService, UnitOptionsService, ...CATALOGUE_RESOLVERS],
})
export class CatalogueModule {}
