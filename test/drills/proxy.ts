import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';

/** Milliseconds between two looks at an api, and for which an api is waited for. */
const LOOK = 100;
const PATIENCE = 10_000;

export interface Proxy {
  readonly url: string;
  readonly close: () => void;
}

/**
 * Passes requests to the apis that are ready, in turn, as the proxies in examples/deployment do: over connections that are kept open, and
 * to another api if one refuses the connection. A request that an api has begun to read is never repeated.
 */
export async function openProxy(apis: readonly string[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const ready = new Set(apis);
  const look = setInterval(() => {
    for (const api of apis)
      void fetch(`${api}/health/ready`, { headers: { connection: 'close' } }).then(
        ({ status }) => (status === 200 ? ready.add(api) : ready.delete(api)),
        () => ready.delete(api),
      );
  }, LOOK);
  let turn = 0;
  const pass = (asked: IncomingMessage, answer: ServerResponse, body: Buffer, until: number): void => {
    const able = ready.size > 0 ? [...ready] : apis;
    const api = new URL(able[(turn += 1) % able.length] ?? '');
    const { method, url = '/', headers } = asked;
    const passed = request({ agent, host: api.hostname, port: api.port, method, path: url, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.on('error', () => answer.destroy());
      response.pipe(answer);
    });
    passed.on('error', (error) => {
      if ('code' in error && error.code === 'ECONNREFUSED' && performance.now() < until)
        setTimeout(() => pass(asked, answer, body, until), LOOK);
      else answer.destroy();
    });
    passed.end(body);
  };
  const server = createServer((asked, answer) => {
    const parts: Buffer[] = [];
    asked.on('data', (part: Buffer) => void parts.push(part));
    asked.on('end', () => pass(asked, answer, Buffer.concat(parts), performance.now() + PATIENCE));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const close = (): void => {
    clearInterval(look);
    agent.destroy();
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, close };
}
