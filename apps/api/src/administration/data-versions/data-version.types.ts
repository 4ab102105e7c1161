import { InputType, ObjectType } from '@nestjs/graphql';
import { MinLength } from 'class-validator';
import { ConnectionOf } from '../../platform/graphql/connection.js';
import { inputOf, orNull, outputOf } from '../../platform/graphql/fields.js';
import { text } from '../../platform/graphql/input-fields.js';
import { UserErrorType } from '../../platform/graphql/user-error.types.js';
import { Edition } from '../../releases/edition.enum.js';
import { ReleaseType } from '../../releases/release.types.js';

@ObjectType('DataVersion', { description: 'A data version as an app prints it below its lists, and the release it stands for.' })
export class DataVersionType extends outputOf({
  edition: [Edition, 'The edition of its lists.'],
  version: [String, 'The version in small letters: `v675`.'],
  release: [ReleaseType, 'What it stands for.'],
  setBy: [String, 'Who said so.'],
  setAt: [String, "When, ISO 8601, by the database's clock."],
}) {}

export const DataVersionConnection = ConnectionOf(DataVersionType, 'DataVersion', 'data versions');

@InputType({ description: 'A data version by name.' })
export class DataVersionInput extends inputOf({
  edition: [Edition, 'The edition of its lists.'],
  version: [...text('As the app prints it: `v675`. Capitals do not matter.'), MinLength(1)],
}) {}

@InputType({ description: 'What a data version stands for.' })
export class SetDataVersionInput extends inputOf(DataVersionInput, {
  release: text('The label of a release of that edition that is no draft.'),
}) {}

@ObjectType('DataVersionPayload', { description: 'What came of it.' })
export class DataVersionPayload extends outputOf({
  dataVersion: orNull([DataVersionType, 'The data version as it is, or as it was until it was removed; null: see `userErrors`.']),
  userErrors: [[UserErrorType], 'What must be changed. Nothing was written.'],
}) {}
