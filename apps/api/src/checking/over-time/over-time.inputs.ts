import { InputType } from '@nestjs/graphql';
import { ArrayMaxSize } from 'class-validator';
import { inputOf, orNull } from '../../platform/graphql/fields.js';
import { count } from '../../platform/graphql/input-fields.js';
import { LIMITS } from '../../platform/limits.js';
import { Edition } from '../../releases/edition.enum.js';
import { ListQuestionInput } from '../check-question.input.js';
import { ReleaseInput } from '../../releases/release.types.js';
import { GivenListInput } from './given-list.input.js';

const MOST = LIMITS.releasesPerCheck;

@InputType({ isOneOf: true, description: 'A selection of data releases. Exactly one field is given.' })
export class ReleasesAskedInput extends inputOf({
  named: orNull([[ReleaseInput], `These releases, at most ${MOST}.`, ArrayMaxSize(MOST)]),
  newest: orNull(count(`How many of the newest published releases of the edition to select, 1 to ${MOST}, in force or not yet.`, 1, MOST)),
}) {}

@InputType({ description: 'A list, and the releases to judge it under.' })
export class LegalWhenInput extends inputOf(ListQuestionInput, {
  list: [GivenListInput, 'The list to judge.'],
  releases: orNull([ReleasesAskedInput, `The releases to judge the list under; null for the newest ${MOST}.`]),
}) {}

@InputType({ description: 'A list, and two releases to compare it under.' })
export class DriftInput extends inputOf({
  list: [GivenListInput, 'The list to compare.'],
  edition: orNull([Edition, 'The edition of the list; null to detect the edition.']),
  from: [ReleaseInput, 'The first release.'],
  to: [ReleaseInput, 'The second release.'],
}) {}

@InputType({ description: 'Two lists to compare.' })
export class CompareListsInput extends inputOf({
  first: [GivenListInput, 'The first list.'],
  second: [GivenListInput, 'The second list.'],
  edition: orNull([Edition, 'The edition of the lists; null to detect the edition.']),
  against: orNull([ReleaseInput, 'The release in which both lists are looked up; null for the release in force today.']),
}) {}
