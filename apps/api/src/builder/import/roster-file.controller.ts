import { Body, Controller, HttpStatus, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RouteWith } from '../../platform/access/access.decorator.js';
import { RequestViewers } from '../../platform/access/request-viewers.service.js';
import { ApiError } from '../../platform/errors/api-error.js';
import { plainFields, type Form } from '../../platform/http/form.js';
import { Forms } from '../../platform/http/forms.service.js';
import { answerLanguage } from '../../platform/http/language.js';
import { TakesUploads } from '../../platform/http/uploads.js';
import { LIMITS } from '../../platform/limits.js';
import { InOpenApi } from '../../platform/openapi/in-openapi.decorator.js';
import { RosterService } from '../roster.service.js';
import { plainPayload, type PlainRosterPayload } from './plain-roster.js';
import { readRequestKey, readRosterFileParams, ROSTER_FILE_PARAMS } from './roster-file-params.js';

interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The form's fields other than its file. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Does what `importRoster` does, for files that exceed the size of a GraphQL request. The file is the request body or part of a form: `curl
 * --data-binary @army.rosz -H 'content-type: application/octet-stream' -H 'authorization: Bearer …' 'http://.../rosters/file?name=My
 * army'`.
 */
@Controller('rosters')
export class RosterFileController {
  constructor(
    private readonly rosters: RosterService,
    private readonly viewers: RequestViewers,
    private readonly forms: Forms,
  ) {}

  /** Answers 201 with the payload of `importRoster`, 200 if the `Idempotency-Key` was used before, or 422 with `userErrors`. */
  @InOpenApi({
    summary: 'Saves a roster file as a roster, as importRoster does.',
    query: ROSTER_FILE_PARAMS,
    headers: {
      'Idempotency-Key': {
        schema: { type: 'string', minLength: 8, maxLength: 100 },
        description: 'A request with the same key is carried out once.',
      },
      'Muster-User': { schema: { type: 'string' }, description: "The app's own id of the user, for keys of apps." },
    },
    answers: {
      200: { description: 'The key was used before; `repeated` is the revision that it made.', body: { json: 'RosterPayload' } },
      201: { description: 'The roster.', body: { json: 'RosterPayload' } },
      422: { description: 'Nothing was saved, for the reasons in userErrors.', body: { json: 'RosterPayload' } },
    },
  })
  @RouteWith('rosters:write')
  @Post('file')
  @TakesUploads(LIMITS.rosterFile, ['application/octet-stream', 'application/xml', 'application/zip', 'text/plain', 'multipart/form-data'])
  async import(
    @Req() request: FastifyRequest,
    @Body() body: unknown,
    @Query() { locale: _locale, ...params }: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlainRosterPayload> {
    const locale = answerLanguage(reply);
    const requestKey = readRequestKey(request.headers['idempotency-key']);
    const { name, bytes, fields } = request.isMultipart() ? fileOfForm(await this.forms.read(reply, LIMITS.rosterFile)) : fileOfBody(body);
    const asked = { ...readRosterFileParams({ ...fields, ...params }), requestKey };
    const payload = await this.rosters.importSubject({ kind: 'file', name, bytes }, asked, this.viewers.of(request));
    void reply.status(statusOf(payload)).header('cache-control', 'no-store');
    return plainPayload(payload, locale);
  }
}

function fileOfBody(body: unknown): Upload {
  const bytes = body instanceof Uint8Array ? body : new TextEncoder().encode(JSON.stringify(body ?? null));
  return { name: 'the file', bytes, fields: {} };
}

function fileOfForm(form: Form): Upload {
  const [file, ...others] = form.files;
  if (!file || others.length > 0) throw new ApiError('BAD_REQUEST', 'Send exactly one file.');
  return { ...file, fields: plainFields(form) };
}

function statusOf({ roster, repeated }: Pick<PlainRosterPayload, 'repeated'> & { readonly roster: object | null }): HttpStatus {
  if (roster === null) return HttpStatus.UNPROCESSABLE_ENTITY;
  return repeated === null ? HttpStatus.CREATED : HttpStatus.OK;
}
