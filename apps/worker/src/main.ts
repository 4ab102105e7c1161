import { describeError } from '#muster/diagnostics';
import { compileQuickly, InvalidSettings, setV8Options } from '#muster/settings';
import { pino } from 'pino';
import { readWorkerSettings } from './settings.js';
import { work } from './work.js';

const UNUSABLE_CONFIG = 78;
const UNAVAILABLE = 69;

async function start(): Promise<void> {
  setV8Options();
  compileQuickly();
  const settings = readWorkerSettings(process.env);
  const serializers = { err: describeError };
  const log = pino({ level: settings.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers });
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort());
  const why = await work(settings, stopping.signal, {
    onReached: () => log.info('The worker waits for work.'),
    onTrouble: (sentence) => log.error(sentence),
    // The message of an error may quote a list or the database address, so it is not logged.
    onFault: (err) => log.error({ err }, 'Something went wrong.'),
  });
  if (why === null) return log.info('The worker has stopped.');
  process.stderr.write(`The worker cannot work: ${why}\n`);
  process.exitCode = UNAVAILABLE;
}

try {
  await start();
} catch (error) {
  if (!(error instanceof InvalidSettings)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = UNUSABLE_CONFIG;
}
