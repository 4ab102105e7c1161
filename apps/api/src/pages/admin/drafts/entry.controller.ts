import { DraftService, isFault } from '#muster/publishing';
import { Controller, Get, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AnswersWithPage, sendPage } from '../../layout/page-answer.js';
import { DRAFTS } from '../../phrases/admin/drafts.js';
import { AdminDesks } from '../frame/admin-desks.service.js';
import { AtAdminDesk, TakesAdminForm } from '../frame/admin-page.decorators.js';
import { tellDone } from '../frame/told.js';
import { editsAsked, entryFormIn, fieldsOf, formAfterConflict, formOfEntry, type EntryForm } from './entry-edits.js';
import { entryPage } from './entry-page.js';
import { faultsOf, OpenDrafts, revisionIn } from './open-drafts.service.js';

const UNPROCESSABLE = 422;

/** The form for the frequent edits of one entry of a draft. */
@AtAdminDesk()
@Controller('admin/drafts/:draft/:kind/:key')
export class EntryController {
  constructor(
    private readonly desks: AdminDesks,
    private readonly open: OpenDrafts,
    private readonly drafts: DraftService,
  ) {}

  @Get()
  @AnswersWithPage()
  async show(
    @Param('draft') id: string,
    @Param('kind') kind: string,
    @Param('key') key: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const desk = await this.desks.open(reply);
    const draft = await this.open.find(id);
    const found = await this.open.entry(draft, kind, key);
    const form = formOfEntry(fieldsOf(found.entry));
    return sendPage({ status: 200, html: entryPage(desk, { draft, ...found, form, faults: {}, problems: [] }) }, reply);
  }

  @Post()
  @TakesAdminForm()
  async edit(
    @Param('draft') id: string,
    @Param('kind') kind: string,
    @Param('key') key: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const desk = await this.desks.open(reply);
    const sent = await this.desks.form(reply);
    const draft = await this.open.find(id);
    const found = await this.open.entry(draft, kind, key);
    const form = entryFormIn(sent, fieldsOf(found.entry));
    const refuse = (why: {
      readonly faults?: Readonly<Record<string, string>>;
      readonly problems?: readonly string[];
      readonly form?: EntryForm;
    }): string =>
      sendPage({ status: UNPROCESSABLE, html: entryPage(desk, { draft, ...found, form, faults: {}, problems: [], ...why }) }, reply);
    const asked = editsAsked(found.entry, form, desk.phrase);
    if ('faults' in asked) return refuse(asked);
    const outcome = await this.drafts.edit({ id, revision: revisionIn(sent), actor: desk.actor }, asked.edits);
    if (isFault(outcome)) {
      // Somebody else may have changed a price that this form shows as it was.
      const shown = outcome.fault === 'CONFLICT' ? { form: formAfterConflict(found.entry, form) } : {};
      return refuse({ problems: faultsOf(outcome, desk), ...shown });
    }
    const warnings = (outcome.warnings ?? []).map(desk.say).join(' ');
    const { name } = found.entry;
    tellDone(reply, warnings === '' ? desk.phrase(DRAFTS.saved, { name }) : desk.phrase(DRAFTS.savedWith, { warnings }));
    return sendPage({ seeOther: `/admin/drafts/${id}` }, reply);
  }
}
