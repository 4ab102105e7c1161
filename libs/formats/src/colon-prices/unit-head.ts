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

const HEAD = /^(\p{L}[^:]{0,100}): ?(\d{1,4}) ?(?:pts|points|Pts|Points|PTS) ?(?:\(\+(\d{1,3})\))?$/u;

/**
 * Reads `Gulls (10) "The Loud" : 85 pts` and `| [Leader] Warden : 60 pts`. What a later copy costs more stands behind the price: `250
 * pts(+20)`. Null for any other line.
 */
export function readUnitHead({ text, bullet, tooLong }: Line): UnitHead | null {
  const bare = text.replace(/^\| ?/u, '');
  const [joined = '', joining] = /^\[([^\]]{1,30})\] ?/u.exec(bare) ?? [];
  const found = tooLong || (bullet !== null && bullet !== '|') ? null : HEAD.exec(bare.slice(joined.length));
  const [, written = '', points, more = 0] = found ?? [];
  if (found === null || /^total ?$/i.test(written)) return null;
  const named = written
    .trim()
    .replace(/["“”«„][^"“”«»„]{0,60}["“”»]$/u, '')
    .trim();
  const counted = readCountBehind(named);
  const role = joining === undefined ? null : roleOf(joining);
  return {
    name: counted?.name ?? named,
    models: counted?.count ?? null,
    points: Number(points) + Number(more),
    joins: role === 'bodyguard' ? null : role,
  };
}

/** The section in `--- Battleline ---`. */
export function readHeading(text: string): string | null {
  return /^-{3} ?(\S.*?) ?-{3}$/u.exec(text)?.[1] ?? null;
}
