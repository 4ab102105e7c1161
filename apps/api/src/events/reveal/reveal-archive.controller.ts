import { Readable } from 'node:stream';
import { RevealedLists, revealedArchive } from '#muster/events';
import { Controller, Get, Header, Param, Req, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OpenToAnyone } from '../../platform/access/access.decorator.js';
import { ApiError } from '../../platform/errors/api-error.js';
import { InOpenApi } from '../../platform/openapi/in-openapi.decorator.js';
import { anonymous } from '../../platform/rates/caller.js';
import { Turns } from '../../platform/rates/turns.service.js';

/** The admitted lists of an event as a zip, from the reveal on. Before it, the address answers as if there were no event. */
@OpenToAnyone()
@Controller('events/lists')
export class RevealArchiveController {
  constructor(
    private readonly revealed: RevealedLists,
    private readonly turns: Turns,
  ) {}

  @InOpenApi({
    summary: 'The revealed lists of an event as files in a zip.',
    path: { token: { schema: { type: 'string' }, description: 'The token of the public address.' } },
    answers: { 200: { description: 'One text file for each list.', body: { type: 'application/zip' } } },
  })
  @Get(':token/lists.zip')
  @Header('cache-control', 'no-store')
  async zip(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    if (!(await this.revealed.event(token))) throw new ApiError('NOT_FOUND', 'There is nothing at this address.');
    await this.turns.take(anonymous(request.ip), reply.raw);
    const archive = Readable.from(revealedArchive(this.revealed.all(token)));
    return new StreamableFile(archive, { type: 'application/zip', disposition: 'attachment; filename="lists.zip"' });
  }
}
