import type { EvaluatedSelection, Evaluation } from '#muster/battlescribe';
import type { ReviewReason } from '#muster/diagnostics';
import { priceOf } from '../facts/taken.js';
import { remembered } from '#muster/catalogue';
import type { Resolution } from '../resolution.js';

/** More than a million of the dearest entry cost, so that only modifiers that multiply without end lead here. */
const MOST_POINTS = 1e12;

/** Units whose price the release cannot tell: it has no points, and a human must look at it. */
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

/** Data that were imported before prices were checked can hold a modifier by no number, and entries that hold too much to be opened. */
const isReadable = remembered((selection: EvaluatedSelection): boolean => {
  const { option, selections } = selection;
  if (option !== null && (option.interior.isCut || changesByNoNumber(option))) return false;
  return selections.every(isReadable);
});

const changesByNoNumber = remembered(({ blueprint }: NonNullable<EvaluatedSelection['option']>): boolean =>
  [...(blueprint.effects.costs?.values() ?? [])].flat().some(({ number }) => !Number.isFinite(number)),
);
