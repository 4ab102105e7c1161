import { InputType } from '@nestjs/graphql';
import type { CheckSubject } from '#muster/checking';
import { IsBase64 } from 'class-validator';
import { inputOf, orNull } from '../../platform/graphql/fields.js';
import { exactlyOne } from '../../platform/graphql/given/exactly-one.js';
import { MaxBytes } from '../../platform/graphql/given/max-bytes.decorator.js';
import { text } from '../../platform/graphql/input-fields.js';
import { LIMITS } from '../../platform/limits.js';
import { RosterInput } from '../../rosters/roster.input.js';
import { toRoster } from '../../rosters/to-roster.js';

@InputType({ description: 'A roster file: .ros, .rosz, or its JSON form.' })
export class RosterFileInput extends inputOf({
  name: text('The name of the file.'),
  base64: [String, `The file in Base64, at most ${LIMITS.body / 1024} KB together with the rest of the request.`, IsBase64()],
}) {}

@InputType({ isOneOf: true, description: 'One list, given in exactly one field. It is neither stored nor logged.' })
export class GivenListInput extends inputOf({
  text: orNull([String, `The list as pasted, at most ${LIMITS.listText / 1024} KB.`, MaxBytes(LIMITS.listText)]),
  roster: orNull([RosterInput, 'The roster as data.']),
  file: orNull([RosterFileInput, 'A roster file.']),
}) {}

/** @throws ApiError BAD_USER_INPUT unless exactly one of its fields is given. */
export function toSubject(given: GivenListInput, path: readonly string[]): CheckSubject {
  const [kind, value] = exactlyOne(given, path);
  if (kind === 'text') return { kind, text: value };
  if (kind === 'roster') return { kind, roster: toRoster(value) };
  return { kind, name: value.name, bytes: new Uint8Array(Buffer.from(value.base64, 'base64')) };
}
