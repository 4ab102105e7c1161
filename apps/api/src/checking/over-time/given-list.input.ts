import { Field, InputType } from '@nestjs/graphql';
import type { CheckSubject } from '#muster/checking';
import { Allow, IsBase64, IsOptional } from 'class-validator';
import { exactlyOne } from '../../platform/graphql/exactly-one.js';
import { OptionalPart, Text } from '../../platform/graphql/input-fields.js';
import { MaxBytes } from '../../platform/graphql/max-bytes.decorator.js';
import { LIMITS } from '../../platform/limits.js';
import { RosterInput } from '../../rosters/roster.input.js';
import { toRoster } from '../../rosters/to-roster.js';

@InputType({ description: 'A roster file: .ros, .rosz, or the JSON form of one.' })
export class RosterFileInput {
  @Text('Its name.')
  readonly name!: string;

  @Field(() => String, { description: `Its bytes in Base64, at most ${LIMITS.body / 1024} KB with the rest of the request.` })
  @IsBase64()
  readonly base64!: string;
}

@InputType({ isOneOf: true, description: 'One list, in one of the ways in which people have them. It is not stored and not logged.' })
export class GivenListInput {
  @Field(() => String, { nullable: true, description: `The list as pasted, at most ${LIMITS.listText / 1024} KB.` })
  @IsOptional()
  @MaxBytes(LIMITS.listText)
  readonly text?: string | null;

  @OptionalPart(() => RosterInput, 'A roster as data.')
  readonly roster?: RosterInput | null;

  @OptionalPart(() => RosterFileInput, 'A roster file.')
  @Allow()
  readonly file?: RosterFileInput | null;
}

/** @throws ApiError BAD_USER_INPUT unless exactly one of its fields is given. */
export function toSubject(given: GivenListInput, path: readonly string[]): CheckSubject {
  const [kind, value] = exactlyOne(given, path);
  if (kind === 'text') return { kind, text: value };
  if (kind === 'roster') return { kind, roster: toRoster(value) };
  return { kind, name: value.name, bytes: new Uint8Array(Buffer.from(value.base64, 'base64')) };
}
