import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { readExampleOperations } from './example-operations.js';

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

/** GraphiQL with the example operations as tabs, compressed once: 9 MB of it are its script. */
export async function renderGraphiqlPage(): Promise<Buffer> {
  const [{ renderGraphiQL }, examples] = await Promise.all([import('@graphql-yoga/render-graphiql'), readExampleOperations()]);
  const defaultTabs = examples.map(({ name, query, variables }) => ({
    query,
    variables,
    ...(name.startsWith('administrator') ? { headers: ADMINISTRATOR_HEADERS } : {}),
  }));
  // The first tab takes its variables from here, the others from their tabs. A key typed into the headers is not kept.
  const first = { variables: examples[0]?.variables ?? '' };
  const page = renderGraphiQL({ title: 'Muster', endpoint: '/graphql', defaultTabs, shouldPersistHeaders: false, ...first });
  return promisify(gzip)(page);
}
