import { WebSocket } from 'ws';

/** Collects the data of all events of a subscription until it ends. */
export async function eventsOf(url: string, query: string, variables: object = {}, address = ''): Promise<readonly unknown[]> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql${address}`, 'graphql-transport-ws');
  const events: unknown[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('The socket was closed.')));
      socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
      socket.on('message', (data: Buffer) => {
        const { type, payload } = JSON.parse(data.toString()) as { type: string; payload: unknown };
        if (type === 'connection_ack') socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables } }));
        if (type === 'next' || type === 'error') events.push(payload);
        if (type === 'complete' || type === 'error') resolve();
      });
    });
  } finally {
    socket.removeAllListeners('close');
    socket.terminate();
  }
  return events;
}
