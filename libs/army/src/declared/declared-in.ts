import type { Roster } from '#muster/roster';
import type { ArmyDeclarations } from '../declarations.js';

/** What the list itself declares besides its units; null if nothing. */
export function declaredIn({ name, battleSize, commandPoints, playerName }: Roster): ArmyDeclarations | null {
  const declared: ArmyDeclarations = {
    ...(battleSize === null ? {} : { battleSize: battleSize.name }),
    ...(typeof commandPoints?.left === 'number' ? { statedCommandPoints: commandPoints.left } : {}),
    ...(playerName === undefined ? {} : { playerName }),
    ...(name === null ? {} : { armyName: name }),
  };
  return Object.keys(declared).length === 0 ? null : declared;
}
