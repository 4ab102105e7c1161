import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { examplesFolder, readExampleOperations } from './example-operations.js';
import { KEEP_KEY } from './graphiql-kept-key.js';

const ROOT = '<div id="root"></div>';
const ADMINISTRATOR_HEADERS = JSON.stringify({ Authorization: 'Bearer <administrator key>' }, null, 2);

/** The page contains everything it needs; its policy allows connections only to this host. */
export const GRAPHIQL_POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' blob:",
  'worker-src blob:',
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  'font-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Operations for a newcomer's first hour. They contain all their values, because GraphiQL gives the active tab one set of variables on
 * every reload.
 */
export const tabsFolder = path.join(examplesFolder, 'first-hour');

/** Every mutation of the schema, a document for each subject. Their variables have defaults, for the same reason. */
export const mutationsFolder = path.join(examplesFolder, 'every-mutation');

/**
 * At start, GraphiQL assigns the query and variables stored last to the active tab, and adds a tab if none has them. They may belong to
 * another tab or be missing, so this script first replaces them with those of the active tab.
 */
const RESTORE_ACTIVE_TAB = `<script>
try {
  const state = JSON.parse(localStorage.getItem('graphiql:tabState'));
  const tab = state && state.tabs[state.activeTabIndex];
  for (const part of tab ? ['query', 'variables'] : [])
    if (tab[part]) localStorage.setItem('graphiql:' + part, tab[part]);
    else localStorage.removeItem('graphiql:' + part);
} catch {
  // GraphiQL starts afresh if it cannot read its stored state
}
</script>`;

/** Renders GraphiQL with tabs: the operations of the first hour, then the mutations. The page is compressed once, because its script has 9 MB. */
export async function renderGraphiqlPage(): Promise<Buffer> {
  const [{ renderGraphiQL }, ...examples] = await Promise.all([
    import('@graphql-yoga/render-graphiql'),
    readExampleOperations(tabsFolder),
    readExampleOperations(mutationsFolder),
  ]);
  const defaultTabs = examples.flat().map(({ name, query }) => ({
    query,
    ...(name.endsWith('administration') ? { headers: ADMINISTRATOR_HEADERS } : {}),
  }));
  // KEEP_KEY keeps the key alone, once for all tabs, so that GraphiQL need not store the headers of each.
  const page = renderGraphiQL({ title: 'Muster', endpoint: '/graphql', defaultTabs, shouldPersistHeaders: false });
  return promisify(gzip)(page.replace(ROOT, `${ROOT}${RESTORE_ACTIVE_TAB}${KEEP_KEY}`));
}
