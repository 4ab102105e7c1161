import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What happens to the next request. */
export type Fate =
  | { readonly kind: 'passed' }
  /** The server does its work, but its answer never arrives. */
  | { readonly kind: 'cut' }
  | { readonly kind: 'answered'; readonly status: number; readonly headers: Readonly<Record<string, string>> };

export interface CuttingProxy {
  readonly url: string;
  /** The bodies of all requests so far. */
  readonly seen: readonly string[];
  /** The fates of the next requests, in order; all others pass. */
  readonly decide: (...fates: readonly Fate[]) => void;
  readonly close: () => Promise<void>;
}

/** An HTTP proxy between a client and a server that loses answers on request. */
export async function cuttingProxy(target: string): Promise<CuttingProxy> {
  const fates: Fate[] = [];
  const seen: string[] = [];
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    decide: (...more) => void fates.push(...more),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await text(incoming);
    seen.push(body);
    const fate = fates.shift() ?? { kind: 'passed' };
    if (fate.kind === 'answered') return void outgoing.writeHead(fate.status, fate.headers).end();
    const forwarded = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers: incoming.headers });
    forwarded.on('error', () => outgoing.destroy());
    forwarded.on('response', (answer) => {
      if (fate.kind === 'cut') return void answer.resume().once('end', () => incoming.socket.destroy());
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      return void answer.pipe(outgoing);
    });
    forwarded.end(body);
  }
}
