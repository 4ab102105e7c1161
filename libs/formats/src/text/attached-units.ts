import { idAt, type DeclaredAttachment } from '#muster/roster';
import type { Role } from '../gw-app/words.js';
import type { LineLedger } from './line-ledger.js';
import type { Line } from './lines.js';

/** What a list says about a unit that stands below a heading such as `Attached Unit 2`. */
export interface Grouped {
  /** The number of the heading; null if the unit is below no such heading. */
  readonly group: number | null;
  readonly attached: { readonly line: Line; readonly role: Role } | null;
}

/** Attaches every Leader of a group to its Bodyguard unit, if there is exactly one. Otherwise the lines about attachment stay unread. */
export function attachedUnits(units: readonly Grouped[], ledger: LineLedger): readonly DeclaredAttachment[] {
  const placed = units.flatMap(({ group, attached }, at) =>
    group === null || attached === null ? [] : [{ group, ...attached, unit: idAt(at) }],
  );
  return [...Map.groupBy(placed, ({ group }) => group).values()].flatMap((group) => {
    const [bodyguard, ...others] = group.filter(({ role }) => role === 'bodyguard');
    const leaders = group.filter(({ role }) => role !== 'bodyguard');
    if (bodyguard === undefined || others.length > 0) return [];
    for (const { line } of group) ledger.understood(line, 'attachment');
    return leaders.map(({ unit, role }) => ({ leader: unit, bodyguard: bodyguard.unit, ...(role === 'support' && { supports: true }) }));
  });
}
