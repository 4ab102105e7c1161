import type { DataFile } from '../../nodes.js';

/**
 * The engine for which the data was written. BattleScribe and New Recruit evaluate some data differently. Muster then evaluates the data as
 * the engine for which it was written does.
 */
export type Dialect = 'battlescribe' | 'newrecruit';

const BATTLESCRIBE_SCOPES = new Set(['self', 'parent', 'force', 'roster', 'ancestor', 'primary-category', 'primary-catalogue']);
const NEW_RECRUIT_SCOPES = new Set([
  'root-entry',
  'root-entry-self',
  'unit',
  'unit-self',
  'model',
  'upgrade',
  'model-or-unit',
  'unit-group',
  'mount',
  'crew',
]);
const NEW_RECRUIT_MODIFIERS = new Set(['multiply', 'divide', 'modulo', 'power', 'floor', 'ceil', 'prepend', 'replace']);
const MESSAGE_FIELDS = new Set(['error', 'warning', 'info']);

/**
 * New Recruit if any file uses one of its constructs that affect evaluation; otherwise BattleScribe. `defaultAmount` and display hints do
 * not count, because many BattleScribe files contain them.
 */
export function detectDialect(files: readonly DataFile[]): Dialect {
  return files.some((file) => usesNewRecruit(file)) ? 'newrecruit' : 'battlescribe';
}

/** Searches the whole tree, because these constructs can occur anywhere. */
function usesNewRecruit(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(usesNewRecruit);
  if (typeof part !== 'object' || part === null) return false;
  return isNewRecruitNode(part) || Object.values(part).some((child) => typeof child === 'object' && usesNewRecruit(child));
}

function isNewRecruitNode(node: object): boolean {
  if ('associations' in node || 'localConditionGroups' in node) return true;
  const scope = 'scope' in node && typeof node.scope === 'string' ? node.scope : null;
  const isModifier = 'type' in node && 'field' in node && 'value' in node && typeof node.value === 'string';
  if (isModifier) {
    if (scope !== null || 'affects' in node) return true;
    return isOneOf(MESSAGE_FIELDS, node.field) || isOneOf(NEW_RECRUIT_MODIFIERS, node.type);
  }
  if (scope !== null && !BATTLESCRIBE_SCOPES.has(scope) && NEW_RECRUIT_SCOPES.has(scope)) return true;
  if ('automatic' in node || 'negative' in node) return true;
  const isConditionGroup =
    'type' in node && (node.type === 'not' || node.type === 'count') && ('conditions' in node || 'conditionGroups' in node);
  return isConditionGroup;
}

function isOneOf(words: ReadonlySet<string>, value: unknown): boolean {
  return typeof value === 'string' && words.has(value);
}
