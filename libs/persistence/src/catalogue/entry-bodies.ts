import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DATABASE_OPTIONS, type DatabaseOptions } from '../database-options.js';
import { PrismaService, type Statement } from '../prisma.service.js';
import { SharedValues } from '../store/shared-values.js';
import type { EntryKind, EntryOf } from './entry-kind.js';

/** The bodies of a page, or of a single entry, by row id. */
export const ENTRY_BODIES: Statement = { name: 'entry-bodies', text: 'SELECT id, body FROM entry WHERE id = ANY($1::int[])' };

type Kept = { readonly [Kind in EntryKind]: LRUCache<number, EntryOf[Kind]> };

/**
 * Reads the bodies of entries. A row is never changed and its id never used again, so the bodies that were read last are kept in memory,
 * whatever releases contain them. A row gives the same object until it is displaced.
 */
@Injectable()
export class EntryBodies {
  readonly #kept: Kept | null;
  /** What bodies have in common. It begins anew after as many as are kept, because it holds the values of displaced ones too. */
  #shared = new SharedValues();
  #sharing = 0;

  constructor(
    private readonly prisma: PrismaService,
    @Inject(DATABASE_OPTIONS) private readonly options: DatabaseOptions,
  ) {
    const { entriesKept: max } = options;
    this.#kept = max === 0 ? null : memory(max);
  }

  /** The bodies in the order of the row ids. */
  async load<Kind extends EntryKind>(kind: Kind, rows: readonly number[]): Promise<readonly EntryOf[Kind][]> {
    const kept = this.#kept?.[kind];
    const known = rows.map((row) => kept?.get(row));
    const missing = rows.filter((_, at) => known[at] === undefined);
    if (missing.length === 0) return known.filter((body) => body !== undefined);
    const stored = await this.prisma.content<{ readonly id: number; readonly body: EntryOf[Kind] }>(ENTRY_BODIES, [missing]);
    if (kept) for (const { id, body } of stored) kept.set(id, this.#share(body));
    const read = new Map(stored.map(({ id, body }) => [id, body]));
    return rows.map((row, at) => known[at] ?? read.get(row) ?? absent(row));
  }

  #share<Body>(body: Body): Body {
    if (this.#sharing >= this.options.entriesKept) [this.#shared, this.#sharing] = [new SharedValues(), 0];
    this.#sharing += 1;
    return this.#shared.share(body);
  }
}

/** With `max` instead, each cache would set aside its room at once. */
function memory(maxSize: number): Kept {
  const limit = { maxSize, sizeCalculation: () => 1 };
  return {
    faction: new LRUCache(limit),
    datasheet: new LRUCache(limit),
    detachment: new LRUCache(limit),
    enhancement: new LRUCache(limit),
    armyOption: new LRUCache(limit),
  };
}

function absent(row: number): never {
  throw new Error(`Entry row ${row} is missing from the store.`);
}
