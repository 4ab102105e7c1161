import type { GivenSubmission } from '#muster/events';
import type { RosterFileInput } from '../checking/over-time/given-list.input.js';
import { exactlyOne } from '../platform/graphql/given/exactly-one.js';

interface Given {
  readonly list: string | null | undefined;
  readonly file: RosterFileInput | null | undefined;
}

/** @throws ApiError BAD_USER_INPUT unless exactly one of its fields is given. */
export function toSubmission(given: Given): GivenSubmission {
  const [kind, value] = exactlyOne(given, ['input']);
  if (kind === 'list') return { kind: 'text', text: value };
  return { kind: 'file', name: value.name, bytes: new Uint8Array(Buffer.from(value.base64, 'base64')) };
}
