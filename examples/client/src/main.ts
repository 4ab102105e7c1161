import { MusterClient } from '@muster/client';
import { buildList } from './build-list.ts';

/** MUSTER_URL=http://127.0.0.1:3000 MUSTER_KEY=mk_... npm start -- <faction> [points] [release] [detachment] */
const { MUSTER_URL: url = 'http://127.0.0.1:3000', MUSTER_KEY: key } = process.env;
const [faction = 'tidewright-league', points = '1000', release, detachment] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const client = new MusterClient({ url, ...(key === undefined ? {} : { key }) });
const roster = await buildList(client, { name: 'Built from nothing', faction, limit: Number(points), release, detachment }, say);
say(`\n${roster.name}: ${roster.points} points, ${roster.verdict}`);
for (const unit of roster.units) say(`  ${unit.points}  ${unit.name}, ${unit.models} models${unit.warlord ? ' (Warlord)' : ''}`);
for (const { severity, message } of roster.report.findings) say(`  ${severity}: ${message}`);
for (const { message } of roster.report.review) say(`  to look at: ${message}`);
