import type { Diagnostic, Params, Sayable } from '#muster/diagnostics';
import { renderMessage, type Messages, type MessageTable } from '#muster/messages';
import type { Finding } from '../evaluation.types.js';

/** Messages about the findings of a roster, for players. */
export const findingMessages = {
  tooFew: '{{scope}} needs at least {{limit}} {{name}} (has {{count}}).',
  tooMany: '{{scope}} may have at most {{limit}} {{name}} (has {{count}}).',
  tooLittle: '{{scope}} needs at least {{limit}} {{unit}} of {{name}} (has {{count}}).',
  tooMuch: '{{scope}} may have at most {{limit}} {{unit}} of {{name}} (has {{count}}).',
  forbidden: '{{scope}} may not have {{name}} (has {{count}}).',
  hidden: '{{scope}} may not have {{name}} here (has {{count}}).',
  overCostLimit: 'The roster may have at most {{limit}} {{unit}} (has {{count}}).',
  stated: '{{scope}}: {{message}}',
  unknownEntry: 'The BattleScribe data has no entry "{{name}}" where it is selected.',
  unknownForce: 'The BattleScribe data has no force entry "{{name}}".',
  unknownCatalogue: 'The BattleScribe data has no catalogue "{{name}}".',
} as const;

/** `scope` in messages about the whole roster. */
export const WHOLE_ROSTER = 'The roster';

export type FindingMessageId = keyof typeof findingMessages;

const CODES: Readonly<Record<Finding['kind'], string>> = {
  tooFew: 'loadout/too-few',
  tooMany: 'loadout/too-many',
  hidden: 'loadout/hidden',
  overCostLimit: 'loadout/over-cost-limit',
  stated: 'loadout/stated',
  unknownEntry: 'loadout/unknown-entry',
  unknownForce: 'loadout/unknown-force',
  unknownCatalogue: 'loadout/unknown-catalogue',
};

/** Lists the messages under every code, in the form of other message tables. */
export const underEachCode = (messages: Messages): MessageTable => Object.fromEntries(Object.values(CODES).map((code) => [code, messages]));

export const findingTable: MessageTable = underEachCode(findingMessages);

/**
 * Converts a finding to a diagnostic. `params` contain the numbers and ids of the finding. The path is that of the owner, with ids of the
 * roster state: `['selections', id]`, `['forces', id]`, or empty for the whole roster.
 */
export function findingDiagnostic(finding: Finding): Diagnostic {
  const { owner, severity, selections } = finding;
  const path = owner.id === null ? [] : [owner.kind === 'selection' ? 'selections' : 'forces', owner.id];
  return {
    ...findingSaid(finding),
    severity,
    path,
    related: selections.filter((id) => id !== owner.id).map((id) => ['selections', id]),
    line: null,
    cites: null,
  };
}

/** The message of a finding, without its position. */
export function findingSaid(finding: Finding): Sayable {
  return { code: CODES[finding.kind], messageId: messageIdOf(finding), params: paramsOf(finding) };
}

export function findingSentence(finding: Finding): string {
  return renderMessage(findingMessages[messageIdOf(finding)], paramsOf(finding));
}

function messageIdOf({ kind, counted, limit }: Finding): FindingMessageId {
  const isCost = counted !== 'selections' && counted !== 'forces';
  if (kind === 'tooFew') return isCost ? 'tooLittle' : 'tooFew';
  if (kind !== 'tooMany') return kind;
  if (isCost) return 'tooMuch';
  return limit <= 0 ? 'forbidden' : 'tooMany';
}

function paramsOf({ name, owner, count, limit, counted, scopeName, message, entryId, constraintId }: Finding): Params {
  const scope = scopeName || owner.name || WHOLE_ROSTER;
  return { name, scope, count: round(count), limit: round(limit), unit: counted.trim(), message: message ?? '', entryId, constraintId };
}

/** Counts per model and percentages are often not integers. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
