import { BulkModule } from '#muster/bulk';
import { ChecksModule } from '#muster/checks';
import { Module } from '@nestjs/common';
import { Events } from './events.service.js';
import { EventPlayers } from './players/players.service.js';
import { RevealedLists } from './reveal/revealed-lists.service.js';
import { ListComparisons } from './review/list-comparisons.service.js';
import { Reviews } from './review/reviews.service.js';
import { EventDirectory } from './staff/event-directory.service.js';
import { EventLinks } from './staff/event-links.service.js';
import { EventCheckWorker } from './submissions/event-check-worker.service.js';
import { SubmissionJudge } from './submissions/submission-judge.service.js';
import { Submissions } from './submissions/submissions.service.js';
import { WebhookWorker } from './webhooks/webhook-worker.service.js';
import { Webhooks } from './webhooks/webhooks.service.js';
import { EventTeams } from './teams/event-teams.service.js';

const SERVICES = [
  Webhooks,
  WebhookWorker,
  Events,
  EventLinks,
  EventDirectory,
  EventPlayers,
  Submissions,
  Reviews,
  ListComparisons,
  EventTeams,
  RevealedLists,
  EventCheckWorker,
];

/** Events: from the call for lists to the reveal. The application's root module must import PersistenceModule. */
@Module({ imports: [ChecksModule, BulkModule], providers: [...SERVICES, SubmissionJudge], exports: SERVICES })
export class EventsModule {}
