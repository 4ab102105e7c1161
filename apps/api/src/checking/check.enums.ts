import { registerEnumType } from '@nestjs/graphql';
import type { CheckReport, LimitSource, Verdict } from '#muster/checking';
import type { Aspect, FixKind, ReviewCode, Severity } from '#muster/diagnostics';

export const VerdictEnum = { LEGAL: 'LEGAL', ILLEGAL: 'ILLEGAL', NEEDS_REVIEW: 'NEEDS_REVIEW' } as const satisfies Record<Verdict, Verdict>;

registerEnumType(VerdictEnum, {
  name: 'Verdict',
  description: 'What the check says of the list.',
  valuesMap: {
    LEGAL: { description: 'Nothing that was checked is wrong, and nothing is left for a human.' },
    ILLEGAL: { description: 'At least one error whose every fact was stated and understood.' },
    NEEDS_REVIEW: { description: 'A human must look: see `review`.' },
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
  description: 'How much a finding weighs.',
  valuesMap: {
    ERROR: { description: 'Makes the list illegal.' },
    WARNING: { description: 'Worth a look; changes no verdict.' },
    INFO: { description: 'Good to know; changes no verdict.' },
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
  description: 'Why a human must look.',
  valuesMap: {
    UNRECOGNISED_FORMAT: { description: 'The text is in no format that is known.' },
    UNPARSED_LINES: { description: 'Lines that were not understood.' },
    UNRESOLVED_NAME: { description: 'A name the release does not have.' },
    AMBIGUOUS_NAME: { description: 'A name that several entries have: the candidates are named, none is guessed.' },
    WARGEAR_NOT_STATED: { description: 'A price or a rule depends on wargear that the list does not state.' },
    DATA_GAP: { description: 'The data lack what a rule needs.' },
    LIMIT_NOT_STATED: { description: 'The list is over a points limit that it does not state: the limit was assumed.' },
    RULE_NOT_MODELLED: { description: 'A rule that is not built yet could apply.' },
    ITEM_MISSING: { description: 'Something a complete roster must record is not there (only when completeness was asked for).' },
  },
});

export const LimitSourceEnum = { GIVEN: 'GIVEN', STATED: 'STATED', ASSUMED: 'ASSUMED' } as const satisfies Record<LimitSource, LimitSource>;

registerEnumType(LimitSourceEnum, {
  name: 'LimitSource',
  description: 'Where the points limit is from that a list was judged by.',
  valuesMap: {
    GIVEN: { description: 'The question names the limit or the battle size.' },
    STATED: { description: 'The list states the limit or the battle size.' },
    ASSUMED: { description: 'Neither does: it is the limit of the smallest battle size of the edition that holds the army.' },
  },
});

export const EditionHow = { GIVEN: 'given', CERTAIN: 'certain', LIKELY: 'likely', GUESS: 'guess' } as const satisfies Record<
  string,
  CheckReport['edition']['how']
>;

registerEnumType(EditionHow, {
  name: 'EditionHow',
  description: 'How the edition of a list is known.',
  valuesMap: {
    GIVEN: { description: 'The caller said it.' },
    CERTAIN: { description: 'The list says it.' },
    LIKELY: { description: 'The list looks like it.' },
    GUESS: { description: 'Nothing speaks against it.' },
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
  description: 'What a fix does to the roster.',
  valuesMap: {
    REMOVE: { description: 'What stands at each of the paths goes: a unit, an Enhancement, a detachment, something declared.' },
    REMOVE_POINTS: { description: 'At least `points` points go. Where a path is given, what stands there costs as much by itself.' },
    REMOVE_COMMAND_POINTS: { description: 'At least `commandPoints` Command points are not spent.' },
    SET_MODELS: { description: 'Each unit at the paths has `models` models.' },
    ADD_UNITS: {
      description:
        '`count` more units, of the role `role` or with the keyword `keyword` where either is given, join the detachment at the path.',
    },
    MAKE_WARLORD: { description: 'The unit at the path becomes the Warlord.' },
    UNMAKE_WARLORD: { description: 'The units at the paths are no longer the Warlord.' },
    LEAVE_OUT_OF_RESERVES: { description: 'The units at the paths start on the table.' },
    DISEMBARK: { description: 'The unit at the path starts outside; or `models` models of those embarked in it do.' },
  },
});
