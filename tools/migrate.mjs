// node tools/migrate.mjs: migrates the database of DATABASE_URL to the newest schema. npm start does this itself; the image's migration
// step runs this script.
import { migrate } from './prisma/migrations.mjs';

const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL names no database.');
await migrate(url);
process.stderr.write('The database has the newest schema.\n');
