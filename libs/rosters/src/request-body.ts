import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { CheckSubject } from '#muster/checking';
import type { Json } from '#muster/persistence';

/** A hash by which requests with the same key are compared: of the bytes for a file, and of the JSON for everything else. */
export function bodyHash(asked: unknown): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
}

/** The hash of a list or a file. */
export const subjectHash = (subject: CheckSubject): string =>
  subject.kind === 'file' ? createHash('sha256').update(subject.bytes).digest('base64url') : bodyHash(subject);

/** Whether a request has the same content as the earlier one with its key. */
export const isSameRequest = (earlier: Json, asked: Json): boolean => isDeepStrictEqual(earlier, asked);
