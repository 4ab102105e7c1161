import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { examplesFolder, readExampleOperations } from './example-operations.js';

const ROOT = '<div id="root"></div>';
const ADMINISTRATOR_HEADERS = JSON.stringify({ Authorization: 'Bearer <administrator key>' }, null, 2);

/** All that the page needs is in the page; its policy lets it speak to this host alone. */
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

/** What a newcomer tries in the first hour. Everything is in the operation: GraphiQL gives the active tab one set of variables on every reload. */
export const tabsFolder = path.join(examplesFolder, 'first-hour');

/**
 * GraphiQL takes the query and variables it stored last for those of the active tab, and adds a tab where no tab has them. What it stored last
 * may be of another tab, or nothing: they are set to those of the active tab before it starts.
 */
const RESTORE_ACTIVE_TAB = `<script>
try {
  const state = JSON.parse(localStorage.getItem('graphiql:tabState'));
  const tab = state && state.tabs[state.activeTabIndex];
  for (const part of tab ? ['query', 'variables'] : [])
    if (tab[part]) localStorage.setItem('graphiql:' + part, tab[part]);
    else localStorage.removeItem('graphiql:' + part);
} catch {
  // GraphiQL begins anew where it cannot read what it stored
}
</script>`;

/** GraphiQL with the operations of the first hour as tabs, compressed once: 9 MB of it are its script. */
export async function renderGraphiqlPage(): Promise<Buffer> {
  const [{ renderGraphiQL }, tabs] = await Promise.all([import('@graphql-yoga/render-graphiql'), readExampleOperations(tabsFolder)]);
  const defaultTabs = tabs.map(({ name, query }) => ({
    query,
    ...(name.endsWith('administration') ? { headers: ADMINISTRATOR_HEADERS } : {}),
  }));
  // A key typed into the headers is not kept.
  const page = renderGraphiQL({ title: 'Muster', endpoint: '/graphql', defaultTabs, shouldPersistHeaders: false });
  return promisify(gzip)(page.replace(ROOT, `${ROOT}${RESTORE_ACTIVE_TAB}`));
}
