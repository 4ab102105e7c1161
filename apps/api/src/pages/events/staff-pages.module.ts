import { EventsModule } from '#muster/events';
import { PublishingModule } from '#muster/publishing';
import { Module } from '@nestjs/common';
import { EventModule } from '../../events/event.module.js';
import { FormOptionsService } from '../form/form-options.service.js';
import { SignInPageController } from '../sign-in/sign-in-page.controller.js';
import { Visitors } from '../sign-in/visitors.service.js';
import { Desks } from './desk/desks.service.js';
import { JoinPageController } from './own/join-page.controller.js';
import { OwnEventsController } from './own/own-events.controller.js';
import { Letters } from './people/letters.service.js';
import { PlayersController } from './people/players.controller.js';
import { StaffController } from './people/staff.controller.js';
import { ComparisonController } from './player/comparison.controller.js';
import { PlayerActions } from './player/player-actions.service.js';
import { PlayerController } from './player/player.controller.js';
import { PlayerViews } from './player/player-views.service.js';
import { PublishController } from './publish/publish.controller.js';
import { QueueController } from './queue/queue.controller.js';
import { RecordController } from './record/record.controller.js';
import { SettingsController } from './settings/settings.controller.js';
import { SettingsPages } from './settings/settings-pages.service.js';

/** The pages of organisers and judges, and those by which they sign in. */
@Module({
  imports: [EventModule, EventsModule, PublishingModule],
  controllers: [
    SignInPageController,
    JoinPageController,
    OwnEventsController,
    SettingsController,
    QueueController,
    PlayerController,
    ComparisonController,
    PlayersController,
    StaffController,
    PublishController,
    RecordController,
  ],
  providers: [Visitors, Desks, FormOptionsService, SettingsPages, PlayerActions, PlayerViews, Letters],
})
export class StaffPagesModule {}
