import type { EditionId } from '#muster/roster';
import { Injectable } from '@nestjs/common';
import { recordAudit } from '../audit.repository.js';
import { PrismaService } from '../prisma.service.js';
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

/** The operator's table of the releases that data versions in app footers stand for. */
@Injectable()
export class DataVersionRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** By edition, then by version: shorter versions first, so that `v99` comes before `v100`. */
  async list(edition?: EditionId): Promise<readonly DataVersion[]> {
    const rows = await this.prisma.run((db) => db.dataVersionRow.findMany({ where: edition === undefined ? {} : { edition } }));
    return rows
      .map(toDataVersion)
      .sort((a, b) => compare(a.edition, b.edition) || a.version.length - b.version.length || compare(a.version, b.version));
  }

  /** Id of the release, or null if the operator has not recorded one. */
  async findRelease(key: Key): Promise<string | null> {
    const row = await this.prisma.run((db) => db.dataVersionRow.findUnique({ where: { edition_version: keyOf(key) } }));
    return row?.releaseId ?? null;
  }

  /** Replaces an earlier record. The release must exist. */
  async save(key: Key, releaseId: string, actor: string): Promise<DataVersion> {
    const id = keyOf(key);
    return this.prisma.transaction(async (db) => {
      const before = await db.dataVersionRow.findUnique({ where: { edition_version: id } });
      if (before) await db.dataVersionRow.delete({ where: { edition_version: id } });
      const row = await db.dataVersionRow.create({ data: { ...id, releaseId, setBy: actor } });
      await recordAudit(db, {
        ...audited(id, actor),
        action: 'setDataVersion',
        releaseId,
        before: before?.releaseId ?? null,
        after: releaseId,
      });
      return toDataVersion(row);
    });
  }

  /** Null if there was no record. */
  async remove(key: Key, actor: string): Promise<DataVersion | null> {
    const id = keyOf(key);
    return this.prisma.transaction(async (db) => {
      const row = await db.dataVersionRow.findUnique({ where: { edition_version: id } });
      if (!row) return null;
      await db.dataVersionRow.delete({ where: { edition_version: id } });
      const { releaseId } = row;
      await recordAudit(db, { ...audited(id, actor), action: 'removeDataVersion', releaseId, before: releaseId, after: null });
      return toDataVersion(row);
    });
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
const audited = ({ edition, version }: Key, actor: string) => ({ actor, target: `${edition} ${version}`, reason: null });

function toDataVersion({ edition, version, releaseId, setBy, setAt }: DataVersionRow): DataVersion {
  return { edition: toEdition(edition), version, releaseId, setBy, setAt: setAt.toISOString() };
}
