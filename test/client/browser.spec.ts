import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newHolder } from '../api/account-holder.js';
import { startSampleApi, type TestApi } from '../api/start-api.js';
import { hasBrowser, openBrowser } from '../pages/browser.js';

const packages = path.resolve(import.meta.dirname, '../../packages/client/src');

/** The whole client as one module, as a bundler of an app makes it. */
async function bundled(): Promise<string> {
  const entry = ['index', 'sse', 'ws'].map((name) => `export * from ${JSON.stringify(path.join(packages, `${name}.ts`))};`).join('\n');
  const bundle = await rolldown({
    input: 'app',
    platform: 'browser',
    plugins: [{ name: 'app', resolveId: (id) => (id === 'app' ? id : null), load: (id) => (id === 'app' ? entry : null) }],
  });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  return output[0].code;
}

/** Runs in the page: a roster is created while two subscriptions listen, and edited until both have heard of it. */
const PROGRAM = `
  const { MusterClient, LiveSocket, subscribeOverSse, unwrap } = await import('/client.js');
  const { url, key } = JSON.parse(document.body.textContent);
  const muster = new MusterClient({ url, key, persisted: true });
  const CREATE = 'mutation ($input: CreateRosterInput!) { createRoster(input: $input) { roster { id revision } userErrors { code message path } } }';
  const EDIT = 'mutation ($input: EditRosterInput!) { editRoster(input: $input) { roster { id revision } userErrors { code message path } } }';
  const EVENTS = 'subscription { rosterEvents { kind } }';
  const { factions } = unwrap(await muster.request('query { factions(first: 1) { nodes { slug } } }', {}));
  const leaving = new AbortController();
  const socket = new LiveSocket(muster);
  const heard = [subscribeOverSse(muster, EVENTS, {}, leaving), socket.subscribe(EVENTS, {}, leaving)].map(async (events) => {
    for await (const event of events) return unwrap(event).rosterEvents.kind;
  });
  let isHeard = false;
  const all = Promise.all(heard).finally(() => (isHeard = true));
  let { roster } = unwrap(await muster.mutate(CREATE, { input: { name: 'Mine', faction: factions.nodes[0].slug } })).createRoster;
  for (let n = 0; n < 50 && !isHeard; n += 1) {
    roster = unwrap(await muster.edit(EDIT, roster, () => [{ rename: { name: 'Mine ' + n } }])).roster;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const kinds = await all;
  socket.close();
  return { kinds, hasNode: 'process' in globalThis };`;

describe.skipIf(!hasBrowser)('the client in a browser, on a page of another origin', () => {
  let api: TestApi;
  let site: Server;
  let origin: string;
  beforeAll(async () => {
    const client = await bundled();
    let page = '{}';
    site = createServer(({ url }, response) => {
      const [type, body] = url === '/client.js' ? ['text/javascript', client] : ['text/html', page];
      response.writeHead(200, { 'content-type': type }).end(body);
    });
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
    origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    api = await startSampleApi({ MUSTER_JOBS: 'elsewhere', MUSTER_CORS_ORIGINS: origin });
    const { headers } = await newHolder(api);
    page = JSON.stringify({ url: api.url, key: headers.authorization.replace('Bearer ', '') });
  });
  afterAll(async () => {
    site.closeAllConnections();
    site.close();
    await api.close();
  });

  it('asks, creates, edits and listens over both kinds of subscription', async () => {
    const { page, close } = await openBrowser({ width: 800, colorScheme: 'light' });
    try {
      await page.goto(origin);
      const result: unknown = await page.evaluate(`(async () => {${PROGRAM}})()`);
      expect(result).toEqual({ kinds: ['EDITED', 'EDITED'], hasNode: false });
    } finally {
      await close();
    }
  });
});
