import { keywordKey } from '#muster/catalogue';
import type { RosterUnit } from '#muster/roster';
import type { LineLedger } from '../text/line-ledger.js';
import type { UnitBlock } from './unit-block.js';

/** Who is attached to whom: a group for each Bodyguard unit that a unit says it leads or supports. Lines that lead nowhere stay unread. */
export function attachmentsOf(units: readonly UnitBlock[], ledger: LineLedger): ReadonlyMap<UnitBlock, RosterUnit['attachment']> {
  const attachments = new Map<UnitBlock, NonNullable<RosterUnit['attachment']>>();
  let groups = 0;
  const groupOf = (bodyguard: UnitBlock): number => {
    const known = attachments.get(bodyguard);
    if (known !== undefined) return known.group;
    groups += 1;
    attachments.set(bodyguard, { role: 'bodyguard', group: groups });
    return groups;
  };
  for (const unit of units) {
    for (const { line, role, name, index } of unit.attachments.filter((one) => one.role !== 'bodyguard')) {
      const bodyguard = bodyguardOf(unit, name, index, units, attachments);
      if (bodyguard === null) continue;
      attachments.set(unit, { role, group: groupOf(bodyguard) });
      ledger.understood(line, 'attachment');
    }
  }
  for (const unit of units) {
    for (const { line, name } of unit.attachments.filter((one) => one.role === 'bodyguard')) {
      const group = attachments.get(unit)?.group;
      const isConfirmed = units.some((other) => isNamed(other, name) && other !== unit && attachments.get(other)?.group === group);
      if (group !== undefined && isConfirmed) ledger.understood(line, 'attachment');
    }
  }
  return attachments;
}

/** The unit of that number among those of the name; without a number the one that says it is attached to the Leader, then any nobody leads. */
function bodyguardOf(
  leader: UnitBlock,
  name: string,
  index: number | null,
  units: readonly UnitBlock[],
  attachments: ReadonlyMap<UnitBlock, unknown>,
): UnitBlock | null {
  const namesakes = units.filter((unit) => unit !== leader && isNamed(unit, name));
  if (index !== null) return namesakes[index - 1] ?? null;
  const free = namesakes.filter((unit) => !attachments.has(unit));
  const saysSo = free.find((unit) => unit.attachments.some((one) => keywordKey(one.name) === keywordKey(leader.head.name)));
  return saysSo ?? free[0] ?? (namesakes.length === 1 ? (namesakes[0] ?? null) : null);
}

function isNamed(unit: UnitBlock, name: string): boolean {
  return keywordKey(unit.head.name) === keywordKey(name);
}
