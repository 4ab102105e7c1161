import { isBattleSizeName, isDetachmentChoiceName, isForceDispositionName } from '#muster/battlescribe';
import type { ArmySelection, Stated } from '#muster/roster';
import { readPriced } from '../text/items/price.js';

/** The choice made under "Battle Size". */
export function battleSizeIn(selections: readonly ArmySelection[]): Stated | null {
  const [chosen] = selections.filter(({ name }) => isBattleSizeName(name)).flatMap(({ items }) => items);
  return chosen === undefined ? null : { name: chosen.name, id: chosen.id, line: chosen.line };
}

/** "2. Strike Force (2000 Point limit)" gives 2000. A range of points is not a limit. */
export function limitIn(name: string): number | null {
  return readPriced(name)?.points ?? null;
}

/** The choices made under "Force Disposition" (11th edition). */
export function forceDispositionsIn(selections: readonly ArmySelection[]): readonly string[] {
  return selections.filter(({ name }) => isForceDispositionName(name)).flatMap(({ items }) => items.map(({ name }) => name));
}

/** The choices made under "Detachment" (10th and 11th editions). */
export function detachmentChoices(selections: readonly ArmySelection[]): readonly Stated[] {
  return selections
    .filter(({ name }) => isDetachmentChoiceName(name))
    .flatMap(({ items }) => items)
    .map(({ name, id, line }) => ({ name, id, line }));
}
