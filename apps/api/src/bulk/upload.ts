import { BULK_LIMITS, decodeText, type Given, type GivenFile } from '@muster/bulk';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../platform/errors/api-error.js';
import { readForm } from '../platform/http/form.js';

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
  if (request.isMultipart()) return readFormOfLists(request);
  const { body } = request;
  if (!(body instanceof Uint8Array))
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', 'Send text/plain, text/csv, application/zip or a form with files.');
  const type = request.headers['content-type']?.split(';', 1)[0];
  if (type === 'application/zip') return { given: { kind: 'files', files: [{ name: 'upload.zip', bytes: body }] }, fields: {} };
  const text = decodeText(body);
  if (text === null) throw new ApiError('BAD_REQUEST', 'The body is no text.');
  return { given: { kind: type === 'text/csv' ? 'csv' : 'blob', text }, fields: {} };
}

async function readFormOfLists(request: FastifyRequest): Promise<Upload> {
  const { fields, files } = await readForm(request, BULK_LIMITS.uploadBytes);
  const named = Object.fromEntries([...fields].map(([name, values]) => [name, values.at(-1) ?? '']));
  return { given: givenBy(files, named['text'] ?? ''), fields: named };
}

/** What was chosen, and what was pasted beside it. */
export function givenBy(files: readonly GivenFile[], text: string): Given {
  if (files.length === 0) return { kind: 'blob', text };
  const pasted = text.trim() === '' ? [] : [{ name: 'pasted.txt', bytes: Buffer.from(text) }];
  return { kind: 'files', files: [...files, ...pasted] };
}
