import { AuditRepository } from '#muster/persistence';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AnswersWithPage, sendPage } from '../../layout/page-answer.js';
import { AdminDesks } from '../frame/admin-desks.service.js';
import { AtAdminDesk } from '../frame/admin-page.decorators.js';
import { auditPage } from './audit-page.js';
import { auditQuery, toAuditFilter } from './audit-query.js';

const ON_A_PAGE = 50;

/** Who changed what in this installation. */
@AtAdminDesk()
@Controller('admin/audit')
export class AuditController {
  constructor(
    private readonly desks: AdminDesks,
    private readonly audit: AuditRepository,
  ) {}

  @Get()
  @AnswersWithPage()
  async list(@Query() asked: Readonly<Record<string, unknown>>, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const desk = await this.desks.open(reply);
    const query = auditQuery(asked);
    const filter = toAuditFilter(query);
    const found = await this.audit.list({ ...filter, first: ON_A_PAGE + 1, ...(query.before !== '' && { before: query.before }) });
    const [count, actions] = await Promise.all([this.audit.count(filter), this.audit.actions()]);
    const older = found.length > ON_A_PAGE ? (found[ON_A_PAGE - 1]?.id ?? null) : null;
    return sendPage({ status: 200, html: auditPage(desk, { query, records: found.slice(0, ON_A_PAGE), older, count, actions }) }, reply);
  }
}
