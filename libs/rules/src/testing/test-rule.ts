import { describe, expect, it } from 'vitest';
import type { Army } from '#muster/army';
import type { Params, Path } from '#muster/diagnostics';
import { ENGLISH, renderer, renderMessage, type Say } from '#muster/messages';
import { budgetMessages, causeIn } from '../budget-messages.js';
import { judgeBy, type Judgement } from '../kernel/judge.js';
import type { Rule, RuleInForce } from '../kernel/rule.js';

const render = renderer([budgetMessages]);
const say: Say = (said) => render(ENGLISH, said);

interface Cases {
  /** Rosters about which the rule reports nothing. */
  readonly passes: Readonly<Record<string, Army>>;
  /** Rosters with everything that the rule reports about them, in order: `error units/3: Tank is ... [units/0 units/1] -> Take ...`. */
  readonly fails: Readonly<Record<string, { readonly roster: Army; readonly says: readonly string[] }>>;
  /** The expected lines of each ledger: `points 0, +90 Tank, +10 Lantern = 100 of 2000`. */
  readonly budgets?: Readonly<Record<string, { readonly roster: Army; readonly reads: readonly string[] }>>;
}

/** Checks exactly what the rule reports about each roster. Freezes every roster, and requires a case for every message of the rule. */
export function testRule<Limits>(subject: Rule<Limits>, limits: Limits, { passes, fails, budgets = {} }: Cases): void {
  const rule = subject.with(limits, { cites: 'test' });
  const sayingOf = (roster: Army) => saying(rule, judgeBy(rule, deepFreeze(roster)));
  describe(rule.id, () => {
    for (const [name, roster] of Object.entries(passes)) {
      it(`passes: ${name}`, () => expect(sayingOf(roster)).toEqual([]));
    }
    for (const [name, { roster, says }] of Object.entries(fails)) {
      it(`fails: ${name}`, () => expect(sayingOf(roster)).toEqual(says));
    }
    for (const [name, { roster, reads }] of Object.entries(budgets)) {
      it(`budget: ${name}`, () => expect(judgeBy(rule, deepFreeze(roster)).budgets.map(reading)).toEqual(reads));
    }
    it('has a case for every message', () => {
      const said = Object.values(fails).flatMap(({ roster }) => messagesOf(rule.id, judgeBy(rule, roster)));
      expect(new Set(said)).toEqual(new Set(Object.keys(rule.messages)));
    });
  });
}

function saying(rule: RuleInForce, { findings, review, notChecked }: Judgement): string[] {
  const sentence = (messageId: string, params: Params) => renderMessage(rule.messages[own(rule.id, messageId)] ?? messageId, params);
  return [
    ...findings.map(({ severity, path, messageId, params, related, fix }) => {
      const others = related.length > 0 ? ` [${related.map(place).join(' ')}]` : '';
      const hint = fix ? ` -> ${fix.kind} ${fix.paths.map(place).join(' ') || 'army'}: ${sentence(fix.messageId, fix.params)}` : '';
      return `${severity} ${place(path)}: ${sentence(messageId, params)}${others}${hint}`;
    }),
    ...review.map(({ code, path, messageId, params }) => `${code} ${place(path)}: ${sentence(messageId, params)}`),
    ...notChecked.map(({ path, messageId, params }) => `NOT_CHECKED ${place(path)}: ${sentence(messageId, params)}`),
  ];
}

function messagesOf(ruleId: string, { findings, review, notChecked }: Judgement): string[] {
  const hints = findings.flatMap(({ fix }) => (fix ? [fix] : []));
  return [...findings, ...hints, ...review, ...notChecked].map(({ messageId }) => own(ruleId, messageId));
}

function reading({ kind, start, lines, balance, limit }: Judgement['budgets'][number]): string {
  const steps = lines.map((line) => `${line.amount < 0 ? '' : '+'}${line.amount} ${causeIn(line, say)}`);
  return `${[`${kind} ${start}`, ...steps].join(', ')} = ${balance}${limit === null ? '' : ` of ${limit}`}`;
}

function own(ruleId: string, messageId: string): string {
  return messageId.startsWith(`${ruleId}/`) ? messageId.slice(ruleId.length + 1) : messageId;
}

function place(path: Path): string {
  return path.length > 0 ? path.join('/') : 'army';
}

function deepFreeze<T>(value: T): T {
  if (value && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of value instanceof Set ? value : Object.values(value)) deepFreeze(part);
  }
  return value;
}
