// Every command imports this first: the packages do not support older versions of Node and would fail with a stack trace. `npm run` finds
// the pinned runtime (optionalDependencies of package.json) before the machine's own Node.

/**
 * Options for the api and the worker, which the image sets too. V8 would keep 64 MB for new objects in the main thread, with which nothing is
 * faster. The C library would keep an arena for each of V8's threads, and what they free: 60 MB. Threads that judge lists have limits of their own.
 */
const SERVER_OPTIONS = {
  NODE_ENV: 'production', // the GraphQL library then leaves out checks for developers
  NODE_OPTIONS: '--max-semi-space-size=16',
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
};

/** The environment of a process of the api or of a worker. What is given applies. @param {NodeJS.ProcessEnv} env @returns {NodeJS.ProcessEnv} */
export const serverEnv = (env) => ({
  ...SERVER_OPTIONS,
  ...env,
  NODE_OPTIONS: [SERVER_OPTIONS.NODE_OPTIONS, env.NODE_OPTIONS ?? ''].join(' ').trim(),
});

const OLDEST = /** @type {const} */ ([22, 15]);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  process.stderr.write(
    `Muster needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}.\n` +
      'On Linux (x64, arm64) and Windows (x64), `npm ci` installs a suitable Node: start with `npm start`, `npm test` or `npm run`. ' +
      'If optional packages were omitted, or on another system, install Node 26.\n',
  );
  process.exit(1);
}
