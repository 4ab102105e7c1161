import type { EvaluatedSelection, Evaluation } from '#muster/battlescribe';
import type { ReviewReason } from '#muster/diagnostics';
import type { Army } from '../army.js';
import { priceOf } from '../facts/taken.js';
import type { Resolution } from '../resolution.js';

/** The most expensive entry costs far less than a million; only modifiers that multiply without a bound can reach this. */
const MOST_POINTS = 1e12;

/** Units whose price the release cannot give: they have no points and need review. `army` has its prices. */
export function unsurePrices({ units }: Army, { selectionIds, release }: Resolution, evaluation: Evaluation): readonly ReviewReason[] {
  return units.flatMap(({ unitId, path, line, name, points }): ReviewReason[] => {
    const selection = points === null ? evaluation.selection(selectionIds.get(unitId) ?? '') : null;
    if (selection === null || release.pointsTypeId === null || surePriceOf(selection, release.pointsTypeId) !== null) return [];
    return [{ code: 'DATA_GAP', about: 'price', messageId: 'priceUnreadable', params: { unit: name }, path, line }];
  });
}

/** The price of the selection and everything inside it; null if the data does not give it. */
export function surePriceOf(selection: EvaluatedSelection, pointsTypeId: string): number | null {
  const points = priceOf(selection, pointsTypeId);
  return points >= 0 && points <= MOST_POINTS && isReadable(selection) ? points : null;
}

/** Data imported before prices were checked can contain modifiers whose value is not a number, and entries too large to be expanded. */
function isReadable({ option, selections }: EvaluatedSelection): boolean {
  if (option !== null && (option.interior.isCut || changesByNoNumber(option))) return false;
  return selections.every(isReadable);
}

function changesByNoNumber({ blueprint: { effects } }: NonNullable<EvaluatedSelection['option']>): boolean {
  if (effects.costs === null) return false;
  for (const modifiers of effects.costs.values()) if (modifiers.some(({ number }) => !Number.isFinite(number))) return true;
  return false;
}
