import { type ShownState, shownState } from '#muster/metrics';
import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { OpenToAnyone } from '../access/access.decorator.js';
import { InOpenApi } from '../openapi/in-openapi.decorator.js';
import { Readiness } from './readiness.js';

@OpenToAnyone()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** Answers 200 as long as the process runs. */
  @InOpenApi({ summary: 'Whether the process runs.', answers: { 200: { description: 'It runs.', body: { json: 'Status' } } } })
  @Get('live')
  live(): { readonly status: 'live' } {
    return { status: 'live' };
  }

  /** Answers 200 if the process can serve requests, and 503 while the database is unavailable or the process is stopping. */
  @InOpenApi({
    summary: 'Whether the process can serve requests.',
    answers: {
      200: { description: 'It can.', body: { json: 'Status' } },
      503: { description: 'The database is unavailable, or the process is stopping.', body: { json: 'Status' } },
    },
  })
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<ShownState> {
    const state = await this.readiness.state();
    void reply.status(state.isReady ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE).header('cache-control', 'no-store');
    return shownState(state);
  }
}
