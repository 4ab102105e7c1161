import { Field, InputType, ObjectType } from '@nestjs/graphql';
import type { EditionId } from '#muster/roster';
import { MinLength } from 'class-validator';
import { ConnectionOf } from '../../platform/graphql/connection.js';
import { Choice, Text } from '../../platform/graphql/input-fields.js';
import { UserErrorType } from '../../platform/graphql/user-error.types.js';
import { Edition } from '../../releases/edition.enum.js';
import { ReleaseType } from '../../releases/release.types.js';

@ObjectType('DataVersion', { description: 'A data version as an app prints it below its lists, and the release it stands for.' })
export class DataVersionType {
  @Field(() => Edition, { description: 'The edition of its lists.' })
  readonly edition!: EditionId;

  @Field(() => String, { description: 'The version in small letters: `v675`.' })
  readonly version!: string;

  @Field(() => ReleaseType, { description: 'What it stands for.' })
  readonly release!: ReleaseType;

  @Field(() => String, { description: 'Who said so.' })
  readonly setBy!: string;

  @Field(() => String, { description: "When, ISO 8601, by the database's clock." })
  readonly setAt!: string;
}

export const DataVersionConnection = ConnectionOf(DataVersionType, 'DataVersion', 'data versions');

@InputType({ description: 'A data version by name.' })
export class DataVersionInput {
  @Choice(Edition, 'The edition of its lists.')
  readonly edition!: EditionId;

  @Text('As the app prints it: `v675`. Capitals do not matter.')
  @MinLength(1)
  readonly version!: string;
}

@InputType({ description: 'What a data version stands for.' })
export class SetDataVersionInput extends DataVersionInput {
  @Text('The label of a release of that edition that is no draft.')
  readonly release!: string;
}

@ObjectType('DataVersionPayload', { description: 'What came of it.' })
export class DataVersionPayload {
  @Field(() => DataVersionType, {
    nullable: true,
    description: 'The data version as it is, or as it was until it was removed; null: see `userErrors`.',
  })
  readonly dataVersion!: DataVersionType | null;

  @Field(() => [UserErrorType], { description: 'What must be changed. Nothing was written.' })
  readonly userErrors!: readonly UserErrorType[];
}
