import { Float, Int, ObjectType } from '@nestjs/graphql';
import type { CheckReport } from '#muster/checking';
import { Edition } from '../releases/edition.enum.js';
import { CheckedQuestionType } from './checked-question.types.js';
import { EditionHow, LimitSourceEnum, VerdictEnum } from './check.enums.js';
import { BudgetType } from './budget.types.js';
import { FindingType, NotCheckedType, ReviewReasonType } from './finding.types.js';
import { orAbsent, orNull, outputOf } from '../platform/graphql/fields.js';
import { DateScalar } from '../platform/graphql/scalars/date.scalar.js';

@ObjectType('CheckedEdition', { description: 'The edition under which a list was judged.' })
export class CheckedEditionType extends outputOf({
  id: orNull([Edition, 'The edition; null if it could not be determined.']),
  how: [EditionHow, 'How the edition was determined.'],
}) {}

@ObjectType('CheckedAmendment', { description: 'An amendment that was applied.' })
export class CheckedAmendmentType extends outputOf({
  id: [String, 'Id of the amendment.'],
  version: [Int, 'Version of the amendment.'],
  title: [String, 'Title of the amendment.'],
}) {}

@ObjectType('CheckedRelease', { description: 'The data release that the list was judged under. Use its label to reproduce the verdict.' })
export class CheckedReleaseType extends outputOf({
  label: [String, 'Label of the release.'],
  effectiveFrom: [DateScalar, 'The date from which the release is in force.'],
}) {}

@ObjectType('ListFormat', { description: 'The format in which a list was read.' })
export class ListFormatType extends outputOf({
  id: [String, 'The format of the list.'],
  dialect: orNull([String, 'The variant of the format; null if the format has no variants.']),
  confidence: [String, 'How certain the detection of the format is.'],
}) {}

@ObjectType('ListSource', { description: 'The tool that wrote a list, according to the list.' })
export class ListSourceType extends outputOf({
  appVersion: orNull([String, 'The version of the app; null if not stated.']),
  dataVersion: orNull([String, "The version of the app's data; null if not stated."]),
  release: orNull([CheckedReleaseType, 'The release that the data version is mapped to (see `dataVersions`); null if it is not mapped.']),
}) {}

@ObjectType('CheckedArmy', { description: 'What the list states about the army.' })
export class CheckedArmyType extends outputOf({
  name: orNull([String, 'The title that the player gave the army; null if not stated.']),
  player: orNull([String, 'The name of the player; null if not stated.']),
  faction: orNull([String, 'The faction: its name in the release if it was found, else as written in the list; null if not stated.']),
  detachments: [[String], 'The detachments: their names in the release if they were found, else as written in the list.'],
}) {}

@ObjectType('CheckedPoints', { description: 'Points of the whole list.' })
export class CheckedPointsType extends outputOf({
  limit: orNull([Float, 'The points limit that the list was judged by; null if unknown.']),
  limitSource: orNull([LimitSourceEnum, 'Where the points limit comes from; null if it is unknown.']),
  stated: orNull([Float, 'The points total stated in the list; null if not stated.']),
  computed: orNull([Float, 'The points total with the prices of the release; null if a unit could not be priced.']),
}) {}

@ObjectType('CheckedUnit', { description: 'A unit of the list.' })
export class CheckedUnitType extends outputOf({
  name: [String, 'The name of the unit as written in the list.'],
  slug: orNull([String, "Slug of the unit's datasheet in the release; null if the datasheet was not found."]),
  models: orNull([Int, 'Number of models; null if not stated.']),
  stated: orNull([Float, 'Points stated in the list; null if not stated.']),
  computed: orNull([Float, 'Points cost of the unit under the release; null if it could not be priced.']),
  line: orNull([Int, 'The line of the unit in the text, from 1; null if there is no text.']),
}) {
  /** Label of the release of the report. The resolver of `datasheet` looks up the slug in it. */
  readonly label!: string | null;
}

@ObjectType('CheckedAttachedUnit', {
  description: 'Units that count as one because Leaders have joined a Bodyguard unit (10th and 11th editions).',
})
export class CheckedAttachedUnitType extends outputOf({
  units: [[Int], 'Positions of the units in the list, from 0, beginning with the Bodyguard unit.'],
  startingStrength: orNull([Int, 'Starting Strength: the number of models in the attached unit; null if some numbers are not stated.']),
  keywords: [[String], "All keywords and Faction keywords of the attached unit's models, in lower case; the attached unit has every one."],
}) {}

@ObjectType('CheckedAspects', { description: 'The verdict of each aspect of a list.' })
export class CheckedAspectsType extends outputOf({
  army: [VerdictEnum, 'Verdict on the army as a whole: faction, detachments, copies, Warlord, Enhancements, Reserves and points.'],
  units: [VerdictEnum, 'Verdict on the units: their datasheets, numbers of models and prices.'],
  wargear: [VerdictEnum, 'Verdict on the wargear and options of the units.'],
}) {}

@ObjectType('BetterFittingRelease', { description: 'Result of a list under another release, whose prices fit the stated ones better.' })
export class BetterFittingReleaseType extends outputOf({
  release: [CheckedReleaseType, 'The release whose prices fit better. To get its complete report, check the list against its label.'],
  unitsStated: [Int, 'Number of units for which the list states a price.'],
  unitsAsStated: [Int, 'Number of units whose price under this release is the one that the list states.'],
  unitsAsStatedHere: [Int, 'Number of units whose price under the release of the report is the one that the list states.'],
  points: orNull([Float, 'Points total of the list under this release; null if a unit could not be priced.']),
  verdict: [VerdictEnum, 'Verdict on the list under this release.'],
  aspects: [CheckedAspectsType, 'Verdict on each aspect of the list under this release.'],
}) {}

@ObjectType('CheckReport', { description: 'The report on a list under a release. Violations of the rules are data, never GraphQL errors.' })
export class CheckReportType extends outputOf({
  verdict: [VerdictEnum, 'Verdict on the list: the worst verdict of the aspects that the request selected.'],
  aspects: [CheckedAspectsType, 'The verdict on each aspect of the list, including aspects that the request did not select.'],
  question: [CheckedQuestionType, 'The complete request that the report answers.'],
  edition: [CheckedEditionType, 'The edition under which the list was judged.'],
  ruleset: orNull([String, "Id of the ruleset that judged the list; null if the edition's rules are not implemented."]),
  amendments: [[CheckedAmendmentType], "The amendments that were applied, the organiser's own last."],
  release: orNull([CheckedReleaseType, 'The data release under which the list was judged; null if the edition has no release.']),
  format: orNull([ListFormatType, 'The format in which the list was read; null if the format was not recognised.']),
  writtenBy: orAbsent([ListSourceType, 'The tool that wrote the list, according to the list; null if not stated.']),
  army: [CheckedArmyType, 'What the list states about the army.'],
  points: [CheckedPointsType, 'Points of the whole list.'],
  budgets: [[BudgetType], 'All budgets: points, enhancements, Command points ...'],
  findings: [[FindingType], 'Errors, warnings and remarks, each with rule, location, numbers and citation.'],
  review: [[ReviewReasonType], 'The reasons why the list needs review; empty if there are none.'],
  notChecked: [[NotCheckedType], 'What this check did not judge.'],
  attachedUnits: [[CheckedAttachedUnitType], 'The attached units declared in the list, each with its keywords and Starting Strength.'],
  betterFitting: orAbsent([BetterFittingReleaseType, 'Result under the published release whose prices fit best; null if none is better.']),
}) {
  /** The resolver of `units` adds what their datasheets are looked up by. */
  readonly units!: CheckReport['units'];
}
