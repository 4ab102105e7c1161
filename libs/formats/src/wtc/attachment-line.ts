import type { Line } from '../text/lines.js';

type Role = 'leader' | 'support' | 'bodyguard';

/** A line such as `Leading Deckhands[3]` or `Attached to Harbour Warden`. */
export interface AttachmentLine {
  readonly line: Line;
  readonly role: Role;
  readonly name: string;
  /** Number of the unit among those with this name, from 1; null if not stated. */
  readonly index: number | null;
}

const opening = /^(leading|supporting|attached to) /i;

const roleOf = (said: string): Role => (said === 'leading' ? 'leader' : said === 'supporting' ? 'support' : 'bodyguard');

export function readAttachmentLine(line: Line): AttachmentLine | null {
  const found = opening.exec(line.text);
  if (found === null) return null;
  const [words, said = ''] = found;
  const role = roleOf(said.toLowerCase());
  const rest = line.text.slice(words.length).trim();
  const open = rest.endsWith(']') ? rest.lastIndexOf('[') : -1;
  const index = Number(rest.slice(open + 1, -1));
  const isIndexed = open > 0 && Number.isInteger(index) && index > 0;
  return { line, role, name: isIndexed ? rest.slice(0, open).trim() : rest, index: isIndexed ? index : null };
}
