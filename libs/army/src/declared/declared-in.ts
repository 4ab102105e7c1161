import type { Roster } from '#muster/roster';
import type { Declarations } from '../declarations.js';

/** What the list itself declares beside its units; null: nothing. */
export function declaredIn({ name, battleSize, commandPoints, playerName }: Roster): Declarations | null {
  const declared: Declarations = {
    ...(battleSize === null ? {} : { battleSize: battleSize.name }),
    ...(typeof commandPoints?.left === 'number' ? { statedCommandPoints: commandPoints.left } : {}),
    ...(playerName === undefined ? {} : { playerName }),
    ...(name === null ? {} : { armyName: name }),
  };
  return Object.keys(declared).length === 0 ? null : declared;
}
