import { connect, createServer, type Socket } from 'node:net';

/**
 * `reset` cuts every connection. `silent` accepts connections and never answers. `frozen` keeps open connections open but transfers
 * nothing. `swallowing` accepts connections and keeps them open, but loses everything that is sent.
 */
export type LinkMode = 'forward' | 'reset' | 'silent' | 'frozen' | 'swallowing';

/** A proxy to the database that can cut connections or stop answering. */
export interface FaultyLink {
  readonly url: string;
  /** Changes the mode. Closes open connections unless the old or the new mode keeps them open. */
  readonly set: (mode: LinkMode) => void;
  /** Sends new connections to this database. */
  readonly leadTo: (databaseUrl: string) => void;
  readonly close: () => Promise<void>;
}

export async function openFaultyLink(databaseUrl: string, first: LinkMode): Promise<FaultyLink> {
  let target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let mode = first;
  const server = createServer((client) => {
    keep(open, client);
    if (mode === 'reset') client.resetAndDestroy();
    if (mode !== 'forward' && mode !== 'swallowing') return;
    const database = connect(Number(target.port), target.hostname);
    keep(open, database);
    pass(client, database);
    pass(database, client);
  });
  const pass = (from: Socket, to: Socket): void => {
    from.on('data', (bytes) => {
      if (mode !== 'swallowing') to.write(bytes);
    });
    from.on('end', () => to.end());
    from.on('close', () => to.destroy());
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  const dropAll = (): void => open.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    set: (next) => {
      if (next === 'frozen') open.forEach((socket) => socket.pause());
      else if (next !== 'swallowing' && mode !== 'swallowing') dropAll();
      mode = next;
    },
    leadTo: (next) => (target = new URL(next)),
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
