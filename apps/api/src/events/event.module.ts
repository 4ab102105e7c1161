import { EventsModule } from '#muster/events';
import { Module } from '@nestjs/common';
import { ReleaseModule } from '../releases/release.module.js';
import { CheckModule } from '../checking/check.module.js';
import { EventEntryResolver, RevealResolver } from './event-entry.resolver.js';
import { EventWebhookResolver, WebhookOfEventResolver } from './webhook/event-webhook.resolver.js';
import { EventWebhookService } from './webhook/event-webhook.service.js';
import { EventEntryService } from './event-entry.service.js';
import { EventNodes } from './nodes/event-nodes.service.js';
import { EventPlayerResolver } from './event-player.resolver.js';
import { EventPlayersService } from './event-players.service.js';
import { EventSettingsService } from './event-settings.service.js';
import { EventResolver } from './event.resolver.js';
import { RevealArchiveController } from './reveal/reveal-archive.controller.js';
import { Seats } from './seats.service.js';
import { ReleaseOfQuestionResolver, ReleaseOfSubmissionResolver, SubmissionResolver } from './submission.resolver.js';

export const EVENT_RESOLVERS = [
  EventResolver,
  EventPlayerResolver,
  EventEntryResolver,
  RevealResolver,
  SubmissionResolver,
  ReleaseOfSubmissionResolver,
  ReleaseOfQuestionResolver,
  EventWebhookResolver,
  WebhookOfEventResolver,
] as const;

@Module({
  imports: [CheckModule, EventsModule, ReleaseModule],
  controllers: [RevealArchiveController],
  providers: [EventSettingsService, EventPlayersService, EventEntryService, EventWebhookService, EventNodes, Seats, ...EVENT_RESOLVERS],
  exports: [Seats],
})
export class EventModule {}
