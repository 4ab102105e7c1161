import type { ReviewCode } from '#muster/diagnostics';
import { expect, it } from 'vitest';
import { CHECK_MESSAGES } from './messages.js';
import { refusalMessages } from '../question/refusal.messages.js';

/** All codes of review reasons. */
const REVIEW_CODES = {
  UNRECOGNISED_FORMAT: true,
  UNPARSED_LINES: true,
  UNRESOLVED_NAME: true,
  AMBIGUOUS_NAME: true,
  WARGEAR_NOT_STATED: true,
  DATA_GAP: true,
  LIMIT_NOT_STATED: true,
  RULE_NOT_MODELLED: true,
  ITEM_MISSING: true,
} as const satisfies Record<ReviewCode, true>;

/** Codes of the check that are not review reasons, because they belong to findings, differences and refusals. */
const OTHERS = [
  'ALIAS_USED',
  'CHOICE_NOT_APPLIED',
  'DATA_DISAGREES',
  'DATA_DRIFTED',
  'LISTS_DIFFER',
  'NAME_READ_AS',
  'OTHER_RELEASE_FITS',
  'POINTS_DIFFER',
  'WARGEAR_WITHOUT_EFFECT',
  ...Object.keys(refusalMessages),
];

const messages = CHECK_MESSAGES.flatMap((table) =>
  Object.entries(table).flatMap(([code, ofCode]) => Object.entries(ofCode).map(([id, sentence]) => ({ code, id, sentence }))),
);

it('review reasons have exactly these codes, and each code has a sentence', () => {
  const isCapital = (code: string): boolean => /^[A-Z_]+$/.test(code);
  const codes = new Set(messages.map(({ code }) => code).filter(isCapital));
  expect([...codes].toSorted()).toEqual([...Object.keys(REVIEW_CODES), ...OTHERS].toSorted());
});

it('an ambiguous name is reported with its possible meanings', () => {
  const silent = messages.filter(({ code, sentence }) => code === 'AMBIGUOUS_NAME' && !sentence.includes('{{candidates}}'));
  expect(silent).toEqual([]);
});
