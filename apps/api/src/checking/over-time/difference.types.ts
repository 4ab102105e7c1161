import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import type { NotCompared } from '#muster/checking';
import type { Params } from '#muster/diagnostics';
import { ParamsScalar } from '../../platform/graphql/params.scalar.js';
import { UserErrorType } from '../../platform/graphql/user-error.types.js';
import { CheckedEditionType, CheckedReleaseType } from '../check-report.types.js';
import { ReviewReasonType } from '../finding.types.js';

@ObjectType('ListDifference', { description: 'A single difference.' })
export class DifferenceType {
  @Field(() => String, { description: 'Code of the difference: `wargearChanged`, `priceDrifted` ...; never changes.' })
  readonly kind!: string;

  @Field(() => ParamsScalar, { description: 'The values used in `message`: `name`, `before`, `after`.' })
  readonly params!: Params;

  @Field(() => String, { description: 'The difference as a sentence.' })
  readonly message?: string;
}

@ObjectType('ListUnitDrift', { description: 'A unit of the list that differs between the two releases.' })
export class UnitDriftType {
  @Field(() => String, { description: 'The name of the unit as written in the list.' })
  readonly name!: string;

  @Field(() => [String], { description: 'Path of the unit in the list: `units`, `3`.' })
  readonly path!: readonly string[];

  @Field(() => Int, { nullable: true, description: 'The line of the unit in the text, from 1; null if there is no text.' })
  readonly line!: number | null;

  @Field(() => Float, { nullable: true, description: 'Points under the first release; null if the unit could not be priced.' })
  readonly before!: number | null;

  @Field(() => Float, { nullable: true, description: 'Points under the second release; null if the unit could not be priced.' })
  readonly after!: number | null;

  @Field(() => [DifferenceType], { description: 'The differences of the unit; never empty.' })
  readonly differences!: readonly DifferenceType[];
}

@ObjectType('ListDrift', { description: 'The differences between two releases that affect a list.' })
export class DriftType {
  @Field(() => CheckedEditionType, { description: 'The edition under which the list was read.' })
  readonly edition!: CheckedEditionType;

  @Field(() => CheckedReleaseType, { description: 'The first release.' })
  readonly from!: CheckedReleaseType;

  @Field(() => CheckedReleaseType, { description: 'The second release.' })
  readonly to!: CheckedReleaseType;

  @Field(() => Float, { nullable: true, description: 'Points of the list under the first release; null if a unit could not be priced.' })
  readonly before!: number | null;

  @Field(() => Float, { nullable: true, description: 'Points of the list under the second release; null if a unit could not be priced.' })
  readonly after!: number | null;

  @Field(() => [DifferenceType], { description: 'Differences at list level.' })
  readonly differences!: readonly DifferenceType[];

  @Field(() => [UnitDriftType], { description: 'The units that are affected, in the order of the list.' })
  readonly units!: readonly UnitDriftType[];
}

@ObjectType('DriftPayload', { description: 'Result of `drift`.' })
export class DriftPayload {
  @Field(() => DriftType, { nullable: true, description: 'The differences; null if there are `userErrors`.' })
  readonly drift!: DriftType | null;

  @Field(() => [UserErrorType], { description: 'Problems with the request.' })
  readonly userErrors!: readonly UserErrorType[];
}

@ObjectType('ComparedListUnit', { description: 'A unit of one of two compared lists.' })
export class ComparedListUnitType {
  @Field(() => String, { description: "The name of the unit's datasheet, or the name written in the list if the datasheet was not found." })
  readonly name!: string;

  @Field(() => [String], { description: 'Path of the unit in its list: `units`, `3`.' })
  readonly path!: readonly string[];

  @Field(() => Int, { nullable: true, description: 'The line of the unit in its text, from 1; null if there is no text.' })
  readonly line!: number | null;

  @Field(() => Int, { nullable: true, description: 'Number of models; null if not stated.' })
  readonly models!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Points under the release, or as stated in the list if the unit could not be priced; null if neither is known.',
  })
  readonly points!: number | null;
}

@ObjectType('UnitDifference', { description: 'A unit that differs between two lists.' })
export class UnitDifferenceType {
  @Field(() => ComparedListUnitType, { nullable: true, description: 'The unit in the first list; null if only the second list has it.' })
  readonly before!: ComparedListUnitType | null;

  @Field(() => ComparedListUnitType, { nullable: true, description: 'The unit in the second list; null if only the first list has it.' })
  readonly after!: ComparedListUnitType | null;

  @Field(() => [DifferenceType], { description: 'The differences of the unit; empty if only one list has it.' })
  readonly differences!: readonly DifferenceType[];
}

@ObjectType('ListComparison', { description: 'The differences between two lists, compared as armies rather than as texts.' })
export class ListComparisonType {
  @Field(() => CheckedEditionType, { description: 'The edition under which the lists were read.' })
  readonly edition!: CheckedEditionType;

  @Field(() => CheckedReleaseType, {
    nullable: true,
    description: 'The release in which both lists were looked up; null if there is none.',
  })
  readonly release!: CheckedReleaseType | null;

  @Field(() => Boolean, {
    description: 'False if a list is not in a known format or there is no release; an empty comparison then means nothing.',
  })
  readonly isCompared!: boolean;

  @Field(() => [DifferenceType], { description: 'Differences of the army: faction, detachments, limit, points.' })
  readonly differences!: readonly DifferenceType[];

  @Field(() => [UnitDifferenceType], {
    description: 'Units that differ, in the order of the first list, followed by those that only the second list has.',
  })
  readonly units!: readonly UnitDifferenceType[];

  @Field(() => [String], {
    description: 'What at least one of the lists does not state and was therefore not compared: `warlord`, `wargear`, `models`.',
  })
  readonly notCompared!: readonly NotCompared[];

  @Field(() => [ReviewReasonType], { description: 'Review reasons from reading the first list.' })
  readonly reviewOfFirst!: readonly ReviewReasonType[];

  @Field(() => [ReviewReasonType], { description: 'Review reasons from reading the second list.' })
  readonly reviewOfSecond!: readonly ReviewReasonType[];
}

@ObjectType('CompareListsPayload', { description: 'Result of `compareLists`.' })
export class CompareListsPayload {
  @Field(() => ListComparisonType, { nullable: true, description: 'The comparison; null if there are `userErrors`.' })
  readonly comparison!: ListComparisonType | null;

  @Field(() => [UserErrorType], { description: 'Problems with the request.' })
  readonly userErrors!: readonly UserErrorType[];
}
