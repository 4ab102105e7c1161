import type { INestApplicationContext } from '@nestjs/common';

/** SIGTERM and SIGINT: not ready at once, running requests end, the port closes, then the database. A second signal does not hurry it. */
export function stopOnSignals(app: INestApplicationContext, longest: number): void {
  app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      // Whatever still runs then has had its time.
      setTimeout(() => process.exit(0), longest).unref();
    });
  }
}
