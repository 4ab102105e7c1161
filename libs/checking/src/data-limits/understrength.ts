import type { EvaluatedSelection, Finding } from '#muster/battlescribe';
import { remembered } from '#muster/catalogue';
import { withDescendants } from './army-selections.js';

/** A unit's number of models and the smallest size of its datasheet. */
export interface SizedUnit {
  readonly models: number | null;
  readonly datasheet: { readonly points: { readonly minModels: number } };
}

/**
 * Whether a minimum of models is missed because the unit is understrength. The rules of an edition decide which units may be
 * understrength. The data does not know understrength units, so such a unit misses the minimums of its smallest size.
 */
export function isForLackOfModels(
  { kind, counted, entryId }: Pick<Finding, 'kind' | 'counted' | 'entryId'>,
  unit: SizedUnit,
  root: EvaluatedSelection | null,
): boolean {
  if (kind !== 'tooFew' || counted !== 'selections' || root === null || !isUnderstrength(unit)) return false;
  return withDescendants(root).some((selection) => offersModels(selection, entryId));
}

function isUnderstrength({ models, datasheet }: SizedUnit): boolean {
  return models !== null && models > 0 && models < datasheet.points.minModels;
}

/** Whether a selection offers models of this entry, or of this group. */
export function offersModels({ option }: EvaluatedSelection, id: string): boolean {
  const places = option === null ? [] : placesIn(option);
  const offered = places.find(({ blueprint: { definition, link } }) => definition.id === id || link?.id === id);
  return offered !== undefined && (offered.isGroup ? offered.entries.some(isModel) : isModel(offered));
}

/** The entries and groups of an option, which has to look for the members of its groups. */
const placesIn = remembered(({ entries, interior }: NonNullable<EvaluatedSelection['option']>) => [...entries, ...interior.groups]);

function isModel({ blueprint: { type } }: NonNullable<EvaluatedSelection['option']>): boolean {
  return type === 'model' || type === 'unit';
}
