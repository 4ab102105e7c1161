// node tools/migrate.mjs: migrates the database of DATABASE_URL to the newest schema. npm start does this itself; the image's migration
// step runs this script. With --api-role=NAME, that account of the database may then read and write rows, as an api does that leaves its jobs to
// workers.
import { parseArgs } from 'node:util';
import { grantTo } from './prisma/grants.mjs';
import { migrate } from './prisma/migrations.mjs';

const { values } = parseArgs({ options: { 'api-role': { type: 'string' } } });
const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL names no database.');
await migrate(url);
process.stderr.write('The database has the newest schema.\n');
const role = values['api-role'];
if (role !== undefined) {
  await grantTo(url, role);
  process.stderr.write(`${role} may read and write its rows.\n`);
}
