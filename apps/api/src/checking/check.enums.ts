import { registerEnumType } from '@nestjs/graphql';
import type { CheckReport, LimitSource, Verdict } from '#muster/checking';
import type { Aspect, FixKind, ReviewCode, Severity } from '#muster/diagnostics';

export const VerdictEnum = { LEGAL: 'LEGAL', ILLEGAL: 'ILLEGAL', NEEDS_REVIEW: 'NEEDS_REVIEW' } as const satisfies Record<Verdict, Verdict>;

registerEnumType(VerdictEnum, {
  name: 'Verdict',
  description: 'Verdict of a check.',
  valuesMap: {
    LEGAL: { description: 'Nothing that was checked is wrong, and nothing needs review.' },
    ILLEGAL: { description: 'There is at least one error for which all facts were stated and understood.' },
    NEEDS_REVIEW: { description: 'Something could not be decided automatically: see `review`.' },
  },
});

export const AspectEnum = { ARMY: 'army', UNITS: 'units', WARGEAR: 'wargear' } as const satisfies Record<string, Aspect>;

registerEnumType(AspectEnum, {
  name: 'Aspect',
  description: 'A part of a list that has a verdict of its own.',
  valuesMap: {
    ARMY: { description: 'Faction, detachments, copies, Warlord, Enhancements, Reserves and points: the army as a whole.' },
    UNITS: { description: 'Which datasheet each unit is, how many models it has and what it costs.' },
    WARGEAR: { description: 'Which wargear and options each unit has.' },
  },
});

export const SeverityEnum = { ERROR: 'error', WARNING: 'warning', INFO: 'info' } as const satisfies Record<string, Severity>;

registerEnumType(SeverityEnum, {
  name: 'Severity',
  description: 'Severity of a finding.',
  valuesMap: {
    ERROR: { description: 'The finding makes the list illegal.' },
    WARNING: { description: 'The finding is worth checking but does not change the verdict.' },
    INFO: { description: 'The finding is for information and does not change the verdict.' },
  },
});

export const ReviewCodeEnum = {
  UNRECOGNISED_FORMAT: 'UNRECOGNISED_FORMAT',
  UNPARSED_LINES: 'UNPARSED_LINES',
  UNRESOLVED_NAME: 'UNRESOLVED_NAME',
  AMBIGUOUS_NAME: 'AMBIGUOUS_NAME',
  WARGEAR_NOT_STATED: 'WARGEAR_NOT_STATED',
  DATA_GAP: 'DATA_GAP',
  LIMIT_NOT_STATED: 'LIMIT_NOT_STATED',
  RULE_NOT_MODELLED: 'RULE_NOT_MODELLED',
  ITEM_MISSING: 'ITEM_MISSING',
} as const satisfies Record<ReviewCode, ReviewCode>;

registerEnumType(ReviewCodeEnum, {
  name: 'ReviewCode',
  description: 'Code of a review reason.',
  valuesMap: {
    UNRECOGNISED_FORMAT: { description: 'The text is not in a known list format.' },
    UNPARSED_LINES: { description: 'Some lines were not understood.' },
    UNRESOLVED_NAME: { description: 'A name is not in the data release.' },
    AMBIGUOUS_NAME: { description: 'A name matches several entries: the candidates are listed, and none is assumed.' },
    WARGEAR_NOT_STATED: { description: 'A price or a rule depends on wargear that the list does not state.' },
    DATA_GAP: { description: 'The data lacks something that a rule needs.' },
    LIMIT_NOT_STATED: { description: 'The list exceeds a points limit that it does not state: the limit was assumed.' },
    RULE_NOT_MODELLED: { description: 'A rule that is not implemented yet could apply.' },
    ITEM_MISSING: { description: 'Something that a complete roster must record is missing (only if completeness was checked).' },
  },
});

export const LimitSourceEnum = { GIVEN: 'GIVEN', STATED: 'STATED', ASSUMED: 'ASSUMED' } as const satisfies Record<LimitSource, LimitSource>;

registerEnumType(LimitSourceEnum, {
  name: 'LimitSource',
  description: 'Where the points limit of a list comes from.',
  valuesMap: {
    GIVEN: { description: 'The request gives the points limit or the battle size.' },
    STATED: { description: 'The list states the points limit or the battle size.' },
    ASSUMED: {
      description:
        "Neither the request nor the list gives it: the limit of the edition's smallest battle size that is large enough for the army.",
    },
  },
});

export const EditionHow = { GIVEN: 'given', CERTAIN: 'certain', LIKELY: 'likely', GUESS: 'guess' } as const satisfies Record<
  string,
  CheckReport['edition']['how']
>;

registerEnumType(EditionHow, {
  name: 'EditionHow',
  description: 'How the edition of a list was determined.',
  valuesMap: {
    GIVEN: { description: 'Given in the request.' },
    CERTAIN: { description: 'Stated in the list.' },
    LIKELY: { description: 'Detected from the format and content of the list.' },
    GUESS: { description: 'Assumed; no evidence for another edition.' },
  },
});

export const FixKindEnum = {
  REMOVE: 'remove',
  REMOVE_POINTS: 'remove-points',
  REMOVE_COMMAND_POINTS: 'remove-command-points',
  SET_MODELS: 'set-models',
  ADD_UNITS: 'add-units',
  MAKE_WARLORD: 'make-warlord',
  UNMAKE_WARLORD: 'unmake-warlord',
  LEAVE_OUT_OF_RESERVES: 'leave-out-of-reserves',
  DISEMBARK: 'disembark',
} as const satisfies Record<string, FixKind>;

registerEnumType(FixKindEnum, {
  name: 'FixKind',
  description: 'The kind of change that a fix makes to the roster.',
  valuesMap: {
    REMOVE: { description: 'Remove what is at each of the paths: a unit, an Enhancement, a detachment, something declared.' },
    REMOVE_POINTS: { description: 'Remove at least `points` points. If a path is given, removing what is there is enough.' },
    REMOVE_COMMAND_POINTS: { description: 'Spend at least `commandPoints` fewer Command points.' },
    SET_MODELS: { description: 'Change the number of models in each unit at the paths to `models`.' },
    ADD_UNITS: {
      description: 'Add `count` units to the detachment at the path, with the role `role` or the keyword `keyword` if given.',
    },
    MAKE_WARLORD: { description: 'Make the unit at the path the Warlord.' },
    UNMAKE_WARLORD: { description: 'Remove the Warlord status from the units at the paths.' },
    LEAVE_OUT_OF_RESERVES: { description: 'Set up the units at the paths on the battlefield instead of in Reserves.' },
    DISEMBARK: { description: 'Do not embark the unit at the path, or `models` models of those embarked in it.' },
  },
});
