import { connect, createServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/**
 * `reset` cuts every connection, `refused` accepts none. `silent` accepts connections and never answers. `frozen` keeps open connections
 * open but transfers nothing. `swallowing` accepts connections and keeps them open, but loses everything that is sent. What the database
 * sends arrives half a second later if `late`, at 16 KB a second if `trickling`, and byte by byte if `sliced`. If `cut`, a connection ends
 * after its next few bytes, in the middle of an answer.
 */
export type LinkMode = 'forward' | 'reset' | 'refused' | 'silent' | 'frozen' | 'swallowing' | 'late' | 'trickling' | 'sliced' | 'cut';

const KEEPS_OPEN: ReadonlySet<LinkMode> = new Set(['swallowing', 'late', 'trickling', 'sliced', 'cut']);
/** Milliseconds, bytes in a tenth of a second, and bytes until a cut. */
const LATE = 500;
const TRICKLE = 1_600;
const CUT = 100;

/** A proxy to the database that can cut connections or stop answering. */
export interface FaultyLink {
  readonly url: string;
  /** Changes the mode. Closes open connections unless the old or the new mode keeps them open. */
  readonly set: (mode: LinkMode) => Promise<void>;
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
    if (mode !== 'forward' && !KEEPS_OPEN.has(mode)) return;
    const database = connect(Number(target.port), target.hostname);
    keep(open, database);
    pass(client, (bytes) => database.write(bytes), database);
    pass(database, delivering(client), client);
  });
  const pass = (from: Socket, send: (bytes: Buffer) => unknown, to: Socket): void => {
    from.on('data', (bytes: Buffer) => {
      if (mode !== 'swallowing') send(bytes);
    });
    from.on('end', () => to.end());
    from.on('close', () => to.destroy());
  };
  /** Sends what the database answers as the mode wants it, in order. */
  const delivering = (to: Socket): ((bytes: Buffer) => void) => {
    to.setNoDelay(true);
    let before = Promise.resolve();
    let left = CUT;
    const send = async (bytes: Buffer, arrived: number): Promise<void> => {
      if (mode === 'late') await sleep(Math.max(0, arrived + LATE - performance.now()));
      if (mode === 'trickling' || mode === 'sliced') return sendPieces(to, bytes, () => mode);
      if (mode !== 'cut') return void to.write(bytes);
      to.write(bytes.subarray(0, left));
      left -= bytes.length;
      if (left <= 0) to.destroySoon();
    };
    return (bytes) => {
      const arrived = performance.now();
      before = before.then(() => send(bytes, arrived));
    };
  };
  const listen = (port: number): Promise<void> => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  const dropAll = (): void => open.forEach((socket) => socket.destroy());
  await listen(0);
  const address = server.address();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  if (first === 'refused') server.close();
  return {
    url: url.href,
    set: async (next) => {
      const from = mode;
      mode = next;
      if (next === 'frozen') open.forEach((socket) => socket.pause());
      else if (!KEEPS_OPEN.has(next) && !KEEPS_OPEN.has(from)) dropAll();
      if (next === 'refused' && from !== 'refused') server.close();
      if (from === 'refused' && next !== 'refused') await listen(Number(url.port));
    },
    leadTo: (next) => (target = new URL(next)),
    close: () => {
      dropAll();
      return new Promise((resolve) => (server.listening ? server.close(() => resolve()) : resolve()));
    },
  };
}

function keep(open: Set<Socket>, socket: Socket): void {
  open.add(socket);
  socket.on('error', () => undefined);
  socket.on('close', () => open.delete(socket));
}

/** Slowly, or byte by byte, for as long as the mode stays so. */
async function sendPieces(to: Socket, bytes: Buffer, modeNow: () => LinkMode): Promise<void> {
  for (let from = 0; from < bytes.length && !to.destroyed;) {
    const mode = modeNow();
    const size = mode === 'trickling' ? TRICKLE : mode === 'sliced' ? 1 : bytes.length;
    to.write(bytes.subarray(from, from + size));
    from += size;
    await (mode === 'trickling' ? sleep(100) : nextTurn());
  }
}
