import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ReleaseRepository } from '#muster/persistence';
import { createApp } from './create-app.js';
import { banner, placeOf } from './first-start/banner.js';
import { FirstStart } from './first-start/first-start.service.js';
import { type Config, readConfig } from './platform/config.js';
import { askLauncher, hasLauncher, InvalidSettings, NoDatabase, setV8Options } from '#muster/settings';
import { listenFault } from './platform/listen-fault.js';
import { stopOnSignals } from './platform/stop-on-signals.js';

const UNUSABLE_CONFIG = 78;

async function start(): Promise<void> {
  setV8Options();
  const config = readConfig(await environment(), process.stdout.isTTY);
  const app = await createApp(config);
  stopOnSignals(app, config.timeouts.shutdown);
  try {
    await app.listen(config.port, config.host);
  } catch (error) {
    await app.close();
    throw listenFault(error, config) ?? error;
  }
  void announce(app, config).catch(() => undefined); // the message repeats what the log says
}

/** The variables of this process, completed with the database that its launcher (tools/serve.mjs) has opened while this code was loaded. */
async function environment(): Promise<NodeJS.ProcessEnv> {
  if (process.env['DATABASE_URL'] || !hasLauncher()) return process.env;
  const { url, folder } = await askLauncher();
  process.disconnect?.();
  return { ...process.env, DATABASE_URL: url, ...(folder === null ? {} : { MUSTER_DATABASE_FOLDER: folder }) };
}

/** Prints the address at once. A person at a terminal also sees the next steps as soon as there is a release to check lists against. */
async function announce(app: NestFastifyApplication, config: Config): Promise<void> {
  const address = await app.getUrl();
  process.stderr.write(`Muster answers at ${address}\n`);
  if (!process.stderr.isTTY) return;
  await app.get(FirstStart, { strict: false }).finished;
  const releases = await app.get(ReleaseRepository, { strict: false }).list();
  process.stderr.write(banner({ address, place: config.databaseFolder ?? placeOf(config.databaseUrl), releases }));
}

try {
  await start();
} catch (error) {
  if (error instanceof NoDatabase) {
    process.stderr.write(`Muster could not start: ${error.message}\n`);
    process.exitCode = 1;
  } else if (error instanceof InvalidSettings) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = UNUSABLE_CONFIG;
  } else throw error;
}
