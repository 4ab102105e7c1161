import { BULK_LIMITS, decodeText, type Given, type GivenFile } from '@muster/bulk';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../platform/errors/api-error.js';

/** What a form says beside its files. */
export interface Upload {
  readonly given: Given;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * The lists of a request: a text of many lists, a CSV, a zip, or a form with files and with fields.
 * @throws ApiError PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, or BAD_REQUEST for what is no text
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (request.isMultipart()) return readForm(request);
  const { body } = request;
  if (!(body instanceof Uint8Array))
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', 'Send text/plain, text/csv, application/zip or a form with files.');
  const type = request.headers['content-type']?.split(';', 1)[0];
  if (type === 'application/zip') return { given: { kind: 'files', files: [{ name: 'upload.zip', bytes: body }] }, fields: {} };
  const text = decodeText(body);
  if (text === null) throw new ApiError('BAD_REQUEST', 'The body is no text.');
  return { given: { kind: type === 'text/csv' ? 'csv' : 'blob', text }, fields: {} };
}

async function readForm(request: FastifyRequest): Promise<Upload> {
  const files: GivenFile[] = [];
  const fields: [string, string][] = [];
  let left: number = BULK_LIMITS.uploadBytes;
  for await (const part of request.parts({ limits: { fileSize: left } })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields.push([part.fieldname, part.value]);
      continue;
    }
    const bytes = await part.toBuffer();
    left -= bytes.length;
    if (left < 0) throw new ApiError('PAYLOAD_TOO_LARGE', `All files together may have at most ${BULK_LIMITS.uploadBytes} bytes.`);
    // A form sends an empty file where none was chosen.
    if (part.filename !== '' || bytes.length > 0) files.push({ name: part.filename, bytes });
  }
  const named = Object.fromEntries(fields);
  const { text = '' } = named;
  const pasted = text.trim() === '' ? [] : [{ name: 'pasted.txt', bytes: Buffer.from(text) }];
  if (files.length === 0) return { given: { kind: 'blob', text }, fields: named };
  return { given: { kind: 'files', files: [...files, ...pasted] }, fields: named };
}
