import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DestinationStream } from 'pino';
import { CheckTimings } from '#muster/checks';
import { Metrics } from '#muster/metrics';
import { startTracing } from '#muster/tracing';
import { PrismaService } from '#muster/persistence';
import { AppModule } from './app.module.js';
import type { Config } from './platform/config.js';
import { answerFaultPage } from './pages/layout/fault-page.js';
import { RequestViewers } from './platform/access/request-viewers.service.js';
import { idOf } from './platform/access/viewer.js';
import { createAdapter, readOnlyJson, refuseInForm, refuseUnfitAddresses } from './platform/http/fastify.js';
import { refuseDuringOutage } from './platform/http/during-outage.js';
import { endSlowBodies } from './platform/http/arrive-in-time.js';
import { registerHeaders } from './platform/http/headers.js';
import { traceRequests } from './platform/http/trace-requests.js';
import { acceptUploads } from './platform/http/uploads.js';
import { createLogger, logRequest, NestLog } from './platform/logging.js';
import { answeredRequest } from './platform/observed-request.js';
import { RateLimits } from './platform/rates/rate-limits.service.js';
import { PersistedDocuments } from './platform/graphql/documents/persisted-documents.service.js';
import { OpenConnections } from './platform/sockets/open-connections.service.js';
import { registerWebsockets } from './platform/sockets/websockets.js';
import { EventStreams } from './platform/streams/event-streams.service.js';
import { registerStreams } from './platform/streams/register-streams.js';

/** Builds the api without starting it; used by `main` and by the tests. Logs go to stdout unless `logs` names another stream. */
export async function createApp(config: Config, logs?: DestinationStream): Promise<NestFastifyApplication> {
  const log = createLogger(config.logLevel, logs);
  const adapter = createAdapter(config, log);
  const instance = adapter.getInstance();
  const tracing = config.traces && (await startTracing(config.traces, 'muster api'));
  if (tracing) await traceRequests(instance);
  readOnlyJson(instance);
  const refuse = refuseInForm(answerFaultPage);
  refuseUnfitAddresses(instance, refuse);
  let database: PrismaService | null = null;
  refuseDuringOutage(instance, async () => database === null || database.ping(), refuse);
  endSlowBodies(instance, config.timeouts);
  await acceptUploads(instance);
  await registerHeaders(instance, config.cors);
  let metrics: Metrics | null = null;
  let viewers: RequestViewers | null = null;
  instance.addHook('onResponse', (request, reply, done) => {
    const answered = answeredRequest(request, reply);
    metrics?.request(answered);
    logRequest(request, reply, answered, viewers === null ? null : idOf(viewers.of(request)));
    done();
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(config, tracing, (sentence) => log.error(sentence)),
    adapter,
    {
      logger: new NestLog(log),
      bodyParser: false,
      abortOnError: false,
    },
  );
  metrics = app.get(Metrics);
  if (tracing) {
    app.get(CheckTimings, { strict: false }).listen(tracing.onPhase);
    instance.addHook('onClose', tracing.stop);
  }
  database = app.get(PrismaService, { strict: false });
  viewers = app.get(RequestViewers);
  await registerWebsockets(instance, app.get(RateLimits), app.get(OpenConnections), app.get(PersistedDocuments), config.cors);
  registerStreams(instance, app.get(EventStreams));
  return app;
}
