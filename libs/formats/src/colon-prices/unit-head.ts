import { roleOf, type Role } from '../gw-app/words.js';
import { readCountBehind } from '../text/items/count.js';
import type { Line } from '../text/lines.js';

export interface UnitHead {
  readonly name: string;
  readonly models: number | null;
  readonly points: number;
  /** The role in which the unit joins the unit above; null if it stands alone. */
  readonly joins: Exclude<Role, 'bodyguard'> | null;
}

const HEAD = /^(\| ?)?(?:\[(?<role>[^\]]+)\] ?)?(?<name>\p{L}.*?) ?: ?(?<points>\d{1,4}) ?(?:pts|points) ?(?:\(\+(?<more>\d{1,3})\))?$/iu;

/**
 * Reads `Gulls (10) "The Loud" : 85 pts` and `| [Leader] Warden : 60 pts`. What a later copy costs more stands behind the price: `250
 * pts(+20)`. Null for any other line.
 */
export function readUnitHead({ text, bullet, tooLong }: Line): UnitHead | null {
  const found = tooLong || (bullet !== null && bullet !== '|') ? undefined : HEAD.exec(text)?.groups;
  if (found === undefined || /^total$/iu.test(found.name ?? '')) return null;
  const named = (found.name ?? '').replace(/ ?["“”«„][^"“”«»„]*["“”»]$/u, '').trim();
  const counted = readCountBehind(named);
  const role = found.role === undefined ? null : roleOf(found.role);
  return {
    name: counted?.name ?? named,
    models: counted?.count ?? null,
    points: Number(found.points) + Number(found.more ?? 0),
    joins: role === 'bodyguard' ? null : role,
  };
}
