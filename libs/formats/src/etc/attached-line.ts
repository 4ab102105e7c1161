import { roleOf, type Role } from '../gw-app/words.js';
import type { Line } from '../text/lines.js';

/** A line of a unit that joins the unit above: `| Characters 1 : [Leader] Warden [95pts]`. The bar may also stand before the lines below it. */
export interface AttachedLine {
  /** The line without the bar and the role. */
  readonly line: Line;
  /** Null if the line states no role. */
  readonly role: Exclude<Role, 'bodyguard'> | null;
}

export function readAttachedLine(line: Line): AttachedLine {
  if (!line.text.startsWith('|')) return { line, role: null };
  const text = line.text.replace(/^\|\s*/u, '');
  const [whole = '', before = '', word = ''] = /^([^:[\]]{0,60}: ?)\[([^\]]{1,30})\] ?/u.exec(text) ?? [];
  const behind = text.slice(whole.length);
  const role = roleOf(word);
  if (role === null || role === 'bodyguard') return { line: { ...line, text }, role: null };
  return { line: { ...line, text: `${before}${behind}` }, role };
}
