import type { GivenFile } from '#muster/bulk';
import { plainText } from '#muster/diagnostics';
import { decodeText } from '#muster/formats';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.js';
import { valueFault } from '../graphql/operations/well-formed.js';

/** A form as a browser sends it. */
export interface Form {
  readonly fields: ReadonlyMap<string, readonly string[]>;
  readonly files: readonly GivenFile[];
}

/**
 * Reads a form in either of the two encodings that browsers use. A form with an incomplete value is refused.
 * @throws ApiError PAYLOAD_TOO_LARGE if it has more than `limit` bytes, UNSUPPORTED_MEDIA_TYPE, BAD_REQUEST
 */
export async function readForm(request: FastifyRequest, limit: number): Promise<Form> {
  if (request.isMultipart()) return readMultipart(request, limit);
  if (!(request.body instanceof Uint8Array))
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', 'Send a form (multipart/form-data or application/x-www-form-urlencoded).');
  const fields = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(Buffer.from(request.body).toString('utf8'))) add(fields, name, value);
  return { fields, files: [] };
}

async function readMultipart(request: FastifyRequest, limit: number): Promise<Form> {
  const fields = new Map<string, string[]>();
  const files: GivenFile[] = [];
  let left = limit;
  for await (const part of request.parts({ limits: { fileSize: limit, fieldSize: limit } })) {
    if (part.type === 'field') {
      if (typeof part.value !== 'string') continue;
      left -= Buffer.byteLength(part.value);
      if (part.valueTruncated || left < 0) throw tooLarge(limit);
      add(fields, plainText(part.fieldname), part.value);
      continue;
    }
    const bytes = await part.toBuffer().catch((error: unknown) => {
      throw part.file.truncated ? tooLarge(limit) : error;
    });
    left -= bytes.length;
    if (left < 0) throw tooLarge(limit);
    // A browser sends an empty file if none was chosen.
    if (part.filename || bytes.length > 0) files.push({ name: plainText(part.filename) || 'file', bytes });
  }
  return { fields, files };
}

/** Browsers send CRLF for every line end in a text field; this restores LF. */
function add(fields: Map<string, string[]>, name: string, value: string): void {
  const values = fields.get(name) ?? [];
  fields.set(name, [...values, value.replaceAll('\r\n', '\n')]);
}

const tooLarge = (limit: number): ApiError =>
  new ApiError('PAYLOAD_TOO_LARGE', `The whole form may have at most ${Math.floor(limit / 1024)} KB.`);

/**
 * Returns the last value of each field.
 * @throws ApiError BAD_REQUEST if a value is not text
 */
export function plainFields({ fields }: Form): Readonly<Record<string, string>> {
  const last = Object.fromEntries([...fields].map(([name, values]) => [name, values.at(-1) ?? '']));
  if (valueFault(last, 1) === null) return last;
  throw new ApiError('BAD_REQUEST', 'A field of the form contains a NUL character or a lone surrogate, which is not text.');
}

export const fieldOf = ({ fields }: Form, name: string): string => fields.get(name)?.[0] ?? '';

/** Whether all characters are allowed in a list. The database, for example, refuses some. */
export const isText = (text: string): boolean => decodeText(Buffer.from(text)) !== null;

/**
 * Returns the error of a form that is too large, for which the page answers itself.
 * @throws any other error
 */
export function asTooLarge(error: unknown): ApiError {
  if (error instanceof ApiError && error.code === 'PAYLOAD_TOO_LARGE') return error;
  throw error;
}
