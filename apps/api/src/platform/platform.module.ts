import { Global, Module, type DynamicModule } from '@nestjs/common';
import { THREAD_SETTINGS, type ThreadSettings } from '#muster/bulk';
import { WEBHOOK_SETTINGS, type WebhookSettings } from '#muster/events';
import { UPKEEP_SETTINGS, type UpkeepSettings } from '#muster/upkeep';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { AccessGuard } from './access/access.guard.js';
import { AdminKeys } from './access/admin-keys.js';
import { RequestViewers } from './access/request-viewers.service.js';
import { TokenIssuers } from './access/token-issuers.js';
import { Viewers } from './access/viewers.js';
import { Config } from './config.js';
import { PlainErrorFilter } from './errors/plain-error.filter.js';
import { KeptAnswers } from './graphql/answers/kept-answers.service.js';
import { PersistedDocuments } from './graphql/documents/persisted-documents.service.js';
import { NodeFinders } from './graphql/node-finders.js';
import { ArgumentCheck } from './graphql/given/argument-check.js';
import { HealthController } from './health/health.controller.js';
import { MetricsController } from './health/metrics.controller.js';
import { MetricsPort } from './health/metrics-port.js';
import { Readiness } from './health/readiness.js';
import { Forms } from './http/forms.service.js';
import { HttpRateGuard } from './rates/http-rate.guard.js';
import { OpenApiController } from './openapi/openapi.controller.js';
import { RateLimits } from './rates/rate-limits.service.js';
import { PageSessions } from './sign-in/page-sessions.service.js';
import { Turns } from './rates/turns.service.js';
import { OpenConnections } from './sockets/open-connections.service.js';
import { EventStreams } from './streams/event-streams.service.js';

@Global()
@Module({})
export class PlatformModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: PlatformModule,
      imports: [DiscoveryModule],
      controllers: [HealthController, MetricsController, OpenApiController],
      providers: [
        { provide: Config, useValue: config },
        { provide: THREAD_SETTINGS, useValue: threadsFor(config) },
        { provide: WEBHOOK_SETTINGS, useValue: { reachPrivate: config.webhooksReachPrivate } satisfies WebhookSettings },
        { provide: UPKEEP_SETTINGS, useValue: { auditMonths: config.keepsAuditMonths } satisfies UpkeepSettings },
        { provide: APP_PIPE, useClass: ArgumentCheck },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: HttpRateGuard },
        { provide: APP_FILTER, useClass: PlainErrorFilter },
        AdminKeys,
        TokenIssuers,
        Viewers,
        PageSessions,
        RequestViewers,
        Readiness,
        MetricsPort,
        RateLimits,
        Turns,
        Forms,
        KeptAnswers,
        NodeFinders,
        PersistedDocuments,
        OpenConnections,
        EventStreams,
      ],
      exports: [
        Config,
        NodeFinders,
        THREAD_SETTINGS,
        WEBHOOK_SETTINGS,
        UPKEEP_SETTINGS,
        AdminKeys,
        Viewers,
        PageSessions,
        RequestViewers,
        Readiness,
        RateLimits,
        Turns,
        Forms,
        KeptAnswers,
        PersistedDocuments,
      ],
    };
  }
}

/** A thread may work on a check for as long as its caller waits. */
const threadsFor = ({ checkThreads, threadEntry, timeouts }: Config): ThreadSettings => ({
  ...(threadEntry === undefined ? {} : { entry: threadEntry }),
  threads: checkThreads,
  longest: timeouts.answer,
  areKept: true,
});
