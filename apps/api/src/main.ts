import { createApp } from './create-app.js';
import { readConfig } from './platform/config.js';
import { InvalidConfig } from './platform/invalid-config.js';
import { listenFault } from './platform/listen-fault.js';
import { stopOnSignals } from './platform/stop-on-signals.js';

const UNUSABLE_CONFIG = 78;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const app = await createApp(config);
  stopOnSignals(app, config.timeouts.shutdown);
  try {
    await app.listen(config.port, config.host);
  } catch (error) {
    await app.close();
    throw listenFault(error, config) ?? error;
  }
  const address = await app.getUrl();
  process.stderr.write(
    `Muster answers at ${address}: check lists at ${address}/check and ${address}/check/bulk, try the API at ${address}/graphiql\n`,
  );
}

try {
  await start();
} catch (error) {
  if (!(error instanceof InvalidConfig)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = UNUSABLE_CONFIG;
}
