import { ImportJobRepository, type ImportJob } from '#muster/persistence';
import { ImportFolder, ImportWorker } from '#muster/publishing';
import { Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../../../platform/errors/api-error.js';
import { isStoredId } from '../../../platform/graphql/global-id.js';
import type { FieldFaults } from '../../form/fields.js';
import { AnswersWithPage, sendPage, type PageAnswer } from '../../layout/page-answer.js';
import { IMPORTS } from '../../phrases/admin/imports.js';
import { AdminDesks, type AdminDesk } from '../frame/admin-desks.service.js';
import { AtAdminDesk, TakesAdminForm } from '../frame/admin-page.decorators.js';
import { tellDone } from '../frame/told.js';
import { diagnosticsQuery } from './diagnostics-query.js';
import { emptyImportForm, importAsked, importFormIn, type ImportForm } from './import-asked.js';
import { importPage } from './import-page.js';
import { importsPage } from './imports-page.js';

const SHOWN = 50;
const UNPROCESSABLE = 422;

/** The imports of community data: starting, following and cancelling them. */
@AtAdminDesk()
@Controller('admin/imports')
export class ImportsController {
  constructor(
    private readonly desks: AdminDesks,
    private readonly folder: ImportFolder,
    private readonly worker: ImportWorker,
    private readonly jobs: ImportJobRepository,
  ) {}

  @Get()
  @AnswersWithPage()
  async list(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const today = new Date().toISOString().slice(0, 10);
    return sendPage(await this.#list(await this.desks.open(reply), emptyImportForm(today), {}), reply);
  }

  @Post()
  @TakesAdminForm()
  async start(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const desk = await this.desks.open(reply);
    const form = importFormIn(await this.desks.form(reply));
    const asked = importAsked(form, await this.folder.list(), desk.phrase);
    if ('faults' in asked) return sendPage(await this.#list(desk, form, asked.faults), reply);
    const { edition, label, order } = asked;
    const job = await this.worker.start({ actor: desk.actor, edition, label }, order);
    tellDone(reply, desk.phrase(IMPORTS.started));
    return sendPage({ seeOther: `/admin/imports/${job.id}` }, reply);
  }

  @Get(':import')
  @AnswersWithPage()
  async show(
    @Param('import') id: string,
    @Query('group') group: unknown,
    @Query('page') page: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const desk = await this.desks.open(reply);
    return sendPage({ status: 200, html: importPage(desk, await this.#find(id), diagnosticsQuery(group, page)) }, reply);
  }

  @Post(':import/cancel')
  @TakesAdminForm()
  async cancel(@Param('import') id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const { phrase, actor } = await this.desks.open(reply);
    await this.desks.form(reply);
    const job = await this.#find(id);
    tellDone(reply, phrase((await this.worker.cancel(job.id, actor)) ? IMPORTS.cancelling : IMPORTS.tooLate));
    return sendPage({ seeOther: `/admin/imports/${job.id}` }, reply);
  }

  async #list(desk: AdminDesk, form: ImportForm, faults: FieldFaults): Promise<PageAnswer> {
    const sources = this.folder.folder === null ? null : await this.folder.list();
    const html = importsPage(desk, { jobs: await this.jobs.list({ first: SHOWN }), sources, form, faults });
    return { status: Object.keys(faults).length > 0 ? UNPROCESSABLE : 200, html };
  }

  async #find(id: string): Promise<ImportJob> {
    const job = isStoredId(id) ? await this.jobs.find(id) : null;
    if (!job) throw new ApiError('NOT_FOUND', 'There is no such import.');
    return job;
  }
}
