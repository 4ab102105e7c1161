import { BULK_LIMITS, type Given, type GivenFile } from '#muster/bulk';
import { decodeText } from '#muster/formats';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../platform/errors/api-error.js';
import { plainFields, type Form } from '../platform/http/form.js';
import type { Forms } from '../platform/http/forms.service.js';

export interface Upload {
  readonly given: Given;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Reads the lists of a request: a text of many lists, a CSV, a zip, or a form with files and fields.
 * @throws ApiError PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, or BAD_REQUEST if the body is not text
 */
export async function readUpload(reply: FastifyReply, forms: Forms): Promise<Upload> {
  const { request } = reply;
  if (request.isMultipart()) return listsOfForm(await forms.read(reply, BULK_LIMITS.uploadBytes));
  const { body } = request;
  if (!(body instanceof Uint8Array))
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', 'Send text/plain, text/csv, application/zip or a form with files.');
  const type = request.headers['content-type']?.split(';', 1)[0];
  if (type === 'application/zip') return { given: { kind: 'files', files: [{ name: 'upload.zip', bytes: body }] }, fields: {} };
  const text = decodeText(body);
  if (text === null) throw new ApiError('BAD_REQUEST', 'The body is not text.');
  return { given: { kind: type === 'text/csv' ? 'csv' : 'blob', text }, fields: {} };
}

function listsOfForm(form: Form): Upload {
  const named = plainFields(form);
  return { given: givenBy(form.files, named['text'] ?? ''), fields: named };
}

/** Combines the uploaded files with the pasted text. */
export function givenBy(files: readonly GivenFile[], text: string): Given {
  if (files.length === 0) return { kind: 'blob', text };
  const pasted = text.trim() === '' ? [] : [{ name: 'pasted.txt', bytes: Buffer.from(text) }];
  return { kind: 'files', files: [...files, ...pasted] };
}
