// The guards that drills watch over, and how each is removed: `npm run drill -- guards` runs the drill of each without it and expects it to fail.

/**
 * @typedef {{ readonly drill: string, readonly spec: string, readonly what: string } &
 *   ({ readonly file: string, readonly text: string, readonly instead: string } | { readonly sql: string })} Guard
 * A guard in a source is replaced where the file contains the text, which it does exactly once. A guard in the database is dropped
 * from the database that the tests copy. `spec` is the one of the drill's specs that has to fail.
 */

/** @type {Readonly<Record<string, Guard>>} */
export const GUARDS = {
  'null-extensions': {
    drill: 'graphql-http',
    spec: 'test/api/audit.spec.ts',
    what: 'null extensions of a request are dropped',
    file: 'apps/api/src/platform/graphql/serve/graphql.module.ts',
    text: 'delete body.extensions',
    instead: 'void 0',
  },
  'csrf-prevention': {
    drill: 'abuse',
    spec: 'test/api/abuse.spec.ts',
    what: 'requests that a form could send are refused',
    file: 'apps/api/src/platform/graphql/serve/graphql.module.ts',
    text: 'csrfPrevention: { allowedContentTypes:',
    instead: 'csrfPrevention: false && { allowedContentTypes:',
  },
  'texts-are-text': {
    drill: 'api-fuzz',
    spec: 'test/drills/fuzz/api-fuzz.spec.ts',
    what: 'variables with NUL or a lone surrogate are refused before they reach the database',
    file: 'apps/api/src/platform/graphql/operations/request-guard.ts',
    text: "refuseText(valueFault(given, LIMITS.variableDepth), 'variables');",
    instead: '',
  },
  'ids-are-ids': {
    drill: 'api-fuzz',
    spec: 'test/drills/fuzz/api-fuzz.spec.ts',
    what: 'an opaque id whose content is no UUID finds nothing',
    file: 'apps/api/src/platform/graphql/global-id.ts',
    text: 'stored !== undefined && isStoredId(stored) ? stored : null',
    instead: 'stored ?? null',
  },
  'json-depth': {
    drill: 'reader-fuzz',
    spec: 'tools/drills/reader-fuzz.spec.ts',
    what: 'documents in JSON nest only so deep',
    file: 'libs/battlescribe/src/read/events/json-events.ts',
    text: "else if (depth > this.limits.depth) this.overLimit('depth');",
    instead: '',
  },
  'revision-read': {
    drill: 'races',
    spec: 'test/drills/races.spec.ts',
    what: 'an edit is written only over the revision that its editor read',
    file: 'libs/persistence/src/roster/change-statement.ts',
    text: 'AND roster.revision = asked.expected',
    instead: '',
  },
  'request-key': {
    drill: 'races',
    spec: 'test/drills/races.spec.ts',
    what: 'a request key creates one roster',
    sql: 'DROP INDEX "roster_account_id_user_id_created_by_key"',
  },
  'state-seen': {
    drill: 'races',
    spec: 'test/drills/races.spec.ts',
    what: 'a decision counts only in the state that the judge saw',
    file: 'libs/persistence/src/event/event-player.repository.ts',
    text: 'where: { id, eventId, version, state: seen }, data: { state, message }',
    instead: 'where: { id, eventId, version }, data: { state, message }',
  },
  'revoked-keys': {
    drill: 'races',
    spec: 'test/drills/races.spec.ts',
    what: 'a revoked key opens nothing',
    file: 'libs/persistence/src/account/api-key.repository.ts',
    text: 'k.revoked_at IS NULL AND (',
    instead: '(',
  },
  'database-clock': {
    drill: 'clock',
    spec: 'test/drills/clock.spec.ts',
    what: 'the database decides when a rotated key ends',
    file: 'libs/persistence/src/connections/database-time.ts',
    text: 'return row.now;',
    instead: 'return new Date();',
  },
  'database-deadline': {
    drill: 'clock',
    spec: 'test/drills/clock.spec.ts',
    what: 'a list is late after the deadline',
    sql: `DO $$ BEGIN EXECUTE replace(pg_get_functiondef('submit_list'::regproc), 'moment <= asked.deadline', 'true'); END $$`,
  },
  'reveal-time': {
    drill: 'clock',
    spec: 'test/drills/clock.spec.ts',
    what: 'nothing is revealed before its time',
    file: 'libs/persistence/src/event/reveal.repository.ts',
    text: 'AND event.reveal_at <= now()',
    instead: '',
  },
  today: {
    drill: 'clock',
    spec: 'test/drills/clock.spec.ts',
    what: 'today is the day of the database',
    file: 'libs/persistence/src/prisma.service.ts',
    text: 'if (this.answers.isOfThisMachine) return',
    instead: 'return',
  },
  'queue-limit': {
    drill: 'overload',
    spec: 'test/drills/load/overload.spec.ts',
    what: 'only so many checks wait for a turn',
    file: 'apps/api/src/platform/rates/fair-queue.ts',
    text: 'this.#waiting <= this.#limits.waiting',
    instead: 'true',
  },
  'fair-turns': {
    drill: 'overload',
    spec: 'test/drills/load/overload.spec.ts',
    what: 'a full queue refuses the caller with the most waiting checks',
    file: 'apps/api/src/platform/rates/fair-queue.ts',
    text: 'theirs.length > list.length',
    instead: 'false',
  },
  'unread-lines': {
    drill: 'verdicts',
    spec: 'tools/drills/verdicts.spec.ts',
    what: 'a line that was not understood needs review',
    file: 'libs/formats/src/read-list.ts',
    text: "kind === 'unread' && line < (another ?? Infinity)",
    instead: 'false',
  },
};
