import { Module, type DynamicModule } from '@nestjs/common';
import { MetricsModule } from '#muster/metrics';
import { PersistenceModule, type Tracing } from '#muster/persistence';
import { AccountModule } from './accounts/account.module.js';
import { AdministrationModule } from './administration/administration.module.js';
import { BuilderModule } from './builder/builder.module.js';
import { BulkModule } from './bulk/bulk.module.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { CheckModule } from './checking/check.module.js';
import { DataModule } from './data/data.module.js';
import { EventModule } from './events/event.module.js';
import { FirstStartModule } from './first-start/first-start.module.js';
import { AdminPagesModule } from './pages/admin/admin-pages.module.js';
import { CheckPagesModule } from './pages/check-pages.module.js';
import { StaffPagesModule } from './pages/events/staff-pages.module.js';
import type { Config } from './platform/config.js';
import { graphqlModule } from './platform/graphql/serve/graphql.module.js';
import { PagesModule } from './platform/pages/pages.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { ReleaseModule } from './releases/release.module.js';
import { RulesModule } from './rules/rules.module.js';

@Module({})
export class AppModule {
  static forRoot(config: Config, tracing: Tracing | null, onTrouble: (sentence: string) => void): DynamicModule {
    const persistence = PersistenceModule.forRoot({
      url: config.databaseUrl,
      replicaUrl: config.replicaUrl,
      entriesKept: config.entriesKept,
      applicationName: 'muster api',
      tracing,
      onTrouble,
    });
    const graphql = graphqlModule();
    return {
      module: AppModule,
      imports: [
        PlatformModule.forRoot(config),
        persistence,
        MetricsModule,
        graphql,
        PagesModule.forRoot(graphql),
        ReleaseModule,
        CatalogueModule,
        CheckModule,
        BulkModule,
        CheckPagesModule,
        RulesModule,
        AccountModule,
        BuilderModule,
        EventModule,
        StaffPagesModule,
        AdminPagesModule,
        DataModule,
        AdministrationModule,
        FirstStartModule,
      ],
    };
  }
}
