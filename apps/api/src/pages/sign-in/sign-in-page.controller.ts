import { Controller, Get, Post, Query, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { OpenToAnyone } from '../../platform/access/access.decorator.js';
import { fieldOf } from '../../platform/http/form.js';
import { TakesUploads } from '../../platform/http/uploads.js';
import { PageSessions } from '../../platform/sign-in/page-sessions.service.js';
import { answerFaultPage, PageFaultFilter } from '../layout/fault-page.js';
import { AnswersWithPage, sendPage } from '../layout/page-answer.js';
import { phrasesIn } from '../phrases/phrase.js';
import { SIGN_IN } from '../phrases/sign-in.js';
import { signInPage } from './sign-in-page.js';
import { Visitors } from './visitors.service.js';

const LARGEST_FORM = 16 * 1024;
const TakesForm = (): MethodDecorator => TakesUploads(LARGEST_FORM, ['application/x-www-form-urlencoded'], answerFaultPage);

/** Signs browsers in and out. */
@OpenToAnyone()
@UseFilters(PageFaultFilter)
@Controller()
export class SignInPageController {
  constructor(
    private readonly visitors: Visitors,
    private readonly sessions: PageSessions,
  ) {}

  @Get('sign-in')
  @AnswersWithPage()
  async show(@Query('to') to: unknown, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return sendPage({ status: 200, html: signInPage({ visitor: await this.visitors.of(reply), to: ownAddress(to) }) }, reply);
  }

  @Post('sign-in')
  @TakesForm()
  @AnswersWithPage()
  async signIn(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const form = await this.visitors.form(reply, LARGEST_FORM);
    const to = ownAddress(fieldOf(form, 'to'));
    if (await this.sessions.signIn(fieldOf(form, 'key').trim(), reply)) return sendPage({ seeOther: to }, reply);
    const visitor = await this.visitors.of(reply);
    const fault = phrasesIn(visitor.locale)(SIGN_IN.unknownKey);
    return sendPage({ status: 422, html: signInPage({ visitor, to, fault }) }, reply);
  }

  @Post('sign-out')
  @TakesForm()
  @AnswersWithPage()
  async signOut(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    await this.visitors.form(reply, LARGEST_FORM);
    await this.sessions.signOut(reply);
    // Also what the browser keeps for its Back button, which `no-store` alone does not reach.
    void reply.header('clear-site-data', '"cache"');
    return sendPage({ seeOther: '/sign-in' }, reply);
  }
}

/** Goes on only to pages of this site, whatever the address of the form says. */
function ownAddress(to: unknown): string {
  const here = 'http://here.invalid';
  const address = typeof to === 'string' && to.startsWith('/') && URL.canParse(to, here) ? new URL(to, here) : null;
  return address?.origin === here ? `${address.pathname}${address.search}` : '/events';
}
