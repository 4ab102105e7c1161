import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Metrics } from '#muster/metrics';
import { AdministratorRoute } from '../access/access.decorator.js';
import { InOpenApi } from '../openapi/in-openapi.decorator.js';

@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  /** The metrics of this process, for a monitor that sends an administrator's key. `MUSTER_METRICS_PORT` serves them without one. */
  @InOpenApi({
    summary: 'The metrics of the process, for administrators.',
    answers: { 200: { description: 'The text format of Prometheus.', body: { type: 'text/plain' } } },
  })
  @Get()
  @AdministratorRoute()
  async show(@Res() reply: FastifyReply): Promise<void> {
    const text = await this.metrics.text();
    await reply.type(this.metrics.contentType).header('cache-control', 'no-store').send(text);
  }
}
