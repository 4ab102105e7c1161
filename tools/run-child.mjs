import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** npm and the terminal may both deliver the same Ctrl-C; a second signal within this time counts as the same one. */
const SAME_KEYPRESS_MS = 500;

/**
 * Runs node on a script until it ends and returns its exit code (128 plus the number of the signal if a signal ended it). SIGINT and
 * SIGTERM are passed on once each, so that the child can finish before the caller closes what the child uses.
 * @param {readonly string[]} args
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {(message: unknown, reply: (answer: object) => void) => void} [options.onMessage] opens a message channel to the child
 * @param {(pid: number) => void} [options.onSpawn]
 * @returns {Promise<number>}
 */
export function runChild(args, { env = process.env, onMessage, onSpawn } = {}) {
  const child = spawn(process.execPath, args, {
    env,
    stdio: onMessage ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    detached: process.platform !== 'win32', // a separate process group, so that the terminal's Ctrl-C reaches it only through this process
  });
  if (onMessage) child.on('message', (message) => onMessage(message, (answer) => child.connected && child.send(answer)));
  if (child.pid !== undefined) onSpawn?.(child.pid);
  const handOn = handSignalsTo(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      handOn.stop();
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function handSignalsTo(child) {
  let last = -Infinity;
  /** @param {NodeJS.Signals} signal */
  const handOn = (signal) => {
    if (performance.now() - last < SAME_KEYPRESS_MS) return;
    last = performance.now();
    child.kill(signal);
  };
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, handOn);
  return { stop: () => signals.forEach((signal) => process.off(signal, handOn)) };
}
