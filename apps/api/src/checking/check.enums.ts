import { registerEnumType } from '@nestjs/graphql';
import type { CheckReport, Verdict } from '@muster/checking';
import type { ReviewCode, Severity } from '@muster/diagnostics';

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
    RULE_NOT_MODELLED: { description: 'A rule that is not built yet could apply.' },
    ITEM_MISSING: { description: 'Something a complete roster must record is not there (only when completeness was asked for).' },
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
