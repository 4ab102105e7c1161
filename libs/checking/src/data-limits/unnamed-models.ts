import { looseKey } from '#muster/catalogue';
import type { EvaluatedSelection, Finding } from '#muster/battlescribe';
import type { RosterUnit } from '#muster/roster';
import { withDescendants } from './army-selections.js';
import { offersModels } from './understrength.js';

/**
 * Whether a kind of model is missing from a unit for which the list states no kinds: each of its lines counts models by the name of the
 * unit. One of them may be the missing model.
 */
export function isAmongUnnamedModels(
  { kind, counted, count, entryId }: Pick<Finding, 'kind' | 'counted' | 'count' | 'entryId'>,
  written: Pick<RosterUnit, 'name' | 'loadout'> | undefined,
  root: EvaluatedSelection | null,
): boolean {
  if (kind !== 'tooFew' || counted !== 'selections' || count !== 0 || root === null || written === undefined) return false;
  const lines = written.loadout.filter(({ items }) => items.length > 0);
  const isUnnamed = lines.length > 0 && lines.every(({ name }) => looseKey(name) === looseKey(written.name));
  return isUnnamed && withDescendants(root).some((selection) => offersModels(selection, entryId));
}
