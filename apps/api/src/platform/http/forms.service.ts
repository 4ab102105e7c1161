import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RequestViewers } from '../access/request-viewers.service.js';
import { Turns } from '../rates/turns.service.js';
import { readForm, type Form } from './form.js';

/** Forms, and the turns that their requests take. */
@Injectable()
export class Forms {
  constructor(
    private readonly viewers: RequestViewers,
    private readonly turns: Turns,
  ) {}

  /**
   * A form with files arrives while it is read: who sends it slowly must not hold a turn meanwhile, so it is taken when all is there. Other bodies
   * have arrived before the guard of the rates, which takes theirs.
   * @throws ApiError PAYLOAD_TOO_LARGE past so many bytes in all, UNSUPPORTED_MEDIA_TYPE, BAD_REQUEST, UNAVAILABLE
   */
  async read(reply: FastifyReply, limit: number): Promise<Form> {
    const { request } = reply;
    const form = await readForm(request, limit);
    if (request.isMultipart()) await this.turns.take(this.viewers.payerOf(request), reply.raw);
    return form;
  }
}
