import { keywordKey } from '#muster/catalogue';
import { idAt, type DeclaredAttachment } from '#muster/roster';
import type { LineLedger } from '../text/line-ledger.js';
import type { UnitBlock } from './unit-block.js';

interface Attached {
  readonly leader: UnitBlock;
  readonly bodyguard: UnitBlock;
  readonly supports: boolean;
}

/** Finds the attachments that Leaders state. A line that matches no unit stays unread. */
export function attachmentsOf(units: readonly UnitBlock[], ledger: LineLedger): readonly DeclaredAttachment[] {
  const attached: Attached[] = [];
  for (const leader of units) {
    for (const { line, role, name, index } of leader.attachments.filter((one) => one.role !== 'bodyguard')) {
      const bodyguard = bodyguardOf(leader, name, index, units, attached);
      if (bodyguard === null) continue;
      attached.push({ leader, bodyguard, supports: role === 'support' });
      ledger.understood(line, 'attachment');
    }
  }
  for (const unit of units) {
    for (const { line, name } of unit.attachments.filter((one) => one.role === 'bodyguard')) {
      const group = attached.filter((one) => attached.some((own) => own.bodyguard === one.bodyguard && isOf(unit, own)));
      const isConfirmed = group.some((one) => [one.leader, one.bodyguard].some((other) => other !== unit && isNamed(other, name)));
      if (isConfirmed) ledger.understood(line, 'attachment');
    }
  }
  const idOf = (unit: UnitBlock) => idAt(units.indexOf(unit));
  return attached.map(({ leader, bodyguard, supports }) => ({
    leader: idOf(leader),
    bodyguard: idOf(bodyguard),
    ...(supports && { supports }),
  }));
}

const isOf = (unit: UnitBlock, { leader, bodyguard }: Attached): boolean => unit === leader || unit === bodyguard;

/**
 * Finds the unit with this number among the units with this name. Without a number, finds the unit with this name that states this Leader,
 * or otherwise the first unit with this name that has no Leader.
 */
function bodyguardOf(
  leader: UnitBlock,
  name: string,
  index: number | null,
  units: readonly UnitBlock[],
  attached: readonly Attached[],
): UnitBlock | null {
  const namesakes = units.filter((unit) => unit !== leader && isNamed(unit, name));
  if (index !== null) return namesakes[index - 1] ?? null;
  const free = namesakes.filter((unit) => !attached.some((one) => isOf(unit, one)));
  const saysSo = free.find((unit) => unit.attachments.some((one) => keywordKey(one.name) === keywordKey(leader.head.name)));
  return saysSo ?? free[0] ?? (namesakes.length === 1 ? (namesakes[0] ?? null) : null);
}

function isNamed(unit: UnitBlock, name: string): boolean {
  return keywordKey(unit.head.name) === keywordKey(name);
}
