import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CANARIES, canariesIn } from './canaries.js';
import { HELD } from './decided-columns.js';
import { plantSite, type PlantedSite } from './planted-site.js';
import { runSql } from './planting.js';

const TEXTUAL = ['text', 'varchar', 'bpchar', 'json', 'jsonb', 'bytea', '_text', '_varchar'];

interface Column {
  readonly schema: string;
  readonly table: string;
  readonly name: string;
  readonly text: string;
}

let site: PlantedSite;
let columns: readonly Column[];
beforeAll(async () => {
  site = await plantSite();
  const rows = await runSql(
    site.api,
    `SELECT n.nspname AS schema, c.relname AS table, a.attname AS name, t.typname AS type
      FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_type t ON t.oid = a.atttypid
      WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND a.attnum > 0 AND NOT a.attisdropped AND c.relname <> '_prisma_migrations'
        AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg_t%' AND t.typname = ANY('{${TEXTUAL.join(',')}}')
      ORDER BY 1, 2, 3`,
  );
  const read: Column[] = [];
  for (const row of rows) read.push(await columnOf(row));
  columns = read;
}, 120_000);
afterAll(() => site.api.close());

async function columnOf(row: Readonly<Record<string, unknown>>): Promise<Column> {
  const [schema, table, name] = [String(row['schema']), String(row['table']), String(row['name'])];
  const text = row['type'] === 'bytea' ? `encode("${name}", 'escape')` : `"${name}"::text`;
  return { schema, table, name, text: JSON.stringify(await runSql(site.api, `SELECT ${text} AS text FROM "${schema}"."${table}"`)) };
}

describe('every column of the database that can hold a text', () => {
  it('is decided', () => {
    const found = columns.filter(({ schema }) => schema === 'public').map(({ table, name }) => `${table}.${name}`);
    const decided = Object.entries(HELD).flatMap(([table, held]) => Object.keys(held).map((name) => `${table}.${name}`));
    expect(found.toSorted()).toEqual(decided.toSorted());
  });

  it('holds the canaries that are decided for it, and no others; the queue of jobs holds none', () => {
    const wrong: unknown[] = [];
    for (const { schema, table, name, text } of columns) {
      const held = schema === 'public' ? HELD[table]?.[name] : [];
      const decided = typeof held === 'string' ? [] : (held ?? []).toSorted();
      const found = canariesIn(text).toSorted();
      if (decided.join() !== found.join()) wrong.push({ schema, table, name, decided, found });
    }
    expect(wrong).toEqual([]);
    expect(columns.length).toBeGreaterThan(180);
  });

  it('holds every canary somewhere', () => {
    const held = new Set(Object.values(HELD).flatMap((table) => Object.values(table).flat()));
    expect(CANARIES.filter((canary) => !held.has(canary))).toEqual([]);
  });

  it('holds no key and no token of a link', () => {
    const { owner, app, organiser, judge, player, tokens } = site;
    const keys = [owner, app, organiser, judge, player].map(({ headers }) => headers.authorization.slice('Bearer '.length));
    const secrets = [...keys, ...Object.values(tokens)];
    expect(secrets.every((secret) => secret.length > 20)).toBe(true);
    const told = columns.filter(({ text }) => secrets.some((secret) => text.includes(secret)));
    expect(told.map(({ table, name }) => `${table}.${name}`)).toEqual([]);
  });
});
