import type { EditionId } from '#muster/roster';
import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '../audit/audit-entry.js';
import type { Author } from '../audit/author.js';
import { recordAudit } from '../audit/record-audit.js';
import { DatabaseListener } from '../notifications/database-listener.service.js';
import { HeardChanges } from '../notifications/heard-changes.service.js';
import { PrismaService, type Statement } from '../prisma.service.js';
import { toEdition } from '../stored-values.js';

/** A data version as an app prints it, and the release that it stands for. */
export interface DataVersion {
  readonly edition: EditionId;
  /** In lower case: `v675`. */
  readonly version: string;
  readonly releaseId: string;
  /** The administrator who recorded it. */
  readonly setBy: string;
  /** ISO 8601. */
  readonly setAt: string;
}

type Key = Pick<DataVersion, 'edition' | 'version'>;

interface VersionColumns {
  readonly edition: string;
  readonly version: string;
  readonly release: string;
}

const ALL: Statement = { name: 'data-versions', text: 'SELECT edition, version, release_id AS release FROM data_version' };

/** Milliseconds after which the table is read again, in case it was changed by another process. */
const OLDEST = 1_500;

/** The operator's table of the releases that data versions in app footers stand for. */
@Injectable()
export class DataVersionRepository {
  #known: Promise<ReadonlyMap<string, string>> | null = null;
  #askedAt = 0;

  constructor(
    private readonly prisma: PrismaService,
    private readonly heard: HeardChanges,
    listener: DatabaseListener,
  ) {
    listener.on('muster_releases', () => (this.#known = null));
    heard.onChange(() => (this.#known = null));
  }

  /** By edition, then by version: shorter versions first, so that `v99` comes before `v100`. */
  async list(edition?: EditionId): Promise<readonly DataVersion[]> {
    const rows = await this.prisma.run((db) => db.dataVersionRow.findMany({ where: edition === undefined ? {} : { edition } }));
    return rows
      .map(toDataVersion)
      .sort((a, b) => compare(a.edition, b.edition) || a.version.length - b.version.length || compare(a.version, b.version));
  }

  /** Id of the release, or null if the operator has not recorded one. */
  async findRelease(key: Key): Promise<string | null> {
    const { edition, version } = keyOf(key);
    return (await this.#all()).get(`${edition} ${version}`) ?? null;
  }

  /** The ids of the releases by version, in the order of the versions. */
  async ofEdition(edition: EditionId): Promise<readonly (readonly [version: string, releaseId: string])[]> {
    const start = `${edition} `;
    const all = [...(await this.#all())].filter(([key]) => key.startsWith(start));
    return all.map(([key, id]) => [key.slice(start.length), id] as const).toSorted(([a], [b]) => compare(a, b));
  }

  /** Replaces an earlier record. The release must exist. */
  async save(key: Key, releaseId: string, actor: Author): Promise<DataVersion> {
    const id = keyOf(key);
    const saved = await this.prisma.transaction(async (db) => {
      const before = await db.dataVersionRow.findUnique({ where: { edition_version: id } });
      if (before) await db.dataVersionRow.delete({ where: { edition_version: id } });
      const row = await db.dataVersionRow.create({ data: { ...id, releaseId, setBy: actor.name } });
      await recordAudit(db, {
        ...audited(id, actor),
        action: 'setDataVersion',
        releaseId,
        before: before?.releaseId ?? null,
        after: releaseId,
      });
      return toDataVersion(row);
    });
    this.#forgetWritten();
    return saved;
  }

  /** Null if there was no record. */
  async remove(key: Key, actor: Author): Promise<DataVersion | null> {
    const id = keyOf(key);
    const removed = await this.prisma.transaction(async (db) => {
      const row = await db.dataVersionRow.findUnique({ where: { edition_version: id } });
      if (!row) return null;
      await db.dataVersionRow.delete({ where: { edition_version: id } });
      const { releaseId } = row;
      await recordAudit(db, { ...audited(id, actor), action: 'removeDataVersion', releaseId, before: releaseId, after: null });
      return toDataVersion(row);
    });
    this.#forgetWritten();
    return removed;
  }

  /** The ids of the releases by edition and version. Every check of a list with a data version asks for one of them. */
  #all(): Promise<ReadonlyMap<string, string>> {
    if (this.#known && performance.now() - this.#askedAt < OLDEST) return this.#known;
    this.#askedAt = performance.now();
    const asked = this.prisma
      .read<VersionColumns>(ALL)
      .then((rows) => new Map(rows.map(({ edition, version, release }) => [`${edition} ${version}`, release])));
    this.#known = asked;
    asked.catch(() => {
      if (this.#known === asked) this.#known = null;
    });
    return asked;
  }

  #forgetWritten(): void {
    this.#known = null;
    this.heard.add();
  }
}

interface DataVersionRow {
  readonly edition: string;
  readonly version: string;
  readonly releaseId: string;
  readonly setBy: string;
  readonly setAt: Date;
}

const keyOf = ({ edition, version }: Key): Key => ({ edition, version: version.trim().toLowerCase() });
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
function audited({ edition, version }: Key, actor: Author): Pick<AuditEntry, 'actor' | 'target' | 'reason'> {
  const id = `${edition} ${version}`;
  return { actor, target: { kind: 'dataVersion', id, name: id }, reason: null };
}

function toDataVersion({ edition, version, releaseId, setBy, setAt }: DataVersionRow): DataVersion {
  return { edition: toEdition(edition), version, releaseId, setBy, setAt: setAt.toISOString() };
}
