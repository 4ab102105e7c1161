import { expect, it } from 'vitest';
import type { Diagnostic, ReviewReason, Severity } from '#muster/diagnostics';
import { verdictOf } from './verdict.js';

const finding = (severity: Severity): Diagnostic => ({
  code: 'some-rule',
  messageId: 'broken',
  severity,
  params: {},
  path: [],
  related: [],
  line: null,
  cites: null,
});
const reason: ReviewReason = { code: 'DATA_GAP', about: 'data', messageId: 'gap', params: {}, path: [], line: null };

it('is legal when nothing was found', () => expect(verdictOf([], [])).toBe('LEGAL'));
it('is legal with warnings and infos only', () => expect(verdictOf([finding('warning'), finding('info')], [])).toBe('LEGAL'));
it('is for a human when there is a reason to look', () => expect(verdictOf([finding('warning')], [reason])).toBe('NEEDS_REVIEW'));
it('is illegal with one error, whatever else stands beside it', () => expect(verdictOf([finding('error')], [reason])).toBe('ILLEGAL'));
