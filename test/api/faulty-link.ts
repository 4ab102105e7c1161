import { connect, createServer, type Socket } from 'node:net';

/** `silent`: takes connections and never answers. `frozen`: open connections stay open, and nothing comes through any more. */
export type LinkMode = 'forward' | 'reset' | 'silent' | 'frozen';

/** A wire to the database that can be cut and can fall silent. Set `mode` at any time; a change drops what is open. */
export interface FaultyLink {
  readonly url: string;
  readonly set: (mode: LinkMode) => void;
  readonly close: () => Promise<void>;
}

export async function openFaultyLink(databaseUrl: string, first: LinkMode): Promise<FaultyLink> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let mode = first;
  const server = createServer((client) => {
    keep(open, client);
    if (mode === 'reset') client.resetAndDestroy();
    if (mode !== 'forward') return;
    const database = connect(Number(target.port), target.hostname);
    keep(open, database);
    client.pipe(database).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  const dropAll = (): void => open.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    set: (next) => {
      mode = next;
      if (next === 'frozen') open.forEach((socket) => socket.pause().unpipe());
      else dropAll();
    },
    close: () => {
      dropAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function keep(open: Set<Socket>, socket: Socket): void {
  open.add(socket);
  socket.on('error', () => undefined);
  socket.on('close', () => open.delete(socket));
}
