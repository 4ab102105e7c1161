import { Injectable } from '@nestjs/common';
import { AuditRepository, type AuditRecord } from '#muster/persistence';
import { writeGlobalId } from '../../platform/graphql/global-id.js';
import { noCursor, pageAfter } from '../../platform/graphql/page.js';
import { toReleaseId } from '../release-id.js';
import type { AuditEntryType, AuditLogArgs, AuditEntryConnection } from './audit.types.js';

/** Reads the audit log, newest entry first. */
@Injectable()
export class AuditLog {
  constructor(private readonly audit: AuditRepository) {}

  async list({ release, first, after }: AuditLogArgs): Promise<AuditEntryConnection> {
    if (after && !/^\d{1,18}$/.test(after)) throw noCursor();
    const about = release ? { releaseId: toReleaseId(release) } : {};
    const found = await this.audit.list({ ...about, ...(after ? { before: after } : {}), first: first + 1 });
    const edges = found.slice(0, first).map((record) => ({ cursor: record.id, node: toAuditEntry(record) }));
    return pageAfter(after, edges, found.length > first, await this.audit.count(about));
  }
}

function toAuditEntry({ releaseId, ...record }: AuditRecord): AuditEntryType {
  return { ...record, release: releaseId === null ? null : writeGlobalId('Release', releaseId) };
}
