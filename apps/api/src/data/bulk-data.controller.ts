import { Readable } from 'node:stream';
import { Controller, Get, Headers, HttpStatus, Param, Res, StreamableFile } from '@nestjs/common';
import { ReleaseRepository } from '#muster/persistence';
import { BulkFiles } from '#muster/publishing';
import type { FastifyReply } from 'fastify';
import { OpenToAnyone } from '../platform/access/access.decorator.js';
import { ApiError } from '../platform/errors/api-error.js';
import { FOR_EVER, isKnownTag } from '../platform/http/known-tag.js';
import { InOpenApi } from '../platform/openapi/in-openapi.decorator.js';
import { BulkData, bulkAddress } from './bulk-data.service.js';

const FILE = /^(.{1,512})\.json\.gz$/s;
const HASH = /^[0-9a-f]{64}$/;

/**
 * Data releases as files. `/bulk/<label or id>.json.gz` redirects to `/bulk/<SHA-256 of the file>.json.gz`, whose content never changes.
 */
@OpenToAnyone()
@Controller('bulk')
export class BulkDataController {
  constructor(
    private readonly data: BulkData,
    private readonly files: BulkFiles,
    private readonly releases: ReleaseRepository,
  ) {}

  @InOpenApi({
    summary: 'A data release as a file.',
    path: { file: { schema: { type: 'string' }, description: 'Label, id or SHA-256 of the release, followed by .json.gz.' } },
    headers: { 'If-None-Match': { schema: { type: 'string' }, description: 'The ETag of a file that the client has.' } },
    answers: {
      200: { description: 'The file of this SHA-256. It never changes.', body: { type: 'application/gzip' } },
      302: { description: 'The address of the file that the release has now.', body: null },
      304: { description: 'The client has the file.', body: null },
    },
  })
  @Get(':file')
  async file(
    @Param('file') name: string,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const wanted = FILE.exec(name)?.[1] ?? '';
    const file = HASH.test(wanted) ? await this.files.findByHash(wanted) : null;
    if (!file) {
      const other = wanted === '' ? null : await this.data.ofRelease(wanted);
      if (!other) throw new ApiError('NOT_FOUND', 'There is no such file.');
      void reply.status(HttpStatus.FOUND).headers({ location: bulkAddress(other.hash), 'cache-control': 'no-cache' });
      return undefined;
    }
    const tag = `"${file.hash}"`;
    void reply.headers({ etag: tag, 'cache-control': FOR_EVER });
    if (isKnownTag(tag, known)) {
      void reply.status(HttpStatus.NOT_MODIFIED);
      return undefined;
    }
    const label = (await this.releases.find(file.releaseId))?.label ?? file.hash;
    return new StreamableFile(Readable.from(this.files.content(file)), {
      type: 'application/gzip',
      disposition: `attachment; filename="${label.replaceAll(/[^\w.-]+/g, '_')}.json.gz"`,
      length: file.bytes,
    });
  }
}
