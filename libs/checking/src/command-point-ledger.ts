import { battleCourse } from '#muster/army';
import type { DeclaredBattle, EditionId } from '#muster/roster';
import { replayCommandPoints } from '#muster/rules';
import type { CheckQuestion, CheckRefusal, CheckReport } from './report/check-report.js';
import { rulesAsked } from './question/choose-ruleset.js';
import { rulesNotBuilt } from './report/rules-not-built.js';

export interface LedgerQuestion extends Pick<CheckQuestion, 'amendments' | 'houseRules'> {
  readonly edition: EditionId;
  readonly battle: DeclaredBattle<unknown>;
}

export interface CommandPointLedger extends Pick<CheckReport, 'ruleset' | 'amendments'> {
  /** Empty if the edition has no rules about CP in battle, or if the CP at the start of the battle are unknown. */
  readonly budgets: CheckReport['budgets'];
  readonly findings: CheckReport['findings'];
  readonly notChecked: CheckReport['notChecked'];
}

/**
 * Replays a declared log of CP with the rules that need only that log: each line with its balance, and the lines that break a rule. Pure.
 */
export function commandPointLedger({ edition, battle, ...asked }: LedgerQuestion): CommandPointLedger | CheckRefusal {
  const rules = rulesAsked(edition, asked);
  if ('refused' in rules) return rules;
  const used = rules.amendments.map(({ id, version, title }) => ({ id, version, title }));
  if (!rules.ruleset) {
    return { ruleset: null, amendments: used, budgets: [], findings: [], notChecked: [rulesNotBuilt(edition)] };
  }
  const { findings, budgets, notChecked } = replayCommandPoints(battleCourse(battle), rules.ruleset);
  return {
    ruleset: rules.edition?.id ?? null,
    amendments: used,
    budgets,
    findings,
    notChecked: notChecked.map(({ code, messageId, params }) => ({ code, messageId, params })),
  };
}
