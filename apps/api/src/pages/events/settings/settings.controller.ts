import { Controller, Get, Param, Post, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SignedIn } from '../../../platform/access/access.decorator.js';
import { TakesUploads } from '../../../platform/http/uploads.js';
import { answerFaultPage } from '../../layout/fault-page.js';
import { AnswersWithPage, sendPage } from '../../layout/page-answer.js';
import { ToSignIn } from '../../sign-in/to-sign-in.filter.js';
import { Visitors } from '../../sign-in/visitors.service.js';
import { Desks } from '../desk/desks.service.js';
import { SettingsPages } from './settings-pages.service.js';

const LARGEST_FORM = 128 * 1024;
const TakesForm = (): MethodDecorator => TakesUploads(LARGEST_FORM, ['application/x-www-form-urlencoded'], answerFaultPage);

/** The settings of an event, for its organisers. */
@SignedIn()
@UseFilters(ToSignIn)
@Controller('events')
export class SettingsController {
  constructor(
    private readonly visitors: Visitors,
    private readonly desks: Desks,
    private readonly pages: SettingsPages,
  ) {}

  @Get('new')
  @AnswersWithPage()
  async blank(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return sendPage(await this.pages.blank(await this.visitors.of(reply)), reply);
  }

  @Post('new')
  @TakesForm()
  @AnswersWithPage()
  async create(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const visitor = await this.visitors.of(reply);
    return sendPage(await this.pages.create(visitor, await this.visitors.form(reply, LARGEST_FORM)), reply);
  }

  @Get(':event/settings')
  @AnswersWithPage()
  async show(@Param('event') event: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return sendPage(await this.pages.show(await this.desks.open(reply, event, 'organiser')), reply);
  }

  @Post(':event/settings')
  @TakesForm()
  @AnswersWithPage()
  async change(@Param('event') event: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const desk = await this.desks.open(reply, event, 'organiser');
    return sendPage(await this.pages.change(desk, await this.visitors.form(reply, LARGEST_FORM), reply), reply);
  }
}
