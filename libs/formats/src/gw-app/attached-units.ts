import { idAt, type DeclaredAttachment } from '#muster/roster';
import type { LineLedger } from '../text/line-ledger.js';
import type { UnitBlock } from './unit-block.js';

/** Attaches every Leader of a group to its Bodyguard unit, if there is exactly one. Otherwise the lines about attachment stay unread. */
export function attachedUnits(units: readonly UnitBlock[], ledger: LineLedger): readonly DeclaredAttachment[] {
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
