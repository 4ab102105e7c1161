import { WebSocket } from 'ws';

/** An open subscription, as a client sees it. */
export interface Live {
  /** The data of every event so far; for errors, the errors. */
  readonly events: readonly unknown[];
  /** Whether the subscription has ended or was refused. */
  readonly isOver: () => boolean;
  /** The code and reason with which the server closed the connection. Null while it is open. */
  readonly closedWith: () => readonly [number, string] | null;
  readonly close: () => void;
}

/** Subscribes with the given payload of connection_init. Resolves when the subscription has been sent or the connection was refused. */
export async function subscribe(url: string, query: string, init: object | undefined): Promise<Live> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const events: unknown[] = [];
  let over = false;
  let closed: readonly [number, string] | null = null;
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code, reason) => {
      over = true;
      closed = [code, reason.toString()];
      resolve();
    });
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: init })));
    socket.on('message', (data: Buffer) => {
      const { type, payload } = JSON.parse(data.toString()) as { type: string; payload: unknown };
      if (type === 'connection_ack') {
        socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
        resolve();
      }
      if (type === 'next' || type === 'error') events.push(payload);
      if (type === 'complete' || type === 'error') over = true;
    });
  });
  return { events, isOver: () => over, closedWith: () => closed, close: () => socket.terminate() };
}
