import type { ReviewCode } from '#muster/diagnostics';
import { expect, it } from 'vitest';
import { CHECK_MESSAGES } from './messages.js';
import { refusalMessages } from '../question/refusal.messages.js';

/** Every code that a reason for a human to look may have. */
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

/** Codes of the check as a whole that are no reasons: they stand in findings, differences and refusals. */
const OTHERS = ['DATA_DISAGREES', 'DATA_DRIFTED', 'LISTS_DIFFER', 'POINTS_DIFFER', ...Object.keys(refusalMessages)];

const messages = CHECK_MESSAGES.flatMap((table) =>
  Object.entries(table).flatMap(([code, ofCode]) => Object.entries(ofCode).map(([id, sentence]) => ({ code, id, sentence }))),
);

it('reasons are given by exactly these codes, and each has a sentence', () => {
  const isCapital = (code: string): boolean => /^[A-Z_]+$/.test(code);
  const codes = new Set(messages.map(({ code }) => code).filter(isCapital));
  expect([...codes].toSorted()).toEqual([...Object.keys(REVIEW_CODES), ...OTHERS].toSorted());
});

it('a name that means several things comes with what it may mean', () => {
  const silent = messages.filter(({ code, sentence }) => code === 'AMBIGUOUS_NAME' && !sentence.includes('{{candidates}}'));
  expect(silent).toEqual([]);
});
