import type { EvaluatedSelection, Evaluation } from '#muster/battlescribe';
import type { ReviewReason } from '#muster/diagnostics';
import { priceOf } from '../facts/taken.js';
import type { Resolution } from '../resolution.js';

/** The most expensive entry costs far less than a million; only modifiers that multiply without a bound can reach this. */
const MOST_POINTS = 1e12;

/** Units whose price the release cannot give: they have no points and need review. */
export function unsurePrices({ resolved, selectionIds, release }: Resolution, evaluation: Evaluation): readonly ReviewReason[] {
  return resolved.units.flatMap(({ unitId, path, line, name }): ReviewReason[] => {
    const selection = evaluation.selection(selectionIds.get(unitId) ?? '');
    if (selection === null || isPriceSure(selection, release.pointsTypeId)) return [];
    return [{ code: 'DATA_GAP', about: 'price', messageId: 'priceUnreadable', params: { unit: name }, path, line }];
  });
}

export function isPriceSure(selection: EvaluatedSelection, pointsTypeId: string | null): boolean {
  if (pointsTypeId === null) return true;
  const points = priceOf(selection, pointsTypeId);
  return points >= 0 && points <= MOST_POINTS && isReadable(selection);
}

/** Data imported before prices were checked can contain modifiers whose value is not a number, and entries too large to be expanded. */
function isReadable({ option, selections }: EvaluatedSelection): boolean {
  if (option !== null && (option.interior.isCut || changesByNoNumber(option))) return false;
  return selections.every(isReadable);
}

const changesByNoNumber = ({ blueprint }: NonNullable<EvaluatedSelection['option']>): boolean =>
  blueprint.effects.costs !== null && [...blueprint.effects.costs.values()].flat().some(({ number }) => !Number.isFinite(number));
