import { expect, it } from 'vitest';
import { datasheet, rosterOf } from '../testing/roster-builder.js';
import { judge } from './judge.js';
import { ARMY, defineRule } from './rule.js';
import { defineEdition } from './ruleset.js';

const everything = defineRule({
  id: 'everything',
  about: 'copies',
  summary: 'x',
  limits: {},
  messages: { wrong: '{{unit}} is wrong', odd: 'odd', gap: 'gap', blind: 'blind', mend: 'mend {{unit}}' },
  outcomes: { odd: 'info', gap: 'DATA_GAP', blind: 'NOT_CHECKED', mend: 'FIX' },
  *check({ units: [first, second] }) {
    if (!first || !second) return;
    const params = { unit: first.name };
    yield { messageId: 'wrong', params, at: first, related: [second], fix: { kind: 'remove', messageId: 'mend', params, at: [second] } };
    yield { messageId: 'odd', params: {}, at: ARMY };
    yield { messageId: 'gap', params: {}, at: second };
    yield { messageId: 'blind', params: {}, at: ARMY };
    const lines = [
      { amount: -3, cause: 'Host', at: first },
      { amount: 1, cause: 'Gift', at: ARMY, cites: 'elsewhere' },
    ];
    yield { budget: { kind: 'command-points', start: 12, lines, limit: null } };
  },
});

const edition = (severity: 'error' | 'warning') =>
  defineEdition({ id: 'e', title: 'E', edition: '10e', rules: [everything.with({}, { cites: 'somewhere', severity })] });
const roster = rosterOf(datasheet('Tank'), datasheet('Walker'));

it('collects everything that a rule reports', () =>
  expect(judge(roster, edition('error'))).toEqual({
    findings: [
      {
        code: 'everything',
        messageId: 'wrong',
        severity: 'error',
        params: { unit: 'Tank' },
        path: ['units', 0],
        related: [['units', 1]],
        line: null,
        cites: 'somewhere',
        about: 'copies',
        fix: { kind: 'remove', messageId: 'mend', params: { unit: 'Tank' }, paths: [['units', 1]] },
      },
      {
        code: 'everything',
        messageId: 'odd',
        severity: 'info',
        params: {},
        path: [],
        related: [],
        line: null,
        cites: 'somewhere',
        about: 'copies',
      },
    ],
    review: [{ code: 'DATA_GAP', about: 'copies', messageId: 'everything/gap', params: {}, path: ['units', 1], line: null }],
    budgets: [
      {
        kind: 'command-points',
        start: 12,
        lines: [
          { amount: -3, cause: 'Host', code: 'everything', path: ['units', 0], cites: 'somewhere' },
          { amount: 1, cause: 'Gift', code: 'everything', path: [], cites: 'elsewhere' },
        ],
        balance: 10,
        limit: null,
      },
    ],
    notChecked: [{ code: 'everything', messageId: 'blind', params: {}, path: [], cites: 'somewhere' }],
  }));

it("applies the ruleset's severity to errors only", () =>
  expect(judge(roster, edition('warning')).findings.map(({ severity }) => severity)).toEqual(['warning', 'info']));

it('throws if a rule reports a fix without a finding', () => {
  const faulty = defineRule({
    id: 'faulty',
    about: 'copies',
    summary: 'x',
    limits: {},
    messages: { mend: 'mend' },
    outcomes: { mend: 'FIX' },
    *check() {
      yield { messageId: 'mend', params: {}, at: ARMY };
    },
  });
  const rules = [faulty.with({}, { cites: 'x' })];
  expect(() => judge(roster, { id: 'e', title: 'E', edition: '10e', rules })).toThrow('faulty may not say "mend" by itself.');
});

it('cites the source of a single message, and nothing for a line that no rule of the edition prints', () => {
  const lines = [
    { amount: 3, cause: 'Old Banner', at: ARMY, cites: null },
    { amount: 1, cause: 'Command phase', at: ARMY },
  ];
  const split = defineRule({
    id: 'split',
    about: 'copies',
    summary: 'x',
    limits: {},
    messages: { here: 'here', there: 'there' },
    *check() {
      yield { messageId: 'here', params: {}, at: ARMY };
      yield { messageId: 'there', params: {}, at: ARMY };
      yield { budget: { kind: 'command-points', start: 0, lines, limit: null } };
    },
  });
  const { findings, budgets } = judge(
    roster,
    defineEdition({ id: 'e', title: 'E', edition: '10e', rules: [split.with({}, { cites: 'page 1', elsewhere: { there: 'page 2' } })] }),
  );
  expect(findings.map(({ messageId, cites }) => [messageId, cites])).toEqual([
    ['here', 'page 1'],
    ['there', 'page 2'],
  ]);
  expect(budgets[0]?.lines.map(({ cause, cites }) => [cause, cites])).toEqual([
    ['Old Banner', null],
    ['Command phase', 'page 1'],
  ]);
});
