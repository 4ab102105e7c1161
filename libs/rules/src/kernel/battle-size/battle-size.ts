import { type Army } from '#muster/army';
import { keywordKey } from '#muster/catalogue';
import { count, keyword, listOf, record, type Limit } from '../limits.js';

export interface BattleSize {
  /** The name, normalized for comparison. */
  readonly name: string;
  /** Maximum points limit per player. */
  readonly points: number;
  /** Maximum combined Power Level of both armies. */
  readonly power: number;
  readonly commandPoints: number;
  readonly detachments: number;
}

export const battleSizes: Limit<readonly BattleSize[]> = listOf(
  'Battle sizes from the smallest to the largest',
  record('Battle size', {
    name: keyword('Name'),
    points: count('Maximum points limit per player'),
    power: count('Maximum combined Power Level of both armies'),
    commandPoints: count('CP at the start of the battle'),
    detachments: count('Maximum number of detachments in an army'),
  }),
);

/**
 * The declared battle size. If none is declared, it follows from the points limit or else from both Power Levels. `beyond` if the battle is
 * larger than any battle size; null if it cannot be determined.
 */
export function battleSizeOf(roster: Army, sizes: readonly BattleSize[]): BattleSize | 'beyond' | null {
  const { declared, pointsLimit } = roster;
  const named =
    declared?.battleSize === undefined ? undefined : sizes.find(({ name }) => name === battleSizeKey(declared.battleSize ?? ''));
  if (named) return named;
  if (pointsLimit !== null) return sizes.find(({ points }) => pointsLimit <= points) ?? 'beyond';
  const own = powerLevel(roster);
  if (own === null || declared?.opponentPowerLevel === undefined) return null;
  const both = own + declared.opponentPowerLevel;
  return sizes.find(({ power }) => both <= power) ?? 'beyond';
}

/** Sum of the Power Ratings of all units. Null if one of them is unknown. */
export function powerLevel({ units }: Pick<Army, 'units'>): number | null {
  let sum = 0;
  for (const unit of units) {
    const rating = unit.powerRating === undefined ? unit.datasheet.powerRating : unit.powerRating;
    if (rating === null) return null;
    sum += rating;
  }
  return sum;
}

/** Extracts the comparison key of a battle size from its declared name: "3. Strike Force (101-200 Total PL)" names the Strike Force. */
export function battleSizeKey(declared: string): string {
  const [name = ''] = declared.replace(/^\s*\d+\.\s*/, '').split('(');
  return keywordKey(name);
}
