// The drills by name: the specs of each, and what the short and the long form set.

/** @typedef {Readonly<Record<string, string>>} Settings What the short and the long form set; a suite run sets neither. */
/** @typedef {{ readonly specs: readonly string[], readonly short?: Settings, readonly long?: Settings }} Drill */

/** @type {Readonly<Record<string, Drill>>} */
export const DRILLS = {
  'graphql-http': { specs: ['test/api/audit.spec.ts'] },
  abuse: { specs: ['test/api/abuse.spec.ts', 'test/api/slow-uploads.spec.ts'] },
  probes: { specs: ['test/drills/probes.spec.ts'] },
  'api-fuzz': { specs: ['test/drills/fuzz/api-fuzz.spec.ts'], short: { FUZZ_RUNS: '2000' }, long: { FUZZ_RUNS: '500000' } },
  'reader-fuzz': {
    specs: ['tools/drills/reader-fuzz.spec.ts'],
    short: { FUZZ_RUNS: '4000' },
    long: { FUZZ_RUNS: '2000000' },
  },
  access: {
    specs: [
      'test/api/access-walk.spec.ts',
      'test/events/canaries.spec.ts',
      'test/access/texts.spec.ts',
      'test/access/sight.spec.ts',
      'test/access/page.spec.ts',
    ],
  },
  logs: { specs: ['test/api/logs.spec.ts', 'test/api/metrics.spec.ts'] },
  database: {
    specs: [
      'test/drills/database.spec.ts',
      'test/drills/server-faults.spec.ts',
      'test/api/faults.spec.ts',
      'test/persistence/lost-connections.spec.ts',
      'test/persistence/restarted-server.spec.ts',
    ],
    long: { MUSTER_DRILL_CYCLES: '10' },
  },
  races: { specs: ['test/drills/races.spec.ts'], short: { MUSTER_DRILL_ROUNDS: '5' }, long: { MUSTER_DRILL_ROUNDS: '500' } },
  clock: { specs: ['test/drills/clock.spec.ts'] },
  load: { specs: ['test/drills/load/load.spec.ts'], long: { MUSTER_DRILL_SECONDS: '60', MUSTER_DRILL_SHARE: '100' } },
  overload: { specs: ['test/drills/load/overload.spec.ts'], long: { MUSTER_DRILL_SECONDS: '30' } },
  soak: { specs: ['test/drills/load/soak.spec.ts'], short: { MUSTER_DRILL_SECONDS: '30' }, long: { MUSTER_DRILL_SECONDS: '2700' } },
  verdicts: { specs: ['tools/drills/verdicts.spec.ts'], long: { MUSTER_DRILL_REAL_LISTS: '1' } },
  replica: { specs: ['test/persistence/replica.spec.ts'] },
  growth: { specs: ['test/growth/growth.spec.ts'], long: { MUSTER_DRILL_ROSTERS: '100000' } },
  queue: { specs: ['test/bulk/killed-worker.spec.ts', 'test/bulk/killed-roster-worker.spec.ts', 'test/bulk/poison.spec.ts'] },
  kill: { specs: ['test/drills/kill.spec.ts'], long: { MUSTER_DRILL_CYCLES: '100' } },
  event: { specs: ['test/drills/event.spec.ts'], long: { MUSTER_DRILL_PLAYERS: '5000' } },
  restarts: { specs: ['test/drills/restarts.spec.ts'], long: { MUSTER_DRILL_CYCLES: '25' } },
  shutdown: { specs: ['test/api/shutdown.spec.ts'] },
  backup: { specs: ['test/operations/backup.spec.ts'] },
  upgrade: {
    specs: [
      'test/upgrade/killed-upgrade.spec.ts',
      'test/upgrade/previous-version.spec.ts',
      'test/upgrade/previous-application.spec.ts',
      'test/upgrade/upgrade.spec.ts',
      'test/upgrade/every-row.spec.ts',
      'test/migrations.spec.ts',
    ],
    long: { MUSTER_DRILL_CYCLES: '100', MUSTER_DRILL_PREVIOUS: '1' },
  },
};
