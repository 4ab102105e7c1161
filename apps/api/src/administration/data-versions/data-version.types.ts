import { ArgsType, InputType, ObjectType } from '@nestjs/graphql';
import { MinLength } from 'class-validator';
import { ConnectionOf, EitherWayArgs } from '../../platform/graphql/connection.js';
import { argsOf, inputOf, orNull, outputOf } from '../../platform/graphql/fields.js';
import { text } from '../../platform/graphql/input-fields.js';
import { userErrors } from '../../platform/graphql/user-error.types.js';
import { Edition } from '../../releases/edition.enum.js';
import { ReleaseInput, ReleaseType } from '../../releases/release.types.js';
import { DateTimeScalar } from '../../platform/graphql/scalars/date-time.scalar.js';

@ObjectType('DataVersion', { description: 'A data version that an app prints below its lists, and the release for this version.' })
export class DataVersionType extends outputOf({
  edition: [Edition, 'The edition of the lists that print this version.'],
  version: [String, 'The version in lower case: `v675`.'],
  release: [ReleaseType, 'The release that the version is mapped to.'],
  setBy: [String, 'Who created the mapping.'],
  setAt: [DateTimeScalar, "When the mapping was created, by the database's clock."],
}) {}

export const DataVersionConnection = ConnectionOf(DataVersionType, 'DataVersion', 'data versions');

@InputType({ description: 'Which data versions to list.' })
export class DataVersionFilterInput extends inputOf({
  edition: orNull([Edition, 'Only data versions of this edition.']),
}) {}

@ArgsType()
export class DataVersionArgs extends argsOf(EitherWayArgs, {
  filter: orNull([DataVersionFilterInput, 'Which data versions to list; null for all.']),
}) {}

@InputType({ isAbstract: true })
class VersionOfEdition extends inputOf({
  edition: [Edition, 'The edition of the lists that print this version.'],
  version: [...text('The version as the app prints it: `v675`. Case is ignored.'), MinLength(1)],
}) {}

@InputType({ description: 'A data version to remove.' })
export class RemoveDataVersionInput extends inputOf(VersionOfEdition, {}) {}

@InputType({ description: 'A data version and the release to map it to.' })
export class SetDataVersionInput extends inputOf(VersionOfEdition, {
  release: [ReleaseInput, 'A published or withdrawn release of the same edition.'],
}) {}

@ObjectType('DataVersionPayload', { description: 'Result of mapping or removing a data version.' })
export class DataVersionPayload extends outputOf({
  dataVersion: orNull([DataVersionType, 'The data version as it is now, or was before its removal; null if there are `userErrors`.']),
  userErrors,
}) {}
