import type { StoredRelease } from '#muster/persistence';
import { DraftService } from '#muster/publishing';
import { Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { isDay } from '../../../platform/graphql/scalars/is-day.js';
import { fieldOf, type Form } from '../../../platform/http/form.js';
import { AnswersWithPage, sendPage, type PageAnswer } from '../../layout/page-answer.js';
import { DRAFTS } from '../../phrases/admin/drafts.js';
import { IMPORTS } from '../../phrases/admin/imports.js';
import { RELEASE_ACTIONS } from '../../phrases/admin/releases.js';
import { AdminDesks, type AdminDesk } from '../frame/admin-desks.service.js';
import { AtAdminDesk, TakesAdminForm } from '../frame/admin-page.decorators.js';
import { tellDone } from '../frame/told.js';
import { ReleaseFates } from '../releases/release-fates.service.js';
import { draftPage, type DraftView } from './draft-page.js';
import { faultsOf, OpenDrafts, revisionIn } from './open-drafts.service.js';

const UNPROCESSABLE = 422;

/** A draft: its edits, what they change, publishing and discarding it. */
@AtAdminDesk()
@Controller('admin/drafts/:draft')
export class DraftsController {
  constructor(
    private readonly desks: AdminDesks,
    private readonly open: OpenDrafts,
    private readonly fates: ReleaseFates,
    private readonly drafts: DraftService,
  ) {}

  @Get()
  @AnswersWithPage()
  async show(@Param('draft') id: string, @Query('q') q: unknown, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const desk = await this.desks.open(reply);
    const draft = await this.open.find(id);
    if (draft.status !== 'draft') return sendPage({ seeOther: `/admin/releases/${id}` }, reply);
    const search = typeof q === 'string' ? q.trim().slice(0, 200) : '';
    const found = search === '' ? [] : await this.open.search(draft, search);
    return sendPage(await this.#page(desk, draft, { search, found }), reply);
  }

  @Post('undo')
  @TakesAdminForm()
  async undo(@Param('draft') id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const { desk, draft, form } = await this.#opened(id, reply);
    const reason = desk.phrase(DRAFTS.undoReason);
    const at = { id, revision: revisionIn(form), actor: desk.actor };
    const problems = faultsOf(await this.drafts.edit(at, [{ kind: 'undo', overlayId: fieldOf(form, 'change'), reason }]), desk);
    if (problems.length > 0) return sendPage(await this.#page(desk, draft, { problems }), reply);
    tellDone(reply, desk.phrase(DRAFTS.undone));
    return sendPage({ seeOther: `/admin/drafts/${id}` }, reply);
  }

  @Post('publish')
  @TakesAdminForm()
  async publish(@Param('draft') id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const { desk, draft, form } = await this.#opened(id, reply);
    const day = fieldOf(form, 'effectiveFrom');
    if (!isDay(day)) return sendPage(await this.#page(desk, draft, { faults: { effectiveFrom: desk.phrase(IMPORTS.badDate) } }), reply);
    const at = { id, revision: revisionIn(form), actor: desk.actor };
    const problems = faultsOf(await this.drafts.publish(at, day), desk);
    if (problems.length > 0) return sendPage(await this.#page(desk, draft, { problems }), reply);
    tellDone(reply, desk.phrase(DRAFTS.published));
    return sendPage({ seeOther: `/admin/releases/${id}` }, reply);
  }

  @Post('discard')
  @TakesAdminForm()
  async discard(@Param('draft') id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const { desk, draft, form } = await this.#opened(id, reply);
    const sure = fieldOf(form, 'sure') === 'yes';
    if (!sure) return sendPage(await this.#page(desk, draft, { faults: { sure: desk.phrase(DRAFTS.notSure) } }), reply);
    const fault = await this.drafts.discard({ id, revision: revisionIn(form), actor: desk.actor });
    if (fault) return sendPage(await this.#page(desk, draft, { problems: faultsOf(fault, desk) }), reply);
    tellDone(reply, desk.phrase(DRAFTS.discarded));
    return sendPage({ seeOther: '/admin/releases' }, reply);
  }

  async #opened(
    id: string,
    reply: FastifyReply,
  ): Promise<{ readonly desk: AdminDesk; readonly draft: StoredRelease; readonly form: Form }> {
    const desk = await this.desks.open(reply);
    const form = await this.desks.form(reply);
    return { desk, form, draft: await this.open.find(id) };
  }

  /** A draft that was published meanwhile is told to be so, because its page has no forms for it. */
  async #page(desk: AdminDesk, { id }: StoredRelease, view: Partial<DraftView>): Promise<PageAnswer> {
    const draft = await this.open.find(id);
    const fate = await this.fates.of(draft);
    const comparison = fate.drift && (await this.drafts.compare(id, fate.drift.base.id));
    const gone = draft.status === 'draft' ? [] : [desk.phrase(RELEASE_ACTIONS.wrongStatus)];
    const all = { fate, comparison, edits: await this.open.edits(draft), search: '', found: [], faults: {}, problems: gone, ...view };
    const isRefused = all.problems.length > 0 || Object.keys(all.faults).length > 0;
    return { status: isRefused ? UNPROCESSABLE : 200, html: draftPage(desk, all) };
  }
}
