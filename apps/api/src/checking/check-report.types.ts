import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import type { CheckReport, LimitSource, Verdict } from '#muster/checking';
import type { EditionId } from '#muster/roster';
import { Edition } from '../releases/edition.enum.js';
import { CheckedQuestionType } from './checked-question.types.js';
import { EditionHow, LimitSourceEnum, VerdictEnum } from './check.enums.js';
import { BudgetType } from './budget.types.js';
import { FindingType, NotCheckedType, ReviewReasonType } from './finding.types.js';

@ObjectType('CheckedEdition', { description: 'The edition under which a list was judged.' })
export class CheckedEditionType {
  @Field(() => Edition, { nullable: true, description: 'The edition; null if it could not be determined.' })
  readonly id!: EditionId | null;

  @Field(() => EditionHow, { description: 'How the edition was determined.' })
  readonly how!: CheckReport['edition']['how'];
}

@ObjectType('CheckedAmendment', { description: 'An amendment that was applied.' })
export class CheckedAmendmentType {
  @Field(() => String, { description: 'Id of the amendment.' })
  readonly id!: string;

  @Field(() => Int, { description: 'Version of the amendment.' })
  readonly version!: number;

  @Field(() => String, { description: 'Title of the amendment.' })
  readonly title!: string;
}

@ObjectType('CheckedRelease', { description: 'The data release that the list was judged under. Use its label to reproduce the verdict.' })
export class CheckedReleaseType {
  @Field(() => String, { description: 'Label of the release.' })
  readonly label!: string;

  @Field(() => String, { description: 'The date from which the release is in force, as YYYY-MM-DD.' })
  readonly effectiveFrom!: string;
}

@ObjectType('ListFormat', { description: 'The format in which a list was read.' })
export class ListFormatType {
  @Field(() => String, { description: 'The format of the list.' })
  readonly id!: string;

  @Field(() => String, { nullable: true, description: 'The variant of the format; null if it has none.' })
  readonly dialect!: string | null;

  @Field(() => String, { description: 'How certain the detection of the format is.' })
  readonly confidence!: string;
}

@ObjectType('ListSource', { description: 'The tool that wrote a list, according to the list.' })
export class ListSourceType {
  @Field(() => String, { nullable: true, description: 'The version of the app; null if not stated.' })
  readonly appVersion!: string | null;

  @Field(() => String, { nullable: true, description: "The version of the app's data; null if not stated." })
  readonly dataVersion!: string | null;

  @Field(() => CheckedReleaseType, {
    nullable: true,
    description: 'Label of the release that the data version is mapped to (see `dataVersions`); null if it is not mapped.',
  })
  readonly release!: CheckedReleaseType | null;
}

@ObjectType('CheckedArmy', { description: 'What the list states about the army.' })
export class CheckedArmyType {
  @Field(() => String, { nullable: true, description: 'The title that the player gave the army; null if not stated.' })
  readonly name!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the player; null if not stated.' })
  readonly player!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The faction of the army: its name in the release if it was found, else as written in the list; null if not stated.',
  })
  readonly faction!: string | null;

  @Field(() => [String], { description: 'The detachments: their names in the release if they were found, else as written in the list.' })
  readonly detachments!: readonly string[];
}

@ObjectType('CheckedPoints', { description: 'Points of the whole list.' })
export class CheckedPointsType {
  @Field(() => Float, { nullable: true, description: 'The points limit that the list was judged by; null if unknown.' })
  readonly limit!: number | null;

  @Field(() => LimitSourceEnum, { nullable: true, description: 'Where the points limit comes from; null if it is unknown.' })
  readonly limitSource!: LimitSource | null;

  @Field(() => Float, { nullable: true, description: 'The total stated in the list; null if not stated.' })
  readonly stated!: number | null;

  @Field(() => Float, { nullable: true, description: 'The total under the release; null if a unit could not be priced.' })
  readonly computed!: number | null;
}

@ObjectType('CheckedUnit', { description: 'A unit of the list.' })
export class CheckedUnitType {
  @Field(() => String, { description: 'The name of the unit as written in the list.' })
  readonly name!: string;

  @Field(() => String, { nullable: true, description: "Slug of the unit's datasheet in the release; null if it was not found." })
  readonly datasheet!: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of models; null if not stated.' })
  readonly models!: number | null;

  @Field(() => Float, { nullable: true, description: 'Points stated in the list; null if not stated.' })
  readonly stated!: number | null;

  @Field(() => Float, { nullable: true, description: 'Points under the release; null if the unit could not be priced.' })
  readonly computed!: number | null;

  @Field(() => Int, { nullable: true, description: 'The line of the unit in the text, from 1; null if there is no text.' })
  readonly line!: number | null;
}

@ObjectType('CheckedAttachedUnit', {
  description: 'Units that count as one because Leaders are attached to a Bodyguard unit (10th edition).',
})
export class CheckedAttachedUnitType {
  @Field(() => [Int], { description: 'Positions of the units in the list, from 0, beginning with the Bodyguard unit.' })
  readonly units!: readonly number[];

  @Field(() => Int, {
    nullable: true,
    description: 'Starting Strength: the total number of models in all its units; null if the number is not stated for one of them.',
  })
  readonly startingStrength!: number | null;

  @Field(() => [String], {
    description: 'All keywords and Faction keywords of its models, in lower case: the attached unit has all of them.',
  })
  readonly keywords!: readonly string[];
}

@ObjectType('CheckedAspects', { description: 'The verdict of each aspect of a list.' })
export class CheckedAspectsType {
  @Field(() => VerdictEnum, {
    description: 'Verdict on the army as a whole: faction, detachments, copies, Warlord, Enhancements, Reserves and points.',
  })
  readonly army!: Verdict;

  @Field(() => VerdictEnum, { description: 'Verdict on the units: their datasheets, numbers of models and prices.' })
  readonly units!: Verdict;

  @Field(() => VerdictEnum, { description: 'Verdict on the wargear and options of the units.' })
  readonly wargear!: Verdict;
}

@ObjectType('CheckReport', {
  description: 'The report on one list under one release. Violations of the rules are data in the report, never GraphQL errors.',
})
export class CheckReportType {
  @Field(() => VerdictEnum, {
    description: 'Verdict on the list: legal, illegal or needs review. It is the worst verdict of the aspects selected in the question.',
  })
  readonly verdict!: Verdict;

  @Field(() => CheckedAspectsType, { description: 'The verdict of each aspect of the list, including those not selected in the question.' })
  readonly aspects!: CheckReport['aspects'];

  @Field(() => CheckedQuestionType, { description: 'The complete question that was asked about the list.' })
  readonly question!: CheckReport['question'];

  @Field(() => CheckedEditionType, { description: 'The edition under which the list was judged.' })
  readonly edition!: CheckedEditionType;

  @Field(() => String, {
    nullable: true,
    description: "Id of the ruleset that judged the list; null if the edition's rules are not implemented.",
  })
  readonly ruleset!: string | null;

  @Field(() => [CheckedAmendmentType], { description: "The amendments that were applied, the organiser's own last." })
  readonly amendments!: readonly CheckedAmendmentType[];

  @Field(() => CheckedReleaseType, {
    nullable: true,
    description: 'The data release under which the list was judged; null if there is none for the edition.',
  })
  readonly release!: CheckedReleaseType | null;

  @Field(() => ListFormatType, { nullable: true, description: 'The format in which the text was read; null if it was not recognised.' })
  readonly format!: ListFormatType | null;

  @Field(() => ListSourceType, { nullable: true, description: 'The tool that wrote the list, according to the list; null if not stated.' })
  readonly writtenBy?: CheckReport['writtenBy'];

  @Field(() => CheckedArmyType, { description: 'What the list states about the army.' })
  readonly army!: CheckReport['army'];

  @Field(() => CheckedPointsType, { description: 'Points of the whole list.' })
  readonly points!: CheckedPointsType;

  @Field(() => [BudgetType], { description: 'All budgets: points, enhancements, Command points ...' })
  readonly budgets!: readonly BudgetType[];

  @Field(() => [FindingType], { description: 'Errors, warnings and remarks, each with rule, location, numbers and citation.' })
  readonly findings!: readonly FindingType[];

  @Field(() => [ReviewReasonType], { description: 'The reasons why the list needs review; empty if there are none.' })
  readonly review!: readonly ReviewReasonType[];

  @Field(() => [NotCheckedType], { description: 'What this check did not judge.' })
  readonly notChecked!: readonly NotCheckedType[];

  @Field(() => [CheckedUnitType], { description: 'The units, in the order of the list.' })
  readonly units!: readonly CheckedUnitType[];

  @Field(() => [CheckedAttachedUnitType], { description: 'The attached units as declared, with what applies to each as one unit.' })
  readonly attachedUnits!: readonly CheckedAttachedUnitType[];
}
