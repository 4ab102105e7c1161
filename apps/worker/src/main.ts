import { pino } from 'pino';
import { readSettings } from './settings.js';
import { work } from './work.js';

const UNUSABLE_CONFIG = 78;

const settings = readSettings(process.env);
if ('databaseUrl' in settings) {
  const log = pino({ level: process.env.LOG_LEVEL || 'info', base: null, timestamp: pino.stdTimeFunctions.isoTime });
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort());
  log.info('The worker waits for work.');
  await work(settings, stopping.signal, (error) => log.error(error));
  log.info('The worker has stopped.');
} else {
  process.stderr.write(`${settings.join('\n')}\n`);
  process.exitCode = UNUSABLE_CONFIG;
}
