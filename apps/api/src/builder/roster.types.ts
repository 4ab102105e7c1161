import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { HouseRulesGiven, KeptRoster, ReservesKind, RosterDeclarations } from '#muster/builder';
import type { Verdict } from '#muster/checking';
import type { RosterSummary } from '#muster/persistence';
import type { EditionId } from '#muster/roster';
import { VerdictEnum } from '../checking/check.enums.js';
import { FindingType, ReviewReasonType } from '../checking/finding.types.js';
import { ConnectionOf, type Connection } from '../platform/graphql/connection.js';
import { JsonScalar } from '../platform/graphql/json.scalar.js';
import { UserErrorType } from '../platform/graphql/user-error.types.js';
import { Edition } from '../releases/edition.enum.js';
import { Organisation, ReservesHow } from '../rosters/roster.enums.js';

@ObjectType({ isAbstract: true })
class RosterHead {
  @Field(() => ID, { description: 'Opaque id.' })
  readonly id!: string;

  @Field(() => String, { description: 'Its name.' })
  readonly name!: string;

  @Field(() => Edition, { description: 'The edition it is for.' })
  readonly edition!: EditionId;

  @Field(() => String, { nullable: true, description: 'Name of its faction.' })
  readonly faction!: string | null;

  @Field(() => VerdictEnum, { description: 'What it comes to under its release.' })
  readonly verdict!: Verdict;

  @Field(() => Float, { nullable: true, description: 'What it costs under its release; null when a unit could not be priced.' })
  readonly points!: number | null;

  @Field(() => Float, { nullable: true, description: 'Points limit of its battle size.' })
  readonly pointsLimit!: number | null;

  @Field(() => Int, { description: 'Counts its edits, from 1: send it back with the next one.' })
  readonly revision!: number;

  @Field(() => String, { description: 'When it was made, ISO 8601.' })
  readonly createdAt!: string;

  @Field(() => String, { description: 'When it was last edited, ISO 8601.' })
  readonly updatedAt!: string;

  @Field(() => String, { nullable: true, description: 'When it was put away, ISO 8601; null: it was not.' })
  readonly archivedAt!: string | null;
}

@ObjectType('RosterChoice', { description: 'Something chosen for a unit or a detachment.' })
export class RosterChoiceType {
  @Field(() => ID, { description: 'Its id in the roster.' })
  readonly id!: string;

  @Field(() => ID, { description: 'What it is chosen for: a unit, a detachment or another choice, by its id in the roster.' })
  readonly of!: string;

  @Field(() => ID, { description: 'Which option it is; for `chooseOption`.' })
  readonly option!: string;

  @Field(() => String, { description: 'Its name.' })
  readonly name!: string;

  @Field(() => Int, { description: 'How many, in the unit as a whole.' })
  readonly count!: number;

  @Field(() => Float, { description: 'What it adds to the price.' })
  readonly points!: number;
}

@ObjectType('ChosenKeyword', { description: 'A keyword chosen for a unit (8th, 9th).' })
export class ChosenKeywordType {
  @Field(() => String, { description: 'The keyword to be chosen, as printed: "<CHAPTER>".' })
  readonly keyword!: string;

  @Field(() => String, { description: 'The choice.' })
  readonly choice!: string;
}

@ObjectType('RosterUnit', { description: 'A unit of a roster.' })
export class RosterUnitType {
  @Field(() => ID, { description: 'Its id in the roster; edits keep it.' })
  readonly id!: string;

  @Field(() => ID, { description: 'The detachment it stands in, by its id in the roster.' })
  readonly detachment!: string;

  @Field(() => String, { description: 'Its name.' })
  readonly name!: string;

  @Field(() => String, { nullable: true, description: 'Slug of its datasheet; null when the release has none.' })
  readonly datasheet!: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of models; null when it cannot be told.' })
  readonly models!: number | null;

  @Field(() => Float, { nullable: true, description: 'Its price with all that is chosen for it; null when it could not be priced.' })
  readonly points!: number | null;

  @Field(() => Boolean, { description: 'Whether it has the Warlord.' })
  readonly warlord!: boolean;

  @Field(() => ID, { nullable: true, description: 'The unit it is attached to, by its id in the roster.' })
  readonly attachedTo!: string | null;

  @Field(() => ID, { nullable: true, description: 'The transport it is embarked in, by its id in the roster.' })
  readonly embarkedIn!: string | null;

  @Field(() => ReservesHow, { nullable: true, description: 'By what it is held in Reserves; null: it is not, or that is not declared.' })
  readonly held!: ReservesKind | null;

  @Field(() => [ChosenKeywordType], { description: 'Keywords that `chooseKeyword` chose for it.' })
  readonly chosenKeywords!: readonly ChosenKeywordType[];

  @Field(() => String, { nullable: true, description: 'Notes of its player.' })
  readonly notes!: string | null;

  @Field(() => [RosterChoiceType], { description: 'All that is chosen for it, each behind what it is chosen for.' })
  readonly choices!: readonly RosterChoiceType[];

  /** What its options are worked out from. */
  readonly kept!: KeptRoster;
}

@ObjectType('RosterDetachment', { description: 'A detachment of a roster: a part of the army (8th, 9th), or the army (10th).' })
export class RosterDetachmentType {
  @Field(() => ID, { description: 'Its id in the roster.' })
  readonly id!: string;

  @Field(() => String, { description: 'Its name.' })
  readonly name!: string;

  @Field(() => [RosterChoiceType], { description: 'What is chosen for it beside units: battle size, detachment rules and their kin.' })
  readonly choices!: readonly RosterChoiceType[];

  readonly kept!: KeptRoster;
}

@ObjectType('RosterRules', { description: 'By what a roster is judged beside the rules of its edition, as `setAmendments` set it.' })
export class RosterRulesType {
  @Field(() => [String], { description: 'Ids of amendments; none: those of the mission pack that the roster itself names, if any.' })
  readonly amendments!: readonly string[];

  @Field(() => JsonScalar, { nullable: true, description: "An organiser's own rules, as `HouseRulesInput` gave them; null: none." })
  readonly houseRules!: HouseRulesGiven | null;
}

@ObjectType('Roster', { description: 'A roster that is kept.' })
export class RosterType extends RosterHead {
  @Field(() => String, { description: 'Label of the data release it is kept under.' })
  readonly release!: string;

  @Field(() => String, { nullable: true, description: 'Notes of its player.' })
  readonly notes!: string | null;

  @Field(() => Organisation, { nullable: true, description: 'How the army is mustered (8th, 9th); null: not declared.' })
  readonly organisation!: RosterDeclarations['organisation'];

  @Field(() => RosterRulesType, { description: 'What applies beside the rules of its edition; the report names what it was judged by.' })
  readonly rules!: RosterRulesType;

  @Field(() => [RosterDetachmentType], { description: 'Its detachments.' })
  readonly detachments!: readonly RosterDetachmentType[];

  @Field(() => [RosterUnitType], { description: 'Its units, in their order.' })
  readonly units!: readonly RosterUnitType[];

  /** What fields that are asked for are worked out from. */
  readonly kept!: KeptRoster;
}

@ObjectType('RosterSummary', { description: 'A roster as it stands in a list.' })
export class RosterSummaryType extends RosterHead {
  readonly stored!: RosterSummary;
}

export const RosterConnection = ConnectionOf(RosterSummaryType, 'Roster', 'rosters');
export type RosterConnection = Connection<RosterSummaryType>;

@ObjectType('RosterRevision', { description: 'One edit of a roster.' })
export class RosterRevisionType {
  @Field(() => Int, { description: 'The revision it made.' })
  readonly revision!: number;

  @Field(() => String, { description: 'When, ISO 8601.' })
  readonly at!: string;

  @Field(() => JsonScalar, { description: 'The intents it carried out.' })
  readonly intents!: unknown;

  @Field(() => Float, { nullable: true, description: 'What the roster cost then.' })
  readonly points!: number | null;

  @Field(() => VerdictEnum, { description: 'Its verdict then.' })
  readonly verdict!: Verdict;
}

@ObjectType('ChangedPrice', { description: 'A unit whose price an edit changed.' })
export class ChangedPriceType {
  @Field(() => ID, { description: 'The unit, by its id in the roster.' })
  readonly unit!: string;

  @Field(() => String, { description: 'Its name.' })
  readonly name!: string;

  @Field(() => Float, { nullable: true, description: 'What it cost before; null: it was not there, or had no price.' })
  readonly before!: number | null;

  @Field(() => Float, { nullable: true, description: 'What it costs now; null: it is gone, or has no price.' })
  readonly after!: number | null;
}

@ObjectType('RosterChanges', { description: 'What an edit did.' })
export class RosterChangesType {
  @Field(() => Float, { nullable: true, description: 'What the roster cost before.' })
  readonly pointsBefore!: number | null;

  @Field(() => Float, { nullable: true, description: 'What it costs now.' })
  readonly pointsAfter!: number | null;

  @Field(() => [ChangedPriceType], { description: 'Units whose price changed.' })
  readonly units!: readonly ChangedPriceType[];

  @Field(() => [FindingType], { description: 'Findings that are new.' })
  readonly gained!: readonly FindingType[];

  @Field(() => [FindingType], { description: 'Findings that are gone.' })
  readonly lost!: readonly FindingType[];
}

@ObjectType('RosterPayload', {
  description: 'What came of an edit. Where there are userErrors nothing was changed, and `roster` is as it stands.',
})
export class RosterPayload {
  @Field(() => RosterType, { nullable: true, description: 'The roster now; null: it is not there.' })
  readonly roster!: RosterType | null;

  @Field(() => RosterChangesType, { nullable: true, description: 'What changed; null where nothing was done now.' })
  readonly changes!: RosterChangesType | null;

  @Field(() => Int, { nullable: true, description: 'Where the same request was carried out before: the revision it made then.' })
  readonly repeated!: number | null;

  @Field(() => [ReviewReasonType], { description: 'Of an imported list: what was not found or not understood, and is not in the roster.' })
  readonly review!: readonly ReviewReasonType[];

  @Field(() => [UserErrorType], { description: 'What must be changed in the input.' })
  readonly userErrors!: readonly UserErrorType[];
}

@ObjectType('DeleteRosterPayload', { description: 'What came of deleting a roster.' })
export class DeleteRosterPayload {
  @Field(() => Boolean, { description: 'Whether it was there and is gone.' })
  readonly deleted!: boolean;

  @Field(() => [UserErrorType], { description: 'What must be changed in the input.' })
  readonly userErrors!: readonly UserErrorType[];
}

@ObjectType('RosterShare', { description: 'A link by which anybody may read a roster.' })
export class RosterShareType {
  @Field(() => ID, { description: 'Opaque id for `unshareRoster`.' })
  readonly id!: string;

  @Field(() => String, { description: 'When it was made, ISO 8601.' })
  readonly createdAt!: string;

  @Field(() => String, { nullable: true, description: 'Until when it leads there, ISO 8601; null: until it is revoked.' })
  readonly expiresAt!: string | null;

  @Field(() => String, { nullable: true, description: 'When it was revoked, ISO 8601; null: it was not.' })
  readonly revokedAt!: string | null;
}

@ObjectType('ShareRosterPayload', { description: 'What came of sharing a roster.' })
export class ShareRosterPayload {
  @Field(() => RosterShareType, { nullable: true, description: 'The link; null: there is no such roster.' })
  readonly share!: RosterShareType | null;

  @Field(() => String, { nullable: true, description: 'The token for `sharedRoster`. It is shown this once.' })
  readonly token!: string | null;

  @Field(() => [UserErrorType], { description: 'What must be changed in the input.' })
  readonly userErrors!: readonly UserErrorType[];
}
