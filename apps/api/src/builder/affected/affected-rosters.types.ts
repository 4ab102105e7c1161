import { Field, Float, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { Verdict } from '#muster/checking';
import { Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { VerdictEnum } from '../../checking/check.enums.js';
import { ConnectionOf, type Connection } from '../../platform/graphql/connection.js';
import { UserErrorType } from '../../platform/graphql/user-error.types.js';
import { ReleaseSelector } from '../../releases/release.types.js';

@ObjectType('AffectedRoster', { description: 'One of your rosters that a newer data release would change.' })
export class AffectedRosterType {
  @Field(() => ID, { description: 'Opaque id of the roster, for `rosterMove`.' })
  readonly roster!: string;

  @Field(() => String, { description: 'Its name.' })
  readonly name!: string;

  @Field(() => Int, { description: 'The revision that was checked.' })
  readonly revision!: number;

  @Field(() => Boolean, { description: 'Whether it was edited since: the rest is of the revision that was checked.' })
  readonly editedSince!: boolean;

  @Field(() => VerdictEnum, { description: 'Its verdict under the release that it is kept under.' })
  readonly verdictBefore!: Verdict;

  @Field(() => VerdictEnum, { description: 'Its verdict under the newer release.' })
  readonly verdictAfter!: Verdict;

  @Field(() => Float, { nullable: true, description: 'What it costs now.' })
  readonly pointsBefore!: number | null;

  @Field(() => Float, { nullable: true, description: 'What it would cost.' })
  readonly pointsAfter!: number | null;

  @Field(() => Boolean, { description: 'Whether it would lose a unit or a choice that the newer release does not have.' })
  readonly loses!: boolean;

  @Field(() => String, { description: 'When it was checked, ISO 8601.' })
  readonly checkedAt!: string;
}

export const AffectedRosterConnection = ConnectionOf(AffectedRosterType, 'AffectedRoster', 'affected rosters');
export type AffectedRosterConnection = Connection<AffectedRosterType>;

@InputType({ description: 'Which of the affected rosters.' })
export class AffectedRosterFilter {
  @Field(() => Boolean, { nullable: true, description: 'True: only those that become illegal.' })
  @IsOptional()
  readonly becameIllegal?: boolean | null;
}

@ObjectType('RosterCheck', { description: 'A check of all kept rosters of an edition under a newer data release.' })
export class RosterCheckType {
  @Field(() => String, { description: 'Label of the release.' })
  readonly release!: string;

  @Field(() => String, { description: 'When it began, ISO 8601.' })
  readonly startedAt!: string;

  @Field(() => String, { nullable: true, description: 'When it ended, ISO 8601; null: it is under way.' })
  readonly finishedAt!: string | null;

  @Field(() => Int, { description: 'How many rosters were checked so far.' })
  readonly checked!: number;

  @Field(() => Int, { description: 'How many of them become illegal.' })
  readonly becameIllegal!: number;

  @Field(() => Int, { description: 'How many get another verdict.' })
  readonly verdictChanged!: number;

  @Field(() => Int, { description: 'How many get another price.' })
  readonly pointsChanged!: number;
}

@InputType({ description: 'A release under which all kept rosters of its edition are to be checked.' })
export class CheckAffectedRostersInput {
  @Field(() => ReleaseSelector, { description: 'Which release.' })
  @ValidateNested()
  @Type(() => ReleaseSelector)
  readonly release!: ReleaseSelector;
}

@ObjectType('RosterCheckPayload', { description: 'What came of asking for a check of all rosters.' })
export class RosterCheckPayload {
  @Field(() => RosterCheckType, { nullable: true, description: 'The check; null when none was begun.' })
  readonly check!: RosterCheckType | null;

  @Field(() => [UserErrorType], { description: 'What must be changed in the input.' })
  readonly userErrors!: readonly UserErrorType[];
}
