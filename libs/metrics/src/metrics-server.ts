import { createServer, type RequestListener, type Server } from 'node:http';
import { InvalidSettings } from '#muster/settings';
import { type ProcessState, shownState } from './process-state.js';

/** What a process shows at a port of its own. */
export interface Shown {
  readonly metrics: { readonly contentType: string; readonly text: () => Promise<string> };
  readonly state: () => Promise<ProcessState>;
}

/**
 * Serves /metrics, /health/live and /health/ready without a key, for a monitor on the same private network. The server does not keep the process
 * alive.
 * @throws InvalidSettings if the port cannot be opened
 */
export async function serveMetrics(shown: Shown, port: number, host: string): Promise<Server> {
  const server = createServer(answering(shown));
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) => reject(new InvalidSettings([`MUSTER_METRICS_PORT cannot be opened: ${message}.`])));
    server.listen(port, host, resolve);
  });
  server.unref();
  return server;
}

const answering =
  (shown: Shown): RequestListener =>
  (request, response) => {
    answer(shown, request.url ?? '').then(
      ({ status, type, body }) => response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body),
      () => response.writeHead(500).end(),
    );
  };

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

async function answer({ metrics, state }: Shown, url: string): Promise<Answer> {
  if (url === '/metrics') {
    const body = await metrics.text();
    return { status: 200, type: metrics.contentType, body };
  }
  if (url === '/health/live') return health(200, { status: 'live' });
  if (url === '/health/ready') {
    const now = await state();
    return health(now.isReady ? 200 : 503, shownState(now));
  }
  return { status: 404, type: 'text/plain', body: 'There is nothing at this address.\n' };
}

const health = (status: number, shown: object): Answer => ({ status, type: 'application/json', body: JSON.stringify(shown) });
