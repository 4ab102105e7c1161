// The upper bound for the api's speed: the same prepared statement behind bare Fastify, without GraphQL. Environment variables name the
// entries.
import Fastify from 'fastify';
import pg from 'pg';
import { addressInBuild } from '../build.mjs';

/** @type {typeof import('../../libs/persistence/src/index.js')} */
const { ENTRY_BODIES } = await import(addressInBuild('libs/persistence/src/index.js'));
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
/** @type {number[]} */
const page = JSON.parse(process.env.BENCH_ROWS ?? '[]');

/** @param {number[]} rows */
const bodies = async (rows) => {
  const found = await pool.query({ name: ENTRY_BODIES.name, text: ENTRY_BODIES.text, values: [rows] });
  return found.rows.map(({ body }) => body);
};

const app = Fastify();
app.get('/page', () => bodies(page));
app.get('/one', () => bodies(page.slice(0, 1)));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
