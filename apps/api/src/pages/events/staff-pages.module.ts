import { EventsModule } from '#muster/events';
import { Module } from '@nestjs/common';
import { EventModule } from '../../events/event.module.js';
import { SignInPageController } from '../sign-in/sign-in-page.controller.js';
import { Visitors } from '../sign-in/visitors.service.js';
import { Desks } from './desk/desks.service.js';
import { JoinPageController } from './own/join-page.controller.js';
import { OwnEventsController } from './own/own-events.controller.js';

/** The pages of organisers and judges, and those by which they sign in. */
@Module({
  imports: [EventModule, EventsModule],
  controllers: [SignInPageController, JoinPageController, OwnEventsController],
  providers: [Visitors, Desks],
})
export class StaffPagesModule {}
