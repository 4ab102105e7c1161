import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import type { CheckReport, LimitSource, Verdict } from '#muster/checking';
import type { EditionId } from '#muster/roster';
import { Edition } from '../releases/edition.enum.js';
import { CheckedQuestionType } from './checked-question.types.js';
import { EditionHow, LimitSourceEnum, VerdictEnum } from './check.enums.js';
import { BudgetType } from './budget.types.js';
import { FindingType, NotCheckedType, ReviewReasonType } from './finding.types.js';

@ObjectType('CheckedEdition', { description: 'Under which edition the list was judged.' })
export class CheckedEditionType {
  @Field(() => Edition, { nullable: true, description: 'The edition; null when it could not be told.' })
  readonly id!: EditionId | null;

  @Field(() => EditionHow, { description: 'How it is known.' })
  readonly how!: CheckReport['edition']['how'];
}

@ObjectType('CheckedAmendment', { description: 'An amendment that applied.' })
export class CheckedAmendmentType {
  @Field(() => String, { description: 'Its id.' })
  readonly id!: string;

  @Field(() => Int, { description: 'Its version.' })
  readonly version!: number;

  @Field(() => String, { description: 'What it is, for people.' })
  readonly title!: string;
}

@ObjectType('CheckedRelease', { description: 'The data release the list was judged under. With its label the verdict can be reproduced.' })
export class CheckedReleaseType {
  @Field(() => String, { description: 'Its label.' })
  readonly label!: string;

  @Field(() => String, { description: 'The day from which it is in force, as YYYY-MM-DD.' })
  readonly effectiveFrom!: string;
}

@ObjectType('ListFormat', { description: 'What the text was read as.' })
export class ListFormatType {
  @Field(() => String, { description: 'The format.' })
  readonly id!: string;

  @Field(() => String, { nullable: true, description: 'Which of its variants; null where there is one.' })
  readonly dialect!: string | null;

  @Field(() => String, { description: 'How sure that is.' })
  readonly confidence!: string;
}

@ObjectType('ListSource', { description: 'What the tool that wrote a list says of itself.' })
export class ListSourceType {
  @Field(() => String, { nullable: true, description: 'The version of the app; null when it says none.' })
  readonly appVersion!: string | null;

  @Field(() => String, { nullable: true, description: 'Its own number of its data; null when it says none.' })
  readonly dataVersion!: string | null;

  @Field(() => CheckedReleaseType, {
    nullable: true,
    description: 'The release that the data version stands for, as the operator says (see `dataVersions`); null: nobody said.',
  })
  readonly release!: CheckedReleaseType | null;
}

@ObjectType('CheckedArmy', { description: 'What a list says of itself.' })
export class CheckedArmyType {
  @Field(() => String, { nullable: true, description: 'The title the player gave it.' })
  readonly name!: string | null;

  @Field(() => String, { nullable: true, description: 'The player, where the list names one.' })
  readonly player!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The faction that counts: as the release names it where it was found, else as written.',
  })
  readonly faction!: string | null;

  @Field(() => [String], { description: 'The detachments, likewise.' })
  readonly detachments!: readonly string[];
}

@ObjectType('CheckedPoints', { description: 'Points of the whole list.' })
export class CheckedPointsType {
  @Field(() => Float, { nullable: true, description: 'The limit that the list was judged by; null when none is known.' })
  readonly limit!: number | null;

  @Field(() => LimitSourceEnum, { nullable: true, description: 'Where the limit is from; null when none is known.' })
  readonly limitSource!: LimitSource | null;

  @Field(() => Float, { nullable: true, description: 'The total the list claims; null when it claims none.' })
  readonly stated!: number | null;

  @Field(() => Float, { nullable: true, description: 'The total under the release; null when a unit could not be priced.' })
  readonly computed!: number | null;
}

@ObjectType('CheckedUnit', { description: 'A unit as it stands in the list.' })
export class CheckedUnitType {
  @Field(() => String, { description: 'The name as the list has it.' })
  readonly name!: string;

  @Field(() => String, { nullable: true, description: 'Slug of its datasheet in the release; null when it was not found.' })
  readonly datasheet!: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of models; null when the list does not say.' })
  readonly models!: number | null;

  @Field(() => Float, { nullable: true, description: 'Points the list states; null when it states none.' })
  readonly stated!: number | null;

  @Field(() => Float, { nullable: true, description: 'Points under the release; null when it could not be priced.' })
  readonly computed!: number | null;

  @Field(() => Int, { nullable: true, description: 'Its line in the text, from 1.' })
  readonly line!: number | null;
}

@ObjectType('CheckedAttachedUnit', { description: 'Units that count as one, since Leaders were declared to join a Bodyguard unit (10th).' })
export class CheckedAttachedUnitType {
  @Field(() => [Int], { description: 'Places of its units among those of the list, from 0: the Bodyguard unit first.' })
  readonly units!: readonly number[];

  @Field(() => Int, {
    nullable: true,
    description: 'Its Starting Strength: models of all its units together; null while one is not stated.',
  })
  readonly startingStrength!: number | null;

  @Field(() => [String], {
    description: 'All keywords and Faction keywords that its models have, in small letters: the attached unit has them all.',
  })
  readonly keywords!: readonly string[];
}

@ObjectType('CheckedAspects', { description: 'The verdict of each aspect of a list.' })
export class CheckedAspectsType {
  @Field(() => VerdictEnum, {
    description: 'Of the army as a whole: faction, detachments, copies, Warlord, Enhancements, Reserves and points.',
  })
  readonly army!: Verdict;

  @Field(() => VerdictEnum, { description: 'Of its units: which datasheet each is, how many models it has and what it costs.' })
  readonly units!: Verdict;

  @Field(() => VerdictEnum, { description: 'Of the wargear and options of its units.' })
  readonly wargear!: Verdict;
}

@ObjectType('CheckReport', { description: 'One list judged under one release. Violations are data, never errors.' })
export class CheckReportType {
  @Field(() => VerdictEnum, {
    description: 'The worst verdict of the aspects that were asked to decide: legal, illegal, or a human must look.',
  })
  readonly verdict!: Verdict;

  @Field(() => CheckedAspectsType, { description: 'The verdict of each aspect of the list, also of those that were not asked to decide.' })
  readonly aspects!: CheckReport['aspects'];

  @Field(() => CheckedQuestionType, { description: 'The question that was asked of the list, in full.' })
  readonly question!: CheckReport['question'];

  @Field(() => CheckedEditionType, { description: 'Under which edition.' })
  readonly edition!: CheckedEditionType;

  @Field(() => String, { nullable: true, description: "Id of the edition's ruleset that judged; null when none is built for the edition." })
  readonly ruleset!: string | null;

  @Field(() => [CheckedAmendmentType], { description: "Amendments that applied to it, the organiser's own last." })
  readonly amendments!: readonly CheckedAmendmentType[];

  @Field(() => CheckedReleaseType, { nullable: true, description: 'Under which data release; null when there is none for the edition.' })
  readonly release!: CheckedReleaseType | null;

  @Field(() => ListFormatType, { nullable: true, description: 'What the text was read as; null when it was not recognised.' })
  readonly format!: ListFormatType | null;

  @Field(() => ListSourceType, { nullable: true, description: 'What the tool that wrote it says of itself; null: nothing.' })
  readonly writtenBy?: CheckReport['writtenBy'];

  @Field(() => CheckedArmyType, { description: 'What the list says of itself.' })
  readonly army!: CheckReport['army'];

  @Field(() => CheckedPointsType, { description: 'Points of the whole list.' })
  readonly points!: CheckedPointsType;

  @Field(() => [BudgetType], { description: 'Every ledger: points, enhancements, Command points ...' })
  readonly budgets!: readonly BudgetType[];

  @Field(() => [FindingType], { description: 'What is wrong or worth a look, with rule, place, numbers and citation.' })
  readonly findings!: readonly FindingType[];

  @Field(() => [ReviewReasonType], { description: 'Why a human must look.' })
  readonly review!: readonly ReviewReasonType[];

  @Field(() => [NotCheckedType], { description: 'What this check did not judge.' })
  readonly notChecked!: readonly NotCheckedType[];

  @Field(() => [CheckedUnitType], { description: 'The units in the order of the list.' })
  readonly units!: readonly CheckedUnitType[];

  @Field(() => [CheckedAttachedUnitType], { description: 'Attached units as declared, with what holds for each as one unit.' })
  readonly attachedUnits!: readonly CheckedAttachedUnitType[];
}
