import { Injectable, type OnModuleInit } from '@nestjs/common';
import { forAdministrators, NodeFinders } from '../../platform/graphql/node-finders.js';
import { AuditRepository, type AuditFilter, type AuditRecord, type AuditTarget, type TargetKind } from '#muster/persistence';
import { withoutNulls } from '../../platform/graphql/given/without-nulls.js';
import { parseGlobalId, writeGlobalId, type NodeType } from '../../platform/graphql/global-id.js';
import { noCursor, pageAfter } from '../../platform/graphql/page.js';
import type { Viewer } from '../../platform/access/viewer.js';
import { ReleaseSelection } from '../../releases/release-selection.service.js';
import type { AuditEntryType, AuditFilterInput, AuditLogArgs, AuditEntryConnection, AuditTargetType } from './audit.types.js';

/** Reads the audit log, newest entry first. */
@Injectable()
export class AuditLog implements OnModuleInit {
  constructor(
    private readonly audit: AuditRepository,
    private readonly releases: ReleaseSelection,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.add(
      'AuditEntry',
      forAdministrators((ids) => this.#findNodes(ids)),
    );
  }

  async list({ filter, first, after }: AuditLogArgs, viewer: Viewer): Promise<AuditEntryConnection> {
    if (after && !NUMBER.test(after)) throw noCursor();
    const releaseId = filter?.release ? await this.releases.idOf(filter.release, viewer) : null;
    const wanted = { ...toFilter(filter ?? {}), ...(releaseId && { releaseId }) };
    const found = await this.audit.list({ ...wanted, first: first + 1, ...(after && { before: after }) });
    const edges = found.slice(0, first).map((record) => ({ cursor: record.id, node: toAuditEntry(record) }));
    return pageAfter(after, edges, found.length > first, () => this.audit.count(wanted));
  }

  async #findNodes(ids: readonly string[]): Promise<readonly (AuditEntryType | null)[]> {
    const stored = ids.map(entryId);
    const records = await this.audit.findMany(stored.filter((id) => id !== null));
    return stored.map((id) => {
      const record = records.find((one) => one.id === id);
      return record ? toAuditEntry(record) : null;
    });
  }
}

const entryId = (opaque: string): string | null => {
  const id = parseGlobalId(opaque);
  const stored = id?.type === 'AuditEntry' ? id.parts[0] : undefined;
  return stored !== undefined && NUMBER.test(stored) ? stored : null;
};

const NUMBER = /^\d{1,18}$/;

function toFilter(input: AuditFilterInput): AuditFilter {
  const { actor, target, targetName, release: _release, ...given } = withoutNulls(input);
  return {
    ...given,
    ...(actor !== undefined && { actor: storedId(actor) }),
    ...(target !== undefined && { targetId: storedId(target) }),
    ...(targetName !== undefined && { targetText: targetName }),
  };
}

/** The stored id in an opaque one; any other text is meant as it is. */
const storedId = (id: string): string => parseGlobalId(id)?.parts[0] ?? id;

function toAuditEntry({ releaseId, target, actor, ...record }: AuditRecord): AuditEntryType {
  const { name, keyPrefix, accountId } = actor;
  return {
    ...record,
    id: writeGlobalId('AuditEntry', record.id),
    actor: { name, keyPrefix, account: accountId === null ? null : writeGlobalId('Account', accountId) },
    target: target && toTarget(target),
    release: releaseId === null ? null : writeGlobalId('Release', releaseId),
  };
}

/** The kinds whose targets have opaque ids elsewhere in the schema. */
const NODES: Readonly<Partial<Record<TargetKind, NodeType>>> = {
  release: 'Release',
  account: 'Account',
  apiKey: 'ApiKey',
  alias: 'Alias',
  event: 'Event',
  import: 'ImportJob',
};

function toTarget({ kind, id, name }: AuditTarget): AuditTargetType {
  const type = NODES[kind];
  return { kind, id: type === undefined ? id : writeGlobalId(type, id), name };
}
