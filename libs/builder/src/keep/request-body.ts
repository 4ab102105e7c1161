import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { CheckSubject } from '#muster/checking';
import type { Json } from '#muster/persistence';

/** What tells one request from another under the same key: of a file its bytes, of everything else its JSON. */
export function bodyHash(asked: unknown): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
}

/** The same for a list or a file. */
export const subjectHash = (subject: CheckSubject): string =>
  subject.kind === 'file' ? createHash('sha256').update(subject.bytes).digest('base64url') : bodyHash(subject);

/** Whether a request asks for what the earlier one with its key asked for. */
export const isSameRequest = (earlier: Json, asked: Json): boolean => isDeepStrictEqual(earlier, asked);
