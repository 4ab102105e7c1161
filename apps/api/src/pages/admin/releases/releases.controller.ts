import { RosterCheckRunRepository, ReleaseRepository, type StoredRelease } from '#muster/persistence';
import { DraftService, isFault, LABEL, type EditOutcome } from '#muster/publishing';
import { editionWithId } from '#muster/roster';
import { Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../../../platform/errors/api-error.js';
import { isStoredId } from '../../../platform/graphql/global-id.js';
import { isDay } from '../../../platform/graphql/scalars/is-day.js';
import { fieldOf } from '../../../platform/http/form.js';
import type { FieldFaults } from '../../form/fields.js';
import { AnswersWithPage, sendPage, type PageAnswer } from '../../layout/page-answer.js';
import { IMPORTS } from '../../phrases/admin/imports.js';
import { RELEASE_ACTIONS, ROSTERS } from '../../phrases/admin/releases.js';
import type { Phrase } from '../../phrases/phrase.js';
import { AdminDesks, type AdminDesk } from '../frame/admin-desks.service.js';
import { AtAdminDesk, TakesAdminForm } from '../frame/admin-page.decorators.js';
import { tellDone } from '../frame/told.js';
import type { OpenDraftForm } from './release-actions.js';
import { ReleaseFates } from './release-fates.service.js';
import { releasePage } from './release-page.js';
import { releaseAddress, timelinePage } from './timeline-page.js';

const ON_A_PAGE = 12;
const UNPROCESSABLE = 422;

/** The releases of all editions over time, and what can be done with one of them. */
@AtAdminDesk()
@Controller('admin/releases')
export class ReleasesController {
  constructor(
    private readonly desks: AdminDesks,
    private readonly fates: ReleaseFates,
    private readonly releases: ReleaseRepository,
    private readonly drafts: DraftService,
    private readonly runs: RosterCheckRunRepository,
  ) {}

  @Get()
  @AnswersWithPage()
  async list(
    @Query('edition') edition: unknown,
    @Query('from') from: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const desk = await this.desks.open(reply);
    const skipped = typeof from === 'string' && /^\d{1,5}$/.test(from) ? Number(from) : 0;
    const timelines = await this.fates.timelines(editionWithId(edition), skipped, ON_A_PAGE);
    return sendPage({ status: 200, html: timelinePage(desk, timelines) }, reply);
  }

  @Get(':release')
  @AnswersWithPage()
  async show(@Param('release') id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const desk = await this.desks.open(reply);
    const release = await this.#find(id);
    const address = releaseAddress({ release });
    if (release.status === 'draft') return sendPage({ seeOther: address }, reply);
    return sendPage(await this.#page(desk, release), reply);
  }

  @Post(':release/withdraw')
  @TakesAdminForm()
  async withdraw(@Param('release') id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return this.#judged(id, reply, RELEASE_ACTIONS.withdrawnDone, (desk, reason) => this.drafts.withdraw(id, desk.actor, reason));
  }

  @Post(':release/restore')
  @TakesAdminForm()
  async restore(@Param('release') id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return this.#judged(id, reply, RELEASE_ACTIONS.restoredDone, (desk, reason) => this.drafts.restore(id, desk.actor, reason));
  }

  @Post(':release/draft')
  @TakesAdminForm()
  async openDraft(@Param('release') id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const desk = await this.desks.open(reply);
    const sent = await this.desks.form(reply);
    const release = await this.#find(id);
    const form = { label: fieldOf(sent, 'label').trim(), effectiveFrom: fieldOf(sent, 'effectiveFrom') };
    const faults = {
      ...(LABEL.test(form.label) ? {} : { label: desk.phrase(IMPORTS.badLabel) }),
      ...(isDay(form.effectiveFrom) ? {} : { effectiveFrom: desk.phrase(IMPORTS.badDate) }),
    };
    if (Object.keys(faults).length > 0) return sendPage(await this.#page(desk, release, form, faults), reply);
    const opened = await this.drafts.open({ baseId: id, ...form, actor: desk.actor });
    if ('fault' in opened) {
      const taken = { label: desk.phrase(opened.fault === 'LABEL_TAKEN' ? RELEASE_ACTIONS.takenLabel : RELEASE_ACTIONS.wrongStatus) };
      return sendPage(await this.#page(desk, release, form, taken), reply);
    }
    tellDone(reply, desk.phrase(RELEASE_ACTIONS.opened));
    return sendPage({ seeOther: `/admin/drafts/${opened.id}` }, reply);
  }

  @Post(':release/check')
  @TakesAdminForm()
  async check(@Param('release') id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const desk = await this.desks.open(reply);
    await this.desks.form(reply);
    const release = await this.#find(id);
    await this.runs.begin(release, desk.actor);
    tellDone(reply, desk.phrase(ROSTERS.begun));
    return sendPage({ seeOther: releaseAddress({ release }) }, reply);
  }

  /** Withdraws or restores the release for the reason that the form gives. */
  async #judged(
    id: string,
    reply: FastifyReply,
    done: Phrase,
    judge: (desk: AdminDesk, reason: string) => Promise<EditOutcome>,
  ): Promise<string> {
    const desk = await this.desks.open(reply);
    const reason = fieldOf(await this.desks.form(reply), 'reason').trim();
    const release = await this.#find(id);
    const refused = async (fault: Phrase): Promise<string> =>
      sendPage(await this.#page(desk, release, undefined, { reason: desk.phrase(fault) }), reply);
    if (reason === '' || reason.length > 1_000) return refused(RELEASE_ACTIONS.reasonMissing);
    if (isFault(await judge(desk, reason))) return refused(RELEASE_ACTIONS.wrongStatus);
    tellDone(reply, desk.phrase(done));
    return sendPage({ seeOther: `/admin/releases/${id}` }, reply);
  }

  async #page(
    desk: AdminDesk,
    release: StoredRelease,
    form: OpenDraftForm = { label: '', effectiveFrom: release.effectiveFrom },
    faults: FieldFaults = {},
  ): Promise<PageAnswer> {
    const fate = await this.fates.of(release);
    const comparison = fate.drift && (await this.drafts.compare(release.id, fate.drift.base.id));
    return {
      status: Object.keys(faults).length > 0 ? UNPROCESSABLE : 200,
      html: releasePage(desk, { fate, comparison, form, faults }),
    };
  }

  async #find(id: string): Promise<StoredRelease> {
    const release = isStoredId(id) ? await this.releases.find(id) : null;
    if (!release) throw new ApiError('NOT_FOUND', 'There is no such release.');
    return release;
  }
}
