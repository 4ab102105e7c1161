import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DestinationStream } from 'pino';
import { AppModule } from './app.module.js';
import type { Config } from './platform/config.js';
import { registerWebsockets } from './platform/graphql/subscriptions.js';
import { createAdapter, readOnlyJson } from './platform/http/fastify.js';
import { registerHeaders } from './platform/http/headers.js';
import { acceptUploads } from './platform/http/uploads.js';
import { createLogger, logRequest, NestLog } from './platform/logging.js';

/** The api, ready to listen: what `main` starts and what tests call. Logs go to stdout or to where a test reads them. */
export async function createApp(config: Config, logs?: DestinationStream): Promise<NestFastifyApplication> {
  const log = createLogger(config.logLevel, logs);
  const adapter = createAdapter(config, log);
  const instance = adapter.getInstance();
  readOnlyJson(instance);
  await acceptUploads(instance);
  await registerWebsockets(instance);
  await registerHeaders(instance, config.cors);
  instance.addHook('onResponse', async (request, reply) => logRequest(request, reply));
  return NestFactory.create<NestFastifyApplication>(AppModule.forRoot(config), adapter, {
    logger: new NestLog(log),
    bodyParser: false,
    abortOnError: false,
  });
}
