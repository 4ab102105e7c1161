import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSampleApi, type TestApi } from './start-api.js';

const GRACE = 1_000;
const RATE = 32_768;

let api: TestApi;
beforeAll(async () => {
  api = await startSampleApi({
    MUSTER_REQUEST_TIMEOUT_MS: String(GRACE),
    MUSTER_HEADERS_TIMEOUT_MS: '500',
    MUSTER_UPLOAD_RATE: String(RATE),
    MUSTER_TURNS: '1',
    MUSTER_JOBS: 'elsewhere',
  });
});
afterAll(() => api.close());

/** Sends only the headers of a request, and collects the response until the connection is closed. */
function begin(path: string, type: string, length: number): { readonly socket: Socket; readonly answer: Promise<string> } {
  const { port, hostname } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`);
  return { socket, answer };
}

async function send(
  path: string,
  body: Buffer,
  bytesAtOnce: number,
  every: number,
): Promise<{ readonly status: string; readonly took: number }> {
  const { socket, answer } = begin(path, 'text/csv', body.length);
  const started = performance.now();
  for (let at = 0; at < body.length && !socket.destroyed; at += bytesAtOnce) {
    socket.write(body.subarray(at, at + bytesAtOnce));
    await Promise.race([answer, sleep(every)]);
  }
  const text = await Promise.race([answer, sleep(5_000, 'still open')]);
  socket.destroy();
  return { status: text.split('\r\n', 1)[0] ?? '', took: performance.now() - started };
}

const lists = (count: number): Buffer =>
  Buffer.from(
    `player,list\n${Array.from({ length: count }, (_, n) => `Player ${n},"A list\n${'- 1 Tugboat\n'.repeat(400)}"`).join('\n')}\n`,
  );

describe('an upload on a slow line', () => {
  it('is accepted, however long it takes, if it is not slower than the minimum rate', async () => {
    const body = lists(28);
    const { status, took } = await send('/check/jobs', body, RATE / 5, 150);
    expect(body.length).toBeGreaterThan(3 * RATE);
    expect(took).toBeGreaterThan(2 * GRACE);
    expect(status).toBe('HTTP/1.1 201 Created');
  });

  it('is ended if it is slower', async () => {
    const { status, took } = await send('/check/jobs', lists(28), RATE / 64, 100);
    expect(status).toBe('HTTP/1.1 408 Request Timeout');
    expect(took).toBeGreaterThan(GRACE);
    expect(took).toBeLessThan(3 * GRACE);
  });

  it('of a form with files does not occupy a turn until it has arrived', async () => {
    const { socket, answer } = begin('/check/jobs', 'multipart/form-data; boundary=x', 100_000);
    socket.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nA list\n');
    await sleep(200);
    const checked = await Promise.race([
      request(api.url).post('/check?edition=10e').set('content-type', 'text/plain').send('A list'),
      sleep(700, { status: 'waits' }),
    ]);
    expect(checked.status).toBe(200);
    expect(await Promise.race([answer, sleep(5_000, 'still open')])).toContain('408');
    socket.destroy();
  });
});
