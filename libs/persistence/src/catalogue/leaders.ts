import { keywordKey, matches, type KeywordExpression } from '#muster/catalogue';
import type { Statement } from '../prisma.service.js';
import { idsIn } from '../store/runs.js';

/** What a datasheet says about leading other units. */
export interface LeaderRow {
  readonly id: string;
  /** Datasheets by id or name, or keywords. Null if it leads none. */
  readonly leads: readonly string[] | null;
  /** The Leaders beside which it may lead a unit. Null if it must be the only one, or if that is unread. */
  readonly beside: KeywordExpression | null;
}

export const LEADER_ROWS: Statement = {
  name: 'leaders-of-release',
  text: `SELECT e.entry_id AS id, e.body->'leads' AS leads, e.body->'leadsBeside' AS beside
    FROM release_entries m
    CROSS JOIN LATERAL ${idsIn('m.entry_runs')} AS held(id)
    JOIN entry e ON e.id = held.id
    WHERE m.release_id = $1 AND m.kind = 'datasheet' AND e.body->>'leads' IS NOT NULL`,
};

/** The parts of a datasheet by which a Leader clause can name it. */
export interface Nameable {
  readonly id: string;
  readonly name: string;
  /** Normalised keywords (`keywordKey`), including Faction keywords. */
  readonly keywords: readonly string[];
}

/** Which datasheets of one release lead which, by id. */
export class Leaders {
  readonly #byName = new Map<string, string[]>();
  readonly #byKeyword = new Map<string, string[]>();
  readonly #keysOf = new Map<string, ReadonlySet<string>>();
  readonly #leads: ReadonlyMap<string, readonly string[]>;
  readonly #ledBy = new Map<string, string[]>();
  readonly #besideOf: ReadonlyMap<string, KeywordExpression | null>;

  constructor(datasheets: readonly Nameable[], rows: readonly LeaderRow[]) {
    for (const { id, name, keywords } of datasheets) {
      add(this.#byName, keywordKey(name), id);
      for (const keyword of keywords) add(this.#byKeyword, keyword, id);
      this.#keysOf.set(id, new Set([...keywords, keywordKey(name)]));
    }
    this.#besideOf = new Map(rows.map(({ id, beside }) => [id, beside]));
    this.#leads = new Map(rows.map(({ id, leads }) => [id, this.called(leads ?? [])]));
    for (const [leader, led] of this.#leads) for (const id of led) add(this.#ledBy, id, leader);
  }

  /** The datasheets that a Leader clause lists by id, name or keyword. */
  called(listed: readonly string[]): readonly string[] {
    return [...new Set(listed.flatMap((item) => this.#called(item)))];
  }

  leads(id: string): readonly string[] {
    return this.#leads.get(id) ?? [];
  }

  ledBy(id: string): readonly string[] {
    return this.#ledBy.get(id) ?? [];
  }

  /** The other Leaders of units that it can lead beside which it may join. */
  beside(id: string): readonly string[] {
    const clause = this.#besideOf.get(id);
    if (!clause) return [];
    const others = new Set(this.leads(id).flatMap((unit) => this.ledBy(unit)));
    return [...others].filter((other) => other !== id && matches(clause, this.#keysOf.get(other) ?? NO_KEYS));
  }

  #called(item: string): readonly string[] {
    if (this.#keysOf.has(item)) return [item];
    const key = keywordKey(item);
    return this.#byName.get(key) ?? this.#byKeyword.get(key) ?? [];
  }
}

const NO_KEYS: ReadonlySet<string> = new Set();

function add(lists: Map<string, string[]>, key: string, id: string): void {
  const known = lists.get(key);
  if (known) known.push(id);
  else lists.set(key, [id]);
}
