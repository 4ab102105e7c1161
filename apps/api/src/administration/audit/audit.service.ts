import { Injectable } from '@nestjs/common';
import { AuditRepository, type AuditRecord } from '#muster/persistence';
import { writeGlobalId } from '../../platform/graphql/global-id.js';
import { noCursor } from '../../platform/graphql/page.js';
import { toReleaseId } from '../release-id.js';
import type { AuditEntryType, AuditLogArgs, AuditLogConnection } from './audit.types.js';

/** Reads the audit log, newest entry first. */
@Injectable()
export class AuditLog {
  constructor(private readonly audit: AuditRepository) {}

  async list({ release, first, after }: AuditLogArgs): Promise<AuditLogConnection> {
    if (after && !/^\d{1,18}$/.test(after)) throw noCursor();
    const filter = { ...(release ? { releaseId: toReleaseId(release) } : {}), ...(after ? { before: after } : {}) };
    const found = await this.audit.list({ ...filter, first: first + 1 });
    const nodes = found.slice(0, first).map(toAuditEntry);
    return {
      edges: nodes.map((node) => ({ cursor: node.id, node })),
      nodes,
      pageInfo: { hasNextPage: found.length > first, endCursor: nodes.at(-1)?.id ?? null },
    };
  }
}

function toAuditEntry({ releaseId, ...record }: AuditRecord): AuditEntryType {
  return { ...record, release: releaseId === null ? null : writeGlobalId('Release', releaseId) };
}
