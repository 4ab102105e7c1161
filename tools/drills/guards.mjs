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
};
