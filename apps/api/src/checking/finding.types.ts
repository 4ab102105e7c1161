import { ID, Int, ObjectType } from '@nestjs/graphql';
import { orAbsent, orNull, outputOf, resolved } from '../platform/graphql/fields.js';
import { PathStep } from '../platform/graphql/served-as-text.js';
import { ParamsScalar } from '../platform/graphql/scalars/params.scalar.js';
import { AspectEnum, FixKindEnum, ReviewCodeEnum, SeverityEnum } from './check.enums.js';

@ObjectType('Fix', { description: 'A computed change that would resolve a finding. Other fixes may exist.' })
export class FixType extends outputOf({
  kind: [FixKindEnum, 'The kind of change.'],
  messageId: [String, 'Id of the sentence in `message`, which never changes.'],
  message: resolved([String, 'The fix as a sentence.']),
  params: [ParamsScalar, 'The values that describe the fix, such as a number of models or points.'],
  paths: [[[PathStep]], 'Path of each element to change, the most important first: `units`, `3`. Empty for the list as a whole.'],
}) {}

@ObjectType('Finding', { description: 'An error, warning or remark about a list.' })
export class FindingType extends outputOf({
  key: orAbsent([ID, 'For a saved roster: an opaque key for `explain`, stable for as long as the finding exists; null for other lists.']),
  code: [String, 'Id of the rule, or of the part of Muster, that made the finding; never changes.'],
  severity: [SeverityEnum, 'Severity of the finding.'],
  messageId: [String, 'Id of the sentence in `message`, which never changes.'],
  message: resolved([String, 'The finding as a sentence.']),
  params: [ParamsScalar, 'The values used in `message`.'],
  aspects: resolved([[AspectEnum], 'The aspects of the list that the finding concerns. An error makes these aspects illegal.']),
  path: [[PathStep], 'Path of the element of the list that the finding is about: `units`, `3`. Empty for the list as a whole.'],
  related: [[[PathStep]], 'Paths of other elements of the list that are involved in the finding.'],
  line: orNull([Int, 'The line of the text that the finding is about, from 1; null if there is no text.']),
  cites: orNull([String, 'Where the rule is printed (document and section), never its text; null if unknown.']),
  fix: orAbsent([FixType, 'A change that would resolve the finding; null if no such change can be computed.']),
}) {}

@ObjectType('ReviewReason', { description: 'Something that could not be decided automatically and could change the verdict on this list.' })
export class ReviewReasonType extends outputOf({
  code: [ReviewCodeEnum, 'Code of the review reason.'],
  aspects: resolved([[AspectEnum], 'The aspects of the list that cannot be decided because of this reason.']),
  messageId: [String, 'Id of the sentence in `message`, which never changes.'],
  message: resolved([String, 'The review reason as a sentence.']),
  params: [ParamsScalar, 'The values used in `message`.'],
  path: [[PathStep], 'Path, within the list, of the element that the review reason is about. Empty if it is about the whole list.'],
  line: orNull([Int, 'The line of the text that the review reason is about, from 1; null if there is no text.']),
}) {}

@ObjectType('NotChecked', { description: 'A rule or part of the game that this check did not judge. It does not change the verdict.' })
export class NotCheckedType extends outputOf({
  code: [String, 'Code of the rule or part of the game that was not judged; never changes.'],
  messageId: [String, 'Id of the sentence in `message`, which never changes.'],
  message: resolved([String, 'What was not judged and why, as a sentence.']),
  params: [ParamsScalar, 'The values used in `message`.'],
}) {}
