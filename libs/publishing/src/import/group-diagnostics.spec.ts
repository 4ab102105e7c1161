import type { Diagnostic } from '#muster/diagnostics';
import { expect, it } from 'vitest';
import { groupDiagnostics, someOfEach } from './group-diagnostics.js';

const said = (code: string, line: number, severity: Diagnostic['severity'] = 'warning'): Diagnostic => ({
  ...{ code, messageId: 'one', severity, params: {}, path: ['Salt.cat'], related: [], line, cites: null },
});

const many = [...Array.from({ length: 20 }, (_, line) => said('frequent', line)), said('rare', 30), said('broken', 40, 'error')];

it('keeps some of every kind when there are too many, in their order', () => {
  expect(someOfEach(many, 5).map(({ line }) => line)).toEqual([0, 1, 2, 30, 40]);
  expect(someOfEach(many, 100)).toBe(many);
});

it('groups what says the same of different places, errors last', () => {
  expect(groupDiagnostics(many).map(({ code, count, all, examples }) => [code, count, all.length, examples.length])).toEqual([
    ['frequent', 20, 20, 5],
    ['rare', 1, 1, 1],
    ['broken', 1, 1, 1],
  ]);
});
