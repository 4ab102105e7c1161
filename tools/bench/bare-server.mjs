// The measure for reads over GraphQL: the same prepared statements behind bare Fastify, on the same library for PostgreSQL and as many
// connections. It answers with what it reads: the bodies of datasheets as they are stored, or the stored roster with the profiles of its
// datasheets. It is told which rows each read needs, so it neither selects entries nor parses a query. BENCH_READS names a file with them.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';
import { addressInBuild } from '../build.mjs';

/** The application name of its connections, by which they are found. */
const BARE = 'bare';

/** @type {typeof import('../../libs/persistence/src/index.js')} */
const { ENTRY_BODIES, KEYS_IN_FORCE, ROSTER_OF_OWNER } = await import(addressInBuild('libs/persistence/src/index.js'));
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, application_name: BARE });
/** @typedef {{ readonly rows: readonly number[], readonly roster: string | null }} Read */
/** @type {Record<'page' | 'one' | 'roster', readonly Read[]>} */
const reads = JSON.parse(readFileSync(process.env.BENCH_READS ?? '', 'utf8'));

/** @param {import('../../libs/persistence/src/index.js').Statement} statement @param {unknown[]} values */
const query = async ({ name, text }, values) => (await pool.query({ name, text, values })).rows;

/** The bodies in the order of the rows. @param {readonly number[]} rows @returns {Promise<any[]>} */
async function bodies(rows) {
  const found = await query(ENTRY_BODIES, [rows]);
  const byRow = new Map(found.map(({ id, body }) => [id, body]));
  return rows.map((row) => byRow.get(row));
}

/** @param {Read} read */
const one = async ({ rows }) => (await bodies(rows))[0];

/** @param {Read} read @param {string} authorization */
async function savedRoster({ rows, roster }, authorization) {
  const prefix = authorization.slice('Bearer '.length).split('_').slice(0, 2).join('_');
  const [key] = await query(KEYS_IN_FORCE, [[prefix]]);
  const [stored] = await query(ROSTER_OF_OWNER, [roster, key?.account_id, '']);
  const sheets = await bodies(rows);
  return { ...stored, statlines: sheets.map(({ slug, profiles }) => ({ slug, profiles })) };
}

/** @typedef {import('fastify').FastifyRequest<{ Params: { at: string } }>} Request @param {'page' | 'one' | 'roster'} kind @param {Request} request */
const readAt = (kind, { params: { at } }) => reads[kind][Number(at)] ?? { rows: [], roster: null };

const app = Fastify();
app.get('/ready', () => 'yes');
app.get('/page/:at', (/** @type {Request} */ request) => bodies(readAt('page', request).rows));
app.get('/one/:at', (/** @type {Request} */ request) => one(readAt('one', request)));
app.get('/roster/:at', (/** @type {Request} */ request) => savedRoster(readAt('roster', request), request.headers.authorization ?? ''));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
