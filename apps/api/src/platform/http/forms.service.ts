import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RequestViewers } from '../access/request-viewers.service.js';
import { Turns } from '../rates/turns.service.js';
import { readForm, type Form } from './form.js';

/** Reads forms, and takes the turns that their requests need. */
@Injectable()
export class Forms {
  constructor(
    private readonly viewers: RequestViewers,
    private readonly turns: Turns,
  ) {}

  /**
   * A form with files is read here, and takes its turn only afterwards, so that a slow sender does not occupy one. Other bodies are
   * complete before the rate guard runs, which takes the turn for them.
   * @throws ApiError PAYLOAD_TOO_LARGE if it has more than `limit` bytes, UNSUPPORTED_MEDIA_TYPE, BAD_REQUEST, UNAVAILABLE
   */
  async read(reply: FastifyReply, limit: number): Promise<Form> {
    const { request } = reply;
    const form = await readForm(request, limit);
    if (request.isMultipart()) await this.turns.take(this.viewers.payerOf(request), reply.raw);
    return form;
  }
}
