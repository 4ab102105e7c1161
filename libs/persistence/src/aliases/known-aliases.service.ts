import { Injectable } from '@nestjs/common';
import { Aliases, NO_ALIASES, type Alias } from '#muster/catalogue';
import type { EditionId } from '#muster/roster';
import { DatabaseListener } from '../notifications/database-listener.service.js';
import { HeardChanges } from '../notifications/heard-changes.service.js';
import { PrismaService, type Statement } from '../prisma.service.js';

/** The aliases in force for an edition. A revision stands for the same aliases in every process. */
export interface KnownAliases {
  readonly revision: number;
  readonly aliases: Aliases;
}

const REVISIONS: Statement = { name: 'alias-revisions', text: 'SELECT edition, revision FROM alias_revision' };
// One statement, so that the aliases are those of the revision.
const IN_FORCE: Statement = {
  name: 'aliases-in-force',
  text: `SELECT (SELECT revision FROM alias_revision WHERE edition = $1) AS revision, COALESCE((
      SELECT json_agg(json_build_object('kind', kind, 'name', name, 'means', means) ORDER BY taught_at, id)
      FROM alias WHERE edition = $1 AND withdrawn_at IS NULL), '[]') AS aliases`,
};

/** Changes are announced by notification. In case a notification is lost, revisions are read again after this many milliseconds. */
const OLDEST = 1_500;

const NONE: KnownAliases = { revision: 0, aliases: NO_ALIASES };

type Revisions = ReadonlyMap<string, number>;

/** Caches the aliases of each edition until a change is announced. */
@Injectable()
export class KnownAliasesService {
  readonly #known = new Map<EditionId, Promise<KnownAliases>>();
  #revisions: Promise<Revisions> | null = null;
  #askedAt = 0;

  constructor(
    private readonly prisma: PrismaService,
    private readonly heard: HeardChanges,
    listener: DatabaseListener,
  ) {
    listener.on('muster_aliases', () => this.forget());
    heard.onChange(() => this.forget());
  }

  /** Called after a change made by this process. */
  forget(): void {
    this.#revisions = null;
    this.heard.add();
  }

  async get(edition: EditionId): Promise<KnownAliases> {
    const revision = (await this.#currentRevisions()).get(edition) ?? 0;
    if (revision === 0) return NONE;
    const before = await this.#known.get(edition)?.catch(() => undefined);
    if (before !== undefined && before.revision >= revision) return before;
    const read = this.#read(edition);
    this.#known.set(edition, read);
    return read;
  }

  #currentRevisions(): Promise<Revisions> {
    if (this.#revisions && performance.now() - this.#askedAt < OLDEST) return this.#revisions;
    this.#askedAt = performance.now();
    const asked = this.prisma
      .read<{ readonly edition: string; readonly revision: number }>(REVISIONS)
      .then((rows): Revisions => new Map(rows.map(({ edition, revision }) => [edition, revision])));
    this.#revisions = asked;
    asked.catch(() => {
      if (this.#revisions === asked) this.#revisions = null;
    });
    return asked;
  }

  async #read(edition: EditionId): Promise<KnownAliases> {
    const [row] = await this.prisma.read<{ readonly revision: number; readonly aliases: readonly Alias[] }>(IN_FORCE, [edition]);
    return row ? { revision: row.revision, aliases: new Aliases(row.aliases) } : NONE;
  }
}
