import { decodeText } from '#muster/formats';
import { Body, Controller, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { OpenToAnyone } from '../platform/access/access.decorator.js';
import { ApiError } from '../platform/errors/api-error.js';
import { TakesUploads } from '../platform/http/uploads.js';
import { LIMITS } from '../platform/limits.js';
import { InOpenApi, type Described } from '../platform/openapi/in-openapi.decorator.js';
import { CheckAnswers, type CheckAnswer } from './check-answer.service.js';
import { QUESTION_PARAMS } from './question-params.js';

const CHECKED: Described['answers'] = {
  200: { description: 'The report.', body: { json: 'Report' } },
  422: { description: 'The list cannot be checked with these parameters.', body: { json: 'Refusal' } },
};

/**
 * Checks one list for scripts: a text with `curl --data-binary @list.txt -H 'content-type: text/plain' 'http://.../check?edition=10e'`, a
 * roster file with `curl --data-binary @army.rosz -H 'content-type: application/octet-stream' 'http://.../check/file'`.
 */
@OpenToAnyone()
@Controller('check')
export class CheckTextController {
  constructor(private readonly answers: CheckAnswers) {}

  @InOpenApi({ summary: 'Checks a list as text.', query: QUESTION_PARAMS, answers: CHECKED })
  @Post()
  @TakesUploads(LIMITS.listText, ['text/plain'])
  text(
    @Body() body: unknown,
    @Query() params: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CheckAnswer> {
    const text = body instanceof Uint8Array ? decodeText(body) : null;
    if (text === null)
      throw new ApiError('BAD_REQUEST', 'The body is not text. Send a list as text/plain, or a roster file to /check/file.');
    return this.answers.answer({ kind: 'text', text }, params, reply);
  }

  /** Accepts the bytes of a .ros or .rosz file, or of the JSON form of one. */
  @InOpenApi({ summary: 'Checks a roster file: .ros, .rosz or JSON.', query: QUESTION_PARAMS, answers: CHECKED })
  @Post('file')
  @TakesUploads(LIMITS.rosterFile, ['application/octet-stream', 'application/xml', 'application/zip'])
  file(
    @Body() body: unknown,
    @Query() params: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CheckAnswer> {
    const bytes = body instanceof Uint8Array ? body : new TextEncoder().encode(JSON.stringify(body ?? null));
    return this.answers.answer({ kind: 'file', name: 'the file', bytes }, params, reply);
  }
}
