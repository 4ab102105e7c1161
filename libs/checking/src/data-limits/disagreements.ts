import type { EvaluatedLimit, EvaluatedSelection, Finding } from '#muster/battlescribe';
import { unitAt, type ArmyUnit } from '#muster/army';
import type { Diagnostic } from '#muster/diagnostics';
import type { Messages } from '#muster/messages';
import type { RuleInForce } from '#muster/rules';
import type { ArmySelections } from './army-selections.js';
import { dataWords } from './data-words.js';

/** The code for a fact on which the rules and the data disagree. One of them is wrong, usually the data. */
export const DATA_DISAGREES = 'DATA_DISAGREES';

export const disagreementMessages = {
  dataForbid: 'The BattleScribe data does not allow this, but the corresponding rules ({{rule}}) do. Data: {{data}}',
  dataAllow:
    'The rules do not allow this, but the BattleScribe data does. Rules: {{rule}}. Data: at most {{limit}} {{name}} allowed, has {{count}}.',
  dataOffer: 'The rules do not allow this, but the BattleScribe data does. Rules: {{rule}}. Data: {{name}} is offered here.',
} as const satisfies Messages;

/**
 * A warning that a limit in the data is exceeded although no rule about the same fact reports anything. The printed rules decide, and the
 * list needs review.
 */
export function dataForbids(finding: Finding, [unit]: readonly ArmyUnit[], rules: readonly RuleInForce[]): Diagnostic {
  const rule = rules.map(({ id }) => id).join(', ');
  return { ...warning('dataForbid', { rule }, unit ?? null, rules[0]?.cites ?? null), ...dataWords(finding) };
}

/**
 * A warning that the data would allow what a rule reports as an error. The data counts as covering the fact if it has a limit that counts
 * the same things, or an option that it hides from some units. The error stays, because it follows the printed rules.
 */
export function dataAllows(error: Diagnostic, army: ArmySelections): Diagnostic | null {
  const unit = unitAt(error.path, army.roster.units);
  const { about: fact } = error;
  if (fact === 'enhancementOffer') return unit && offered(army.enhancementsIn(unit), error, unit);
  const counting = {
    copies: rootsOf(unit, army),
    enhancementCount: unit ? army.enhancementsIn(unit) : [],
    detachments: army.detachments(),
  };
  if (fact !== 'copies' && fact !== 'enhancementCount' && fact !== 'detachments') return null;
  return counted(counting[fact], error, unit, army);
}

function rootsOf(unit: ArmyUnit | null, army: ArmySelections): readonly EvaluatedSelection[] {
  const root = unit ? army.rootOf(unit) : null;
  return root ? [root] : [];
}

/** A limit covers the rule's fact if both count the same number of things. */
function counted(
  selections: readonly EvaluatedSelection[],
  error: Diagnostic,
  unit: ArmyUnit | null,
  army: ArmySelections,
): Diagnostic | null {
  const { count } = error.params;
  const speaking = selections.flatMap((selection) =>
    army.evaluation
      .limits(selection.id)
      .filter((limit) => limit.type === 'max' && limit.counted === 'selections' && limit.count === count)
      .map((limit) => ({ limit, selection })),
  );
  const [first, ...others] = speaking.toSorted((a, b) => a.limit.limit - b.limit.limit);
  if (!first || isBroken(first.limit) || others.some(({ limit }) => isBroken(limit))) return null;
  const { limit, count: has } = first.limit;
  return warning('dataAllow', { rule: error.code, limit, name: first.selection.name, count: has }, unit, error.cites);
}

function isBroken({ count, limit }: EvaluatedLimit): boolean {
  return count > limit;
}

/** The data restricts an option if it hides the option from some units. */
function offered(selections: readonly EvaluatedSelection[], error: Diagnostic, unit: ArmyUnit): Diagnostic | null {
  const named = selections.find(({ name, hidden }) => !hidden && (error.params['enhancement'] ?? name) === name);
  return named && isHiddenFromSome(named) ? warning('dataOffer', { rule: error.code, name: named.name }, unit, error.cites) : null;
}

function isHiddenFromSome({ option }: EvaluatedSelection): boolean {
  for (let around = option; around !== null; around = around.group) if (around.blueprint.effects.hidden.length > 0) return true;
  return false;
}

function warning(
  messageId: keyof typeof disagreementMessages,
  params: Diagnostic['params'],
  unit: ArmyUnit | null,
  cites: string | null,
): Diagnostic {
  return {
    code: DATA_DISAGREES,
    messageId,
    severity: 'warning',
    params,
    path: unit?.path ?? [],
    related: [],
    line: unit?.line ?? null,
    cites,
  };
}
