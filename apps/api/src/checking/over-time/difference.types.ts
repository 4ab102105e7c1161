import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import type { NotCompared } from '#muster/checking';
import type { Params } from '#muster/diagnostics';
import { ParamsScalar } from '../../platform/graphql/params.scalar.js';
import { UserErrorType } from '../../platform/graphql/user-error.types.js';
import { CheckedEditionType, CheckedReleaseType } from '../check-report.types.js';
import { ReviewReasonType } from '../finding.types.js';

@ObjectType('ListDifference', { description: 'One thing that is otherwise.' })
export class DifferenceType {
  @Field(() => String, { description: 'What it is: `wargearChanged`, `priceDrifted` ... Stable for ever.' })
  readonly kind!: string;

  @Field(() => ParamsScalar, { description: 'The values in the sentence: `name`, `before`, `after`.' })
  readonly params!: Params;

  @Field(() => String, { description: 'The sentence, for people.' })
  readonly message?: string;
}

@ObjectType('ListUnitDrift', { description: 'A unit of the list that the two releases do not have alike.' })
export class UnitDriftType {
  @Field(() => String, { description: 'Its name as the list has it.' })
  readonly name!: string;

  @Field(() => [String], { description: 'Where in the list: `units`, `3`.' })
  readonly path!: readonly string[];

  @Field(() => Int, { nullable: true, description: 'The line in the text, from 1.' })
  readonly line!: number | null;

  @Field(() => Float, { nullable: true, description: 'Points under the first release; null when it could not be priced.' })
  readonly before!: number | null;

  @Field(() => Float, { nullable: true, description: 'Points under the second release; null when it could not be priced.' })
  readonly after!: number | null;

  @Field(() => [DifferenceType], { description: 'What is otherwise. Never empty.' })
  readonly differences!: readonly DifferenceType[];
}

@ObjectType('ListDrift', { description: 'What one release has otherwise than another, as far as it touches one list.' })
export class DriftType {
  @Field(() => CheckedEditionType, { description: 'Under which edition the list was read.' })
  readonly edition!: CheckedEditionType;

  @Field(() => CheckedReleaseType, { description: 'The first release.' })
  readonly from!: CheckedReleaseType;

  @Field(() => CheckedReleaseType, { description: 'The second release.' })
  readonly to!: CheckedReleaseType;

  @Field(() => Float, { nullable: true, description: 'Points of the list under the first release; null when a unit could not be priced.' })
  readonly before!: number | null;

  @Field(() => Float, { nullable: true, description: 'Points of the list under the second release; null when a unit could not be priced.' })
  readonly after!: number | null;

  @Field(() => [DifferenceType], { description: 'What is otherwise of the list as a whole.' })
  readonly differences!: readonly DifferenceType[];

  @Field(() => [UnitDriftType], { description: 'The units that are touched, in the order of the list.' })
  readonly units!: readonly UnitDriftType[];
}

@ObjectType('DriftPayload', { description: 'What came of it.' })
export class DriftPayload {
  @Field(() => DriftType, { nullable: true, description: 'The drift; null: see `userErrors`.' })
  readonly drift!: DriftType | null;

  @Field(() => [UserErrorType], { description: 'What was asked for and cannot be.' })
  readonly userErrors!: readonly UserErrorType[];
}

@ObjectType('ComparedListUnit', { description: 'A unit as it stands in one of two lists.' })
export class ComparedListUnitType {
  @Field(() => String, { description: 'The name of its datasheet; as the list has it where that was not found.' })
  readonly name!: string;

  @Field(() => [String], { description: 'Where in its list: `units`, `3`.' })
  readonly path!: readonly string[];

  @Field(() => Int, { nullable: true, description: 'The line in its text, from 1.' })
  readonly line!: number | null;

  @Field(() => Int, { nullable: true, description: 'Number of models; null when the list does not say.' })
  readonly models!: number | null;

  @Field(() => Float, { nullable: true, description: 'Points under the release; as stated where it could not be priced.' })
  readonly points!: number | null;
}

@ObjectType('UnitDifference', { description: 'A unit that is not in both lists alike.' })
export class UnitDifferenceType {
  @Field(() => ComparedListUnitType, { nullable: true, description: 'In the first list; null: only in the second.' })
  readonly before!: ComparedListUnitType | null;

  @Field(() => ComparedListUnitType, { nullable: true, description: 'In the second list; null: only in the first.' })
  readonly after!: ComparedListUnitType | null;

  @Field(() => [DifferenceType], { description: 'What is otherwise; empty where it is in one list only.' })
  readonly differences!: readonly DifferenceType[];
}

@ObjectType('ListComparison', { description: 'What the second list has otherwise than the first: as armies, not as texts.' })
export class ListComparisonType {
  @Field(() => CheckedEditionType, { description: 'Under which edition the lists were read.' })
  readonly edition!: CheckedEditionType;

  @Field(() => CheckedReleaseType, { nullable: true, description: 'In which release both were looked up; null when there is none.' })
  readonly release!: CheckedReleaseType | null;

  @Field(() => Boolean, {
    description: 'False where a list is in no known format or there is no release: then finding no difference means nothing.',
  })
  readonly isCompared!: boolean;

  @Field(() => [DifferenceType], { description: 'What is otherwise of the army: faction, detachments, limit, points.' })
  readonly differences!: readonly DifferenceType[];

  @Field(() => [UnitDifferenceType], { description: 'Units that differ, in the order of the first list; those only in the second behind.' })
  readonly units!: readonly UnitDifferenceType[];

  @Field(() => [String], {
    description: 'What at least one of the lists does not state, so that nothing is said of it: `warlord`, `wargear`, `models`.',
  })
  readonly notCompared!: readonly NotCompared[];

  @Field(() => [ReviewReasonType], { description: 'Why a human must look at what was read of the first list.' })
  readonly reviewOfFirst!: readonly ReviewReasonType[];

  @Field(() => [ReviewReasonType], { description: 'The same of the second.' })
  readonly reviewOfSecond!: readonly ReviewReasonType[];
}

@ObjectType('CompareListsPayload', { description: 'What came of a comparison.' })
export class CompareListsPayload {
  @Field(() => ListComparisonType, { nullable: true, description: 'The comparison; null: see `userErrors`.' })
  readonly comparison!: ListComparisonType | null;

  @Field(() => [UserErrorType], { description: 'What was asked for and cannot be.' })
  readonly userErrors!: readonly UserErrorType[];
}
