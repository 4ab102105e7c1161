import { ASPECTS, type Aspect, type Diagnostic, type Fact, type ReviewReason } from '#muster/diagnostics';
import { expect, it } from 'vitest';
import { verdictsOf, worstOf } from './verdict.js';

const finding = (severity: Diagnostic['severity'], about?: Fact): Diagnostic => ({
  ...{ code: 'x', messageId: 'x', severity, params: {}, path: [], related: [], line: null, cites: null },
  ...(about && { about }),
});
const reason = (about: Fact): ReviewReason => ({ code: 'DATA_GAP', about, messageId: 'noRelease', params: {}, path: [], line: null });

const said = (findings: readonly Diagnostic[], review: readonly ReviewReason[], asked: readonly Aspect[] = ASPECTS) => {
  const { army, units, wargear } = verdictsOf(findings, review);
  return [army, units, wargear, worstOf({ army, units, wargear }, asked)];
};

it('is legal without findings, or with only warnings and infos', () => {
  const legal = ['LEGAL', 'LEGAL', 'LEGAL', 'LEGAL'];
  expect(said([], [])).toEqual(legal);
  expect(said([finding('warning'), finding('info', 'copies')], [])).toEqual(legal);
});

it('needs review if a review reason concerns the aspect', () => {
  expect(said([], [reason('wargear')])).toEqual(['LEGAL', 'LEGAL', 'NEEDS_REVIEW', 'NEEDS_REVIEW']);
  expect(said([], [reason('datasheet')])).toEqual(['NEEDS_REVIEW', 'NEEDS_REVIEW', 'LEGAL', 'NEEDS_REVIEW']);
  expect(said([], [reason('data')])).toEqual(['NEEDS_REVIEW', 'NEEDS_REVIEW', 'NEEDS_REVIEW', 'NEEDS_REVIEW']);
});

it('is illegal with one error, whatever other findings there are', () => {
  expect(said([finding('error', 'size')], [reason('text')])).toEqual(['NEEDS_REVIEW', 'ILLEGAL', 'NEEDS_REVIEW', 'ILLEGAL']);
  expect(said([finding('error')], [])).toEqual(['ILLEGAL', 'ILLEGAL', 'ILLEGAL', 'ILLEGAL']);
});

it('is the worst verdict of the requested aspects', () => {
  const findings = [finding('error', 'wargear')];
  expect(said(findings, [reason('size')], ['army', 'units'])[3]).toBe('NEEDS_REVIEW');
  expect(said(findings, [reason('size')], ['army'])[3]).toBe('LEGAL');
  expect(said(findings, [reason('size')], ['wargear', 'army'])[3]).toBe('ILLEGAL');
});
