import type { Army } from '#muster/army';
import type { Roster } from '#muster/roster';
import { battleSizeNamed, battleSizesOf, limitIn, sizeHolding, type PointsBySize, type Ruleset } from '#muster/rules';
import type { CheckQuestion, CheckRefusal, CheckReport } from '../report/check-report.js';
import { refusal } from './refusal.messages.js';

type Asked = Pick<CheckQuestion, 'pointsLimit' | 'battleSize'>;

/** A refusal if the requested battle size is not in the ruleset; otherwise null. */
export function battleSizeRefused({ battleSize }: Asked, ruleset: Ruleset | null): CheckRefusal | null {
  const sizes = battleSizesOf(ruleset);
  if (battleSize === null || battleSizeNamed(battleSize, sizes) !== null) return null;
  const names = Object.keys(sizes).join(', ');
  const params = { name: battleSize, names };
  return { refused: [refusal('UNKNOWN_BATTLE_SIZE', names === '' ? 'noSizes' : 'noSuchSize', params, ['battleSize'])] };
}

/** Replaces the roster's limit with the requested one. If no battle size is named, the one that matches the limit is used. */
export function withLimitAsked(roster: Roster, { pointsLimit, battleSize }: Asked, ruleset: Ruleset | null): Roster {
  if (pointsLimit === null && battleSize === null) return roster;
  const sizes = battleSizesOf(ruleset);
  const named = battleSize === null ? null : battleSizeNamed(battleSize, sizes);
  const limit = pointsLimit ?? (named === null ? null : (sizes[named] ?? null));
  const name = named ?? sizeOfLimit(limit, sizes);
  return { ...roster, pointsLimit: limit, battleSize: name === null ? roster.battleSize : { name, id: null, line: null } };
}

const sizeOfLimit = (limit: number | null, sizes: PointsBySize): string | null =>
  limit === null ? null : (sizeHolding(limit, sizes)?.[0] ?? null);

/** The limit that a list was judged by, and its source. */
export function limitJudgedBy(
  roster: Pick<Army, 'pointsLimit' | 'statedPoints' | 'points' | 'declared'>,
  { pointsLimit, battleSize }: Asked,
  ruleset: Ruleset | null,
): Pick<CheckReport['points'], 'limit' | 'limitSource'> {
  const known = limitIn(roster, ruleset);
  if (known === null) return { limit: null, limitSource: null };
  const stated = pointsLimit === null && battleSize === null ? 'STATED' : 'GIVEN';
  return { limit: known.points, limitSource: known.assumed ? 'ASSUMED' : stated };
}
