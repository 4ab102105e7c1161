// npm run drill -- <name>|all [--short]: runs drills, which hurt a running Muster on purpose and then look for what was lost. Each is a spec on
// real parts; the long form repeats more often. The last line counts them. docs/drills.md says what each one shows.
import './runtime.mjs';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { repository } from './repository.mjs';

/** @typedef {{ readonly specs: readonly string[], readonly long?: Readonly<Record<string, string>> }} Drill */

/** @type {Readonly<Record<string, Drill>>} */
const DRILLS = {
  'graphql-http': { specs: ['test/api/audit.spec.ts'] },
  abuse: { specs: ['test/api/abuse.spec.ts', 'test/api/slow-uploads.spec.ts'] },
  access: { specs: ['test/api/access-walk.spec.ts', 'test/events/canaries.spec.ts'] },
  logs: { specs: ['test/api/logs.spec.ts', 'test/api/metrics.spec.ts'] },
  database: {
    specs: ['test/api/faults.spec.ts', 'test/persistence/lost-connections.spec.ts', 'test/persistence/restarted-server.spec.ts'],
  },
  replica: { specs: ['test/persistence/replica.spec.ts'] },
  queue: { specs: ['test/queue/drill.spec.ts'], long: { MUSTER_DRILL_CYCLES: '20' } },
  event: { specs: ['test/events/drill.spec.ts'], long: { MUSTER_DRILL_CYCLES: '20', MUSTER_DRILL_PLAYERS: '5000' } },
  shutdown: { specs: ['test/api/shutdown.spec.ts'] },
  backup: { specs: ['test/operations/backup.spec.ts'] },
  upgrade: { specs: ['test/upgrade/upgrade.spec.ts', 'test/migrations.spec.ts'] },
};

const isShort = process.argv.includes('--short');
const [name = ''] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = name === 'all' ? Object.keys(DRILLS) : [name];
const vitest = path.join(path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');

/** @param {Drill} drill @returns {boolean} whether everything held */
function holds({ specs, long = {} }) {
  const ran = spawnSync(process.execPath, [vitest, 'run', '--project', 'database', ...specs], {
    cwd: repository,
    env: { ...process.env, ...(isShort ? {} : long) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return ran.status === 0;
}

/** @type {string[]} */
const failed = [];
for (const drill of chosen) {
  const known = DRILLS[drill];
  if (known === undefined) {
    process.stderr.write(`There is no drill "${drill}"; there are: ${Object.keys(DRILLS).join(', ')}, and all.\n`);
    process.exit(64);
  }
  process.stdout.write(`== drill ${drill}${isShort ? ', short' : ''}\n`);
  if (!holds(known)) failed.push(drill);
}
if (failed.length > 0) process.stdout.write(`failed: ${failed.join(', ')}\n`);
process.stdout.write(`${chosen.length} drills, ${failed.length} failed\n`);
process.exitCode = failed.length > 0 ? 1 : 0;
