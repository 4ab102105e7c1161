// The walls of the house. Each carries a sentence for the one who trips over it. `npm run walls` checks them; test/architecture.spec.ts proves
// that each still catches what it is there for.

/** @param {string} name */
const room = (name) => `^libs/${name}/`;
const TEST_CODE = '\\.spec\\.ts$|/testing/|^test/';
const PURE_ROOMS = [
  'diagnostics',
  'messages',
  'roster',
  'catalogue',
  'army',
  'rules',
  'battlescribe',
  'formats',
  'checking',
  'builder',
  'engine',
];

/**
 * Who may know whom, from the ground floor up.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const KNOWS = {
  diagnostics: [],
  messages: ['diagnostics'],
  settings: [],
  roster: ['diagnostics'],
  battlescribe: ['messages', 'diagnostics'],
  catalogue: ['roster', 'battlescribe', 'diagnostics'],
  army: ['catalogue', 'battlescribe', 'roster', 'messages', 'diagnostics'],
  rules: ['army', 'catalogue', 'messages', 'diagnostics'],
  formats: ['roster', 'catalogue', 'battlescribe', 'messages', 'diagnostics'],
  importers: ['catalogue', 'battlescribe', 'messages', 'diagnostics'],
  persistence: ['catalogue', 'roster', 'battlescribe', 'diagnostics'],
  checking: ['formats', 'army', 'catalogue', 'battlescribe', 'rules', 'roster', 'messages', 'diagnostics'],
  checks: ['checking', 'army', 'catalogue', 'rules', 'persistence', 'roster', 'diagnostics'],
  builder: ['checking', 'formats', 'rules', 'army', 'catalogue', 'battlescribe', 'roster', 'messages', 'diagnostics'],
  rosters: ['builder', 'checks', 'checking', 'army', 'battlescribe', 'persistence', 'diagnostics'],
  engine: ['builder', 'checking', 'formats', 'rules', 'army', 'catalogue', 'battlescribe', 'roster', 'messages', 'diagnostics'],
  bulk: ['rosters', 'builder', 'checks', 'checking', 'formats', 'persistence', 'battlescribe', 'roster', 'messages', 'diagnostics'],
  metrics: ['bulk', 'checks', 'checking', 'persistence', 'settings'],
  events: ['bulk', 'checks', 'checking', 'rules', 'formats', 'catalogue', 'persistence', 'roster', 'messages', 'diagnostics'],
  upkeep: ['events', 'persistence'],
  tracing: ['checks', 'persistence', 'settings'],
  publishing: ['importers', 'battlescribe', 'catalogue', 'persistence', 'roster', 'messages', 'diagnostics'],
};

/** @typedef {import('dependency-cruiser').IForbiddenRuleType & { readonly name: string, readonly comment: string }} Wall */

/** @type {readonly Wall[]} */
const neighbours = Object.entries(KNOWS).map(([name, allowed]) => ({
  name: `${name}-knows-only-its-neighbours`,
  severity: 'error',
  comment: `The room ${name} knows ${allowed.join(', ') || 'no other room'}, and itself. What else it needs is handed to it by its caller.`,
  from: { path: room(name), pathNot: TEST_CODE },
  to: { path: '^(libs|apps|test|tools)/', pathNot: [room(name), ...allowed.map(room), TEST_CODE] },
}));

/** @type {Wall[]} */
const forbidden = [
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'Two files that need each other are one file, or share a third that neither knows. (Prisma writes cycles of its own.)',
    from: { pathNot: '/generated/' },
    to: { circular: true },
  },
  {
    name: 'nothing-unresolved',
    severity: 'error',
    comment: 'This import leads nowhere. Is the file named with its .js ending, and the package in package.json?',
    from: {},
    // A package of types alone has no file to lead to.
    to: { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$' },
  },
  ...neighbours,
  {
    name: 'no-room-knows-an-app',
    severity: 'error',
    comment: 'Apps call rooms, never the other way round: a room that needs something of an app takes it as an argument.',
    from: { path: '^libs/' },
    to: { path: '^apps/' },
  },
  {
    name: 'apps-do-not-know-each-other',
    severity: 'error',
    comment: 'The api, the command line and the worker share rooms, not code of their own. What two of them need belongs in a room.',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'through-the-front-door',
    severity: 'error',
    comment:
      'Another room is entered by its src/index.ts, as #muster/<room>. If something is missing there, its room decides to export it.',
    from: { path: '^(?:libs|apps|test)/([^/]+)/' },
    to: { path: '^libs/([^/]+)/src/', pathNot: ['^libs/$1/', '^libs/[^/]+/src/index\\.ts$', '/testing/'] },
  },
  {
    name: 'a-rule-knows-only-the-kernel',
    severity: 'error',
    comment: 'A rule knows neither editions nor other rules: two rules that share a question ask the kernel.',
    from: { path: '^libs/rules/src/rules/([^/]+)/' },
    to: { path: '^libs/rules/', pathNot: ['^libs/rules/src/kernel/', '^libs/rules/src/rules/$1/', '^libs/rules/src/testing/'] },
  },
  {
    name: 'the-kernel-knows-no-rule',
    severity: 'error',
    comment: 'The kernel is what rules stand on; a rule or an edition in it would be known to all of them.',
    from: { path: '^libs/rules/src/kernel/', pathNot: TEST_CODE },
    to: { path: '^libs/rules/src/(rules|rulesets)/' },
  },
  {
    name: 'pure-rooms-stay-pure',
    severity: 'error',
    comment: 'These rooms think; they do not read files, ask the network or the clock, or know a framework. Hand them values.',
    from: { path: `^libs/(${PURE_ROOMS.join('|')})/`, pathNot: TEST_CODE },
    to: {
      dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'core'],
      pathNot: '^node_modules/(saxes|yauzl|@types/yauzl)/',
    },
  },
  {
    name: 'parsers-stay-in-battlescribe',
    severity: 'error',
    comment: 'Files from strangers are opened in one place, with its limits on bytes, depth and nodes: libs/battlescribe.',
    from: { pathNot: [room('battlescribe'), TEST_CODE] },
    to: { path: '^node_modules/(@types/)?(saxes|yauzl)/' },
  },
  {
    name: 'readers-do-not-fetch-or-save',
    severity: 'error',
    comment: 'Importers turn what they are given into data. Apps open the files.',
    from: { path: '^libs/importers/', pathNot: TEST_CODE },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'prisma-stays-in-persistence',
    severity: 'error',
    comment: 'Only libs/persistence knows Prisma and SQL. Ask a repository, or give it the question it lacks.',
    from: { path: '^(libs|apps)/', pathNot: [room('persistence'), TEST_CODE] },
    to: { path: ['^libs/persistence/src/generated/', '^node_modules/(@prisma/|\\.prisma/|prisma/|pg/|@types/pg/|pg-boss/)'] },
  },
  {
    name: 'no-production-code-on-tests',
    severity: 'error',
    comment: 'What runs in production does not import specs, testing kits or test/.',
    from: { path: '^(libs|apps)/', pathNot: TEST_CODE },
    to: { path: TEST_CODE },
  },
  {
    name: 'no-development-packages-in-production',
    severity: 'error',
    comment: 'This package is not there after `npm ci --omit=dev`. Move it to dependencies, or do without.',
    from: { path: '^(libs|apps)/', pathNot: TEST_CODE },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
  },
  {
    name: 'every-package-is-named',
    severity: 'error',
    comment: 'A package reached through another one vanishes with it: name it in package.json.',
    from: { path: '^(libs|apps|test|tools)/' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
];

export default {
  forbidden,
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['muster-source', 'import', 'node', 'default', 'types'] },
  },
};
