import { Controller, Get, Headers, HttpStatus, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { OpenToAnyone } from '../platform/access/access.decorator.js';
import { ApiError } from '../platform/errors/api-error.js';
import { FOR_EVER, isKnownTag } from '../platform/http/known-tag.js';
import { InOpenApi, type Described, type Params } from '../platform/openapi/in-openapi.decorator.js';
import { EngineData, type FactionsOffered, type FileWanted, type ReleaseOffered } from './engine-data.service.js';

const ZIPPED_JSON = /^(.{1,512})\.json\.gz$/s;
const TO_ASK_AGAIN = 'no-cache';
const OFFERED: Described['answers'] = { 200: { description: 'What is offered.', body: { json: 'EngineIndex' } } };
const RELEASE: Params = { release: { schema: { type: 'string' }, description: 'Label of a data release.' } };
const VERSION: Params = {
  v: { schema: { type: 'string' }, description: 'The version that the lists name; with it, the file never changes.' },
};
const KNOWN: Params = { 'If-None-Match': { schema: { type: 'string' }, description: 'The ETag of a file that the client has.' } };
const SENT: Described['answers'] = {
  200: { description: 'The file.', body: { type: 'application/gzip' } },
  304: { description: 'The client has the file.', body: null },
};
const fileOf = (what: string): Params[string] => ({ schema: { type: 'string' }, description: `${what}, followed by .json.gz.` });

/**
 * Releases as files for checks without a server: an index for each release, and a file for each faction. With the `v` of the lists, the
 * content of an address never changes.
 */
@OpenToAnyone()
@Controller('engine')
export class EngineFileController {
  constructor(private readonly data: EngineData) {}

  @InOpenApi({ summary: 'The releases with files for checks without a server.', answers: OFFERED })
  @Get('releases.json')
  async releases(@Res({ passthrough: true }) reply: FastifyReply): Promise<{ readonly releases: readonly ReleaseOffered[] }> {
    void reply.header('cache-control', TO_ASK_AGAIN);
    return { releases: await this.data.releases() };
  }

  @InOpenApi({ summary: 'The factions of a release.', path: RELEASE, answers: OFFERED })
  @Get(':release/factions.json')
  async factions(@Param('release') release: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<FactionsOffered> {
    void reply.header('cache-control', TO_ASK_AGAIN);
    return this.data.factions(release);
  }

  @InOpenApi({
    summary: 'The index of a release for checks without a server.',
    path: { release: fileOf('Label of a data release') },
    query: VERSION,
    headers: KNOWN,
    answers: SENT,
  })
  @Get(':release')
  index(
    @Param('release') file: string,
    @Query('v') version: unknown,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | undefined> {
    return this.#send({ release: ZIPPED_JSON.exec(file)?.[1] ?? '', faction: null }, version, known, reply);
  }

  @InOpenApi({
    summary: 'A faction of a release for checks without a server.',
    path: { ...RELEASE, file: fileOf('Slug of a faction') },
    query: VERSION,
    headers: KNOWN,
    answers: SENT,
  })
  @Get(':release/:file')
  faction(
    @Param('release') release: string,
    @Param('file') file: string,
    @Query('v') version: unknown,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | undefined> {
    return this.#send({ release, faction: ZIPPED_JSON.exec(file)?.[1] ?? '' }, version, known, reply);
  }

  async #send(wanted: FileWanted, version: unknown, known: string | undefined, reply: FastifyReply): Promise<Buffer | undefined> {
    const file = await this.data.find(wanted);
    if (!file) throw new ApiError('NOT_FOUND', 'There is no such file.');
    const tag = `"${file.hash}"`;
    void reply.headers({ etag: tag, 'cache-control': version === file.version ? FOR_EVER : TO_ASK_AGAIN });
    if (isKnownTag(tag, known)) {
      void reply.status(HttpStatus.NOT_MODIFIED);
      return undefined;
    }
    const content = await this.data.content(file);
    if (!content) throw new ApiError('UNAVAILABLE', 'The file is being made again. Try again in a moment.');
    void reply.header('content-type', 'application/gzip');
    return content;
  }
}
