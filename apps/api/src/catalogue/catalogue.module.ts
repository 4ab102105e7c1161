import { Module } from '@nestjs/common';
import { CheckingModule } from '#muster/checking';
import { ReleaseModule } from '../releases/release.module.js';
import { ArmyOptionResolver } from './army-option.resolver.js';
import { BrowseService } from './browse.service.js';
import { DatasheetAvailabilityResolver } from './datasheet-availability.resolver.js';
import { DatasheetResolver } from './datasheet.resolver.js';
import { DetachmentResolver } from './detachment.resolver.js';
import { EnhancementResolver } from './enhancement.resolver.js';
import { FactionResolver } from './faction.resolver.js';
import { KeywordExpressionResolver } from './keyword-expression.resolver.js';
import { NodeResolver } from './node.resolver.js';
import { NodeService } from './node.service.js';
import { PassengerModelsResolver } from './passenger-models.resolver.js';
import { SearchResolver } from './search.resolver.js';
import { SearchService } from './search.service.js';
import { UnitOptionsService } from './unit-options.service.js';

export const CATALOGUE_RESOLVERS = [
  ArmyOptionResolver,
  DatasheetAvailabilityResolver,
  DatasheetResolver,
  DetachmentResolver,
  EnhancementResolver,
  FactionResolver,
  KeywordExpressionResolver,
  NodeResolver,
  PassengerModelsResolver,
  SearchResolver,
] as const;

@Module({
  imports: [CheckingModule, ReleaseModule],
  providers: [BrowseService, NodeService, SearchService, UnitOptionsService, ...CATALOGUE_RESOLVERS],
})
export class CatalogueModule {}
