import { WebSocket } from 'ws';

/** A client of the protocol graphql-transport-ws that can also violate the protocol. */
export interface OpenSocket {
  readonly received: readonly { readonly type: string; readonly id?: string; readonly payload?: unknown }[];
  readonly closedWith: () => readonly [number, string] | null;
  readonly send: (message: unknown) => void;
  readonly close: () => void;
}

/** Rejects with the HTTP status if the handshake is refused. */
export async function openSocket(
  url: string,
  protocol = 'graphql-transport-ws',
  options: { readonly origin?: string } = {},
): Promise<OpenSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, protocol, options);
  const received: { readonly type: string; readonly id?: string; readonly payload?: unknown }[] = [];
  let closed: readonly [number, string] | null = null;
  socket.on('close', (code, reason) => (closed = [code, reason.toString()]));
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as OpenSocket['received'][number];
    if (message.type !== 'ping' && message.type !== 'ka') received.push(message);
  });
  await new Promise((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  return {
    received,
    closedWith: () => closed,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    close: () => socket.terminate(),
  };
}
