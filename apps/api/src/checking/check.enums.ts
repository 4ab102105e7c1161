import { enumOf } from '../platform/graphql/enum-of.js';

export const VerdictEnum = enumOf('Verdict', 'Verdict of a check.', {
  LEGAL: 'Nothing that was checked is wrong, and nothing needs review.',
  ILLEGAL: 'There is at least one error for which all facts were stated and understood.',
  NEEDS_REVIEW: 'Something could not be decided automatically: see `review`.',
});

export const AspectEnum = enumOf('Aspect', 'A part of a list that has a verdict of its own.', {
  ARMY: ['army', 'Faction, detachments, copies, Warlord, Enhancements, Reserves and points: the army as a whole.'],
  UNITS: ['units', 'Which datasheet each unit is, how many models it has and what it costs.'],
  WARGEAR: ['wargear', 'Which wargear and options each unit has.'],
});

export const SeverityEnum = enumOf('Severity', 'Severity of a finding.', {
  ERROR: ['error', 'The finding makes the list illegal.'],
  WARNING: ['warning', 'The finding is worth checking but does not change the verdict.'],
  INFO: ['info', 'The finding is for information and does not change the verdict.'],
});

export const ReviewCodeEnum = enumOf('ReviewCode', 'Code of a review reason.', {
  UNRECOGNISED_FORMAT: 'The text is not in a known list format.',
  UNPARSED_LINES: 'Some lines of the list were not understood.',
  UNRESOLVED_NAME: 'A name in the list is not in the data release.',
  AMBIGUOUS_NAME: 'A name matches several entries: the candidates are listed, and none is assumed.',
  WARGEAR_NOT_STATED: 'A price or a rule depends on wargear that the list does not state.',
  DATA_GAP: 'The data release lacks information that a rule needs.',
  LIMIT_NOT_STATED: 'The list states no points limit, and exceeds the limit that was assumed.',
  RULE_NOT_MODELLED: 'A rule that is not implemented yet could apply.',
  ITEM_MISSING: 'Something that a complete roster must record is missing (only if completeness was checked).',
});

export const LimitSourceEnum = enumOf('LimitSource', 'Where the points limit of a list comes from.', {
  GIVEN: 'The request gives the points limit or the battle size.',
  STATED: 'The list states the points limit or the battle size.',
  ASSUMED: "No limit was given or stated: the limit of the edition's smallest battle size that is large enough for the army.",
});

export const EditionHow = enumOf('EditionHow', 'How the edition of a list was determined.', {
  GIVEN: ['given', 'Given in the request.'],
  CERTAIN: ['certain', 'Stated in the list.'],
  LIKELY: ['likely', 'Detected from the format and content of the list.'],
  GUESS: ['guess', 'Assumed, because there is no evidence for another edition.'],
});

export const FixKindEnum = enumOf('FixKind', 'The kind of change that a fix makes to the roster.', {
  REMOVE: ['remove', 'Remove the element at each of the paths: a unit, an Enhancement, a detachment or a declaration.'],
  REMOVE_POINTS: ['remove-points', 'Remove at least `points` points. If a path is given, removing the element at this path is enough.'],
  REMOVE_COMMAND_POINTS: ['remove-command-points', 'Spend at least `commandPoints` fewer Command points.'],
  SET_MODELS: ['set-models', 'Change the number of models in each unit at the paths to `models`.'],
  ADD_UNITS: ['add-units', 'Add `count` units to the detachment at the path, with the role `role` or the keyword `keyword` if given.'],
  MAKE_WARLORD: ['make-warlord', 'Make the unit at the path the Warlord.'],
  UNMAKE_WARLORD: ['unmake-warlord', 'Remove the Warlord status from the units at the paths.'],
  LEAVE_OUT_OF_RESERVES: ['leave-out-of-reserves', 'Set up the units at the paths on the battlefield instead of in Reserves.'],
  DISEMBARK: ['disembark', 'Do not embark the unit at the path; for a transport, do not embark `models` of the models in it.'],
});
