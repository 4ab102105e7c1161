import type { INestApplicationContext } from '@nestjs/common';

/**
 * Shuts down on SIGTERM and SIGINT: the api reports "not ready", finishes running requests, closes the port and then the database
 * connection. A second signal does not speed this up.
 */
export function stopOnSignals(app: INestApplicationContext, longest: number): void {
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      // Requests that are still running after this time are aborted.
      setTimeout(() => process.exit(0), longest).unref();
    });
  }
}
