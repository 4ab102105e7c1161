import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { ReleaseStatus } from '#muster/catalogue';
import type { EditionId } from '#muster/roster';
import { IsOptional, MaxLength, ValidateBy, ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';
import { ConnectionOf } from '../platform/graphql/connection.js';
import { NodeInterface } from '../platform/graphql/node.interface.js';
import { Edition, ReleaseStatusEnum } from './edition.enum.js';
import { isDay } from './is-day.js';

export const IsDate = (): PropertyDecorator =>
  ValidateBy({
    name: 'isDay',
    validator: { validate: (value) => typeof value === 'string' && isDay(value), defaultMessage: () => 'must be a date as YYYY-MM-DD' },
  });

@ObjectType('Release', { description: "A data release: what the game's data were on a day.", implements: () => [NodeInterface] })
export class ReleaseType extends NodeInterface {
  @Field(() => Edition, { description: 'The edition it is of.' })
  readonly edition!: EditionId;

  @Field(() => String, { description: 'Its unique name, by which people and queries choose it.' })
  readonly label!: string;

  @Field(() => String, {
    description:
      'Where the data come from: `battlescribe`, `native` (written by hand), `sample` (the invented one that a new installation begins with) or `draft` (edits of another release).',
  })
  readonly source!: string;

  @Field(() => String, { nullable: true, description: "The source's own revision; null where it has none." })
  readonly sourceRevision!: string | null;

  @Field(() => String, { description: 'The day from which it is in force, as YYYY-MM-DD.' })
  readonly effectiveFrom!: string;

  @Field(() => ReleaseStatusEnum, { description: 'Where it stands.' })
  readonly status!: ReleaseStatus;

  @Field(() => String, { description: 'SHA-256 over all its data: two releases with one hash hold the same.' })
  readonly contentHash!: string;

  /** The schema serves the release itself, as `basedOn`. */
  readonly basedOnId!: string | null;

  @Field(() => Int, { description: 'Counts the edits of a draft: give it with the next one.' })
  readonly revision!: number;

  @Field(() => String, { description: 'When it came into being, ISO 8601.' })
  readonly createdAt!: string;

  @Field(() => String, { nullable: true, description: 'When it was published, ISO 8601; null: it is a draft.' })
  readonly publishedAt!: string | null;

  @Field(() => String, { nullable: true, description: 'When it was withdrawn, ISO 8601; null: it was not.' })
  readonly withdrawnAt!: string | null;
}

@InputType({ description: 'A day in an edition.' })
export class AsOfInput {
  @Field(() => Edition, { description: 'Of which edition.' })
  readonly edition!: EditionId;

  @Field(() => String, { description: 'The day, as YYYY-MM-DD.' })
  @IsDate()
  readonly date!: string;
}

@InputType({
  isOneOf: true,
  description: 'Chooses a data release. Without it: the newest edition with a published release, and of that the one in force today.',
})
export class ReleaseSelector {
  @Field(() => String, { nullable: true, description: 'The release of this label, also when it is withdrawn.' })
  @IsOptional()
  @MaxLength(200)
  readonly label?: string | null;

  @Field(() => Edition, { nullable: true, description: 'The newest published release of this edition that is in force today.' })
  @IsOptional()
  readonly edition?: EditionId | null;

  @Field(() => AsOfInput, { nullable: true, description: 'The newest published release of the edition that was in force on a day.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => AsOfInput)
  readonly asOf?: AsOfInput | null;
}

@InputType({ description: 'Which releases to list. What is left out does not filter.' })
export class ReleaseFilter {
  @Field(() => Edition, { nullable: true, description: 'Of this edition.' })
  @IsOptional()
  readonly edition?: EditionId | null;

  @Field(() => ReleaseStatusEnum, { nullable: true, description: 'With this status. Drafts are listed for administrators only.' })
  @IsOptional()
  readonly status?: ReleaseStatus | null;
}

export const ReleaseConnection = ConnectionOf(ReleaseType, 'Release', 'releases');
