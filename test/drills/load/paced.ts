import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Sent {
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Answered {
  /** 0 if there was no answer. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Milliseconds since the request was due, whenever it could be sent. */
  readonly took: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 128 });
const LONGEST = 30_000;

/** Posts a request and always returns an answer. */
export function post(url: string, { path, body, headers }: Sent, due = performance.now()): Promise<Answered> {
  return new Promise((resolve) => {
    const end = (status: number, answered: IncomingHttpHeaders, text: string): void =>
      resolve({ status, headers: answered, body: text, took: performance.now() - due });
    const sending = request(`${url}${path}`, { method: 'POST', agent, timeout: LONGEST, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => end(answer.statusCode ?? 0, answer.headers, Buffer.concat(parts).toString()));
      answer.on('error', () => end(0, {}, ''));
    });
    sending.on('timeout', () => sending.destroy());
    sending.on('error', (error) => end(0, {}, String(error)));
    sending.end(body);
  });
}

/** Sends so many requests a second, whether the earlier ones are answered or not: nobody waits politely for a slow server. */
export async function paced(url: string, rate: number, seconds: number, next: (at: number) => Sent): Promise<readonly Answered[]> {
  const began = performance.now();
  const answers: Promise<Answered>[] = [];
  for (let at = 0; at < rate * seconds; at += 1) {
    const due = began + (at * 1_000) / rate;
    const left = due - performance.now();
    if (left > 1) await sleep(left);
    answers.push(post(url, next(at), due));
  }
  return Promise.all(answers);
}
