import { InputType } from '@nestjs/graphql';
import { ArrayMaxSize, MaxLength } from 'class-validator';
import { BULK_LIMITS } from '#muster/bulk';
import { ListQuestionInput } from '../checking/check-question.input.js';
import { ReleaseInput } from '../releases/release.types.js';
import { VerdictEnum } from '../checking/check.enums.js';
import { inputOf, orNull } from '../platform/graphql/fields.js';

const LONGEST_NAME = 200;

@InputType({ description: 'One list of a list check job.' })
export class PlayerListInput extends inputOf({
  player: orNull([String, "The player's name.", MaxLength(LONGEST_NAME)]),
  text: [String, `The list as pasted, at most ${BULK_LIMITS.textBytes / 1024} KB.`],
}) {}

@InputType({ isOneOf: true, description: 'Lists to check, given in one field. For files and for more than 256 KB, use POST /check/jobs.' })
export class GivenListsInput extends inputOf({
  blob: orNull([
    String,
    "A single text that contains many lists. A new list begins at a recognised header or at a player's name (`Player: Ada`), never at a blank line alone.",
  ]),
  lists: orNull([[PlayerListInput], `The lists as separate items, at most ${BULK_LIMITS.lists}.`, ArrayMaxSize(BULK_LIMITS.lists)]),
  csv: orNull([String, 'CSV (comma, semicolon or tab): a player and a list per record, or columns `player`, `list` and any others.']),
}) {}

@InputType({ description: 'Many lists, and how to judge them. They are stored until the job expires.' })
export class CheckListsInput extends inputOf(ListQuestionInput, {
  given: [GivenListsInput, 'The lists to check.'],
  against: orNull([ReleaseInput, 'The data release; null for the release in force when a list is judged.']),
}) {}

@InputType({ description: 'A finished job whose lists are to be judged again. Settings that are omitted stay as they were.' })
export class RerunCheckJobInput extends inputOf({
  token: [String, 'The token of the job; it must have finished.', MaxLength(LONGEST_NAME)],
  against: [ReleaseInput, 'The data release to judge the lists under.'],
}) {}

@InputType({ description: 'Filters the lists of a job.' })
export class CheckedListFilterInput extends inputOf({
  verdict: orNull([VerdictEnum, 'Only lists with this verdict.']),
  faction: orNull([String, 'Only lists of this faction, by its full name; case is ignored.', MaxLength(LONGEST_NAME)]),
  search: orNull([String, 'Only lists whose player, file name, faction or detachment contains this text.', MaxLength(LONGEST_NAME)]),
  failed: orNull([Boolean, 'True to return only lists that could not be judged, false to return only the others.']),
  changed: orNull([Boolean, 'For a re-run: true to return only lists whose result changed, false to return only the others.']),
}) {}
