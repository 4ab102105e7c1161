// The drills by name: the specs of each, and what the long form sets.

/** @typedef {{ readonly specs: readonly string[], readonly project?: 'unit', readonly long?: Readonly<Record<string, string>> }} Drill */

/** @type {Readonly<Record<string, Drill>>} */
export const DRILLS = {
  'graphql-http': { specs: ['test/api/audit.spec.ts'] },
  abuse: { specs: ['test/api/abuse.spec.ts', 'test/api/slow-uploads.spec.ts'] },
  access: { specs: ['test/api/access-walk.spec.ts', 'test/events/canaries.spec.ts'] },
  logs: { specs: ['test/api/logs.spec.ts', 'test/api/metrics.spec.ts'] },
  database: {
    specs: ['test/api/faults.spec.ts', 'test/persistence/lost-connections.spec.ts', 'test/persistence/restarted-server.spec.ts'],
  },
  replica: { specs: ['test/persistence/replica.spec.ts'] },
  queue: { specs: ['test/bulk/killed-worker.spec.ts', 'test/bulk/killed-roster-worker.spec.ts', 'test/bulk/poison.spec.ts'] },
  kill: { specs: ['test/drills/kill.spec.ts'], long: { MUSTER_DRILL_CYCLES: '100' } },
  event: { specs: ['test/drills/event.spec.ts'], long: { MUSTER_DRILL_PLAYERS: '5000' } },
  restarts: { specs: ['test/drills/restarts.spec.ts'], long: { MUSTER_DRILL_CYCLES: '25' } },
  shutdown: { specs: ['test/api/shutdown.spec.ts'] },
  backup: { specs: ['test/operations/backup.spec.ts'] },
  upgrade: { specs: ['test/upgrade/upgrade.spec.ts', 'test/migrations.spec.ts'] },
};
