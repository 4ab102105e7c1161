import { type Army } from '#muster/army';
import { keywordKey } from '#muster/catalogue';
import { count, keyword, listOf, record, type Limit } from '../limits.js';

export interface BattleSize {
  /** In the form in which keywords are compared. */
  readonly name: string;
  /** Largest points limit per side. */
  readonly points: number;
  /** Largest Power Level of both armies together. */
  readonly power: number;
  readonly commandPoints: number;
  readonly detachments: number;
}

export const battleSizes: Limit<readonly BattleSize[]> = listOf(
  'Battle sizes from the smallest to the largest',
  record('Battle size', {
    name: keyword('Name'),
    points: count('Largest points limit per side'),
    power: count('Largest Power Level of both armies together'),
    commandPoints: count('CP at the start'),
    detachments: count('Detachments in an army'),
  }),
);

/** As declared, else by the points limit, else by both Power Levels. `beyond`: larger than any; null: nothing tells. */
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

/** Sum of the Power Ratings of all units; null while one is not known. */
export function powerLevel({ units }: Pick<Army, 'units'>): number | null {
  let sum = 0;
  for (const unit of units) {
    const rating = unit.powerRating === undefined ? unit.datasheet.powerRating : unit.powerRating;
    if (rating === null) return null;
    sum += rating;
  }
  return sum;
}

/** Key of the battle size that a declared name holds: "3. Strike Force (101-200 Total PL)" names the Strike Force. */
export function battleSizeKey(declared: string): string {
  const [name = ''] = declared.replace(/^\s*\d+\.\s*/, '').split('(');
  return keywordKey(name);
}
