import type pg from 'pg';

/** Rows of each table. */
const ROWS = 60;

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** The first label of its enum; null for other types. */
  readonly label: string | null;
  /** What it refers to, as `table.column`; null if it is no foreign key. */
  readonly refers: string | null;
}

const COLUMNS = `SELECT c.relname AS "table", attname AS name, format_type(atttypid, NULL) AS type,
    (SELECT enumlabel FROM pg_enum WHERE enumtypid = atttypid ORDER BY enumsortorder LIMIT 1) AS label,
    (SELECT confrelid::regclass::text || '.' || (SELECT k.attname FROM pg_attribute k WHERE k.attrelid = confrelid AND k.attnum = confkey[array_position(conkey, a.attnum)])
       FROM pg_constraint WHERE contype = 'f' AND conrelid = c.oid AND a.attnum = ANY(conkey) ORDER BY confrelid = c.oid LIMIT 1) AS refers
  FROM pg_attribute a JOIN pg_class c ON c.oid = attrelid
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition AND relname <> '_prisma_migrations' AND attnum > 0 AND NOT attisdropped
  ORDER BY c.relname, attnum`;

/** What a constraint asks for that the type of the column does not tell. */
const ASKED: Readonly<Record<string, string>> = {
  'release.status': `'published'`,
  'release.withdrawn_at': 'NULL',
  'release.dialect': `'battlescribe'`,
  'page_session.administrator_hash': 'NULL',
};

/** The values of a type, by the number of the row. Moments go back half a year, a few days each. */
const VALUES: Readonly<Record<string, (column: string) => string>> = {
  bytea: (column) => `sha256('${column} ' || n::text::bytea)`,
  jsonb: (column) => `jsonb_build_object('${column}', n)`,
  json: (column) => `json_build_object('${column}', n)`,
  boolean: () => 'n % 2 = 0',
  date: () => `current_date - n * 3`,
  'timestamp with time zone': () => `date_trunc('hour', now()) - n * interval '3 days'`,
  'text[]': (column) => `ARRAY['${column} ' || n]`,
  'integer[]': () => 'ARRAY[n, 1]',
};

/** Fills every table, also those that a later version adds. The keys of rows that belong together are the same number. */
export async function inventRows(client: pg.Client): Promise<void> {
  const { rows: columns } = await client.query<Column>(COLUMNS);
  const referred = new Map(columns.map(({ table, name, refers }) => [`${table}.${name}`, refers]));
  const rootOf = (column: string): string => {
    const next = referred.get(column);
    return typeof next === 'string' && next !== column ? rootOf(next) : column;
  };
  const valueOf = ({ table, name, type, label, refers }: Column): string => {
    const column = `${table}.${name}`;
    if (ASKED[column] !== undefined) return ASKED[column];
    if (refers?.startsWith(`${table}.`)) return 'NULL';
    if (label !== null) return `'${label}'`;
    if (type === 'uuid') return `md5('${rootOf(column)} ' || n)::uuid`;
    if (type === 'text') return name === 'edition' ? `n || 'e'` : `'${name} ' || n`;
    return VALUES[type]?.(name) ?? 'n';
  };
  // Disables triggers, which would queue jobs and write the audit log.
  await client.query('SET session_replication_role = replica');
  for (const [table, own] of Map.groupBy(columns, (column) => column.table))
    await client.query(
      `INSERT INTO "${table}" (${own.map(({ name }) => `"${name}"`).join(', ')}) SELECT ${own.map(valueOf).join(', ')} FROM generate_series(1, ${ROWS}) AS n ON CONFLICT DO NOTHING`,
    );
  await client.query('RESET session_replication_role');
  await client.query(`SELECT queue_job('event-checks', NULL, jsonb_build_object('event', id), 0) FROM event`);
}

/** The columns of each table, with the jobs of the queue. */
export type Columns = ReadonlyMap<string, readonly string[]>;

export async function columnsOf(client: pg.Client): Promise<Columns> {
  const { rows } = await client.query<Column>(COLUMNS);
  const own = [...Map.groupBy(rows, ({ table }) => table)].map(
    ([table, columns]) => [`"${table}"`, columns.map(({ name }) => `"${name}"`)] as const,
  );
  return new Map<string, readonly string[]>([...own, ['pgboss.job', ['id', 'name', 'data', 'state', 'created_on']]]);
}

/** The number of rows of each table, and a checksum of the values of these columns. */
export async function checksums(client: pg.Client, of: Columns): Promise<Readonly<Record<string, string>>> {
  const sums: Record<string, string> = {};
  for (const [table, columns] of of) {
    const line = `md5(ROW(${columns.join(', ')})::text)`;
    const { rows } = await client.query<{ sum: string }>(
      `SELECT count(*) || ' rows, ' || coalesce(md5(string_agg(${line}, '' ORDER BY ${line})), '-') AS sum FROM ${table}`,
    );
    sums[table] = rows[0]?.sum ?? '';
  }
  return sums;
}
