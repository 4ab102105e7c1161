import { numbered, type DeclaredAttachment, type RosterUnit } from '#muster/roster';
import type { LineLedger } from '../text/line-ledger.js';
import { hasNoBullets, type Line } from '../text/lines.js';
import { attachedUnits } from '../text/attached-units.js';
import { readEnhancementLabel } from '../text/header/enhancement-label.js';
import { withoutColon } from '../text/header/label.js';
import { isHeading, isPricedLine, isSectionWord } from './outline.js';
import { UnitBlock } from './unit-block.js';
import { attachedUnitNumber } from './words.js';

export interface Body {
  readonly units: readonly RosterUnit[];
  readonly hasAttachedUnits: boolean;
  readonly attachments: readonly DeclaredAttachment[];
}

/** Reads sections of units. A unit is a priced line with its items below it. Other lines stay unread. */
export function readBody(lines: readonly Line[], ledger: LineLedger): Body {
  const units: UnitBlock[] = [];
  let section: string | null = null;
  let group: number | null = null;
  let unit: UnitBlock | null = null;
  let hasAttachedUnits = false;
  const isBare = hasNoBullets(lines);

  lines.forEach((line, index) => {
    const attached = line.bullet === null ? attachedUnitNumber(line.text) : null;
    if (attached !== null) {
      group = attached;
      hasAttachedUnits = true;
      ledger.understood(line, 'attachedUnit');
    } else if (isSectionWord(line) || (isHeading(line) && standsAboveUnits(lines, index))) {
      section = withoutColon(line.text);
      group = null;
      unit = null;
      ledger.understood(line, 'section');
    } else if (isUnitHead(line, unit !== null)) {
      unit = new UnitBlock(line, section, group, ledger, isBare);
      units.push(unit);
    } else if (!line.tooLong) unit?.take(line);
  });
  return { units: numbered(units.map((block) => block.close())), hasAttachedUnits, attachments: attachedUnits(units, ledger) };
}

/** Below a unit, an indented or labelled price belongs to the unit: ` Enhancement: Name (+20 points)`. */
function isUnitHead(line: Line, isUnderUnit: boolean): boolean {
  if (!isPricedLine(line)) return false;
  return !isUnderUnit || (line.column === 0 && readEnhancementLabel(line.text) === null);
}

/** A line in capitals that is not one of the app's sections is a heading only if units or further headings follow directly. */
function standsAboveUnits(lines: readonly Line[], index: number): boolean {
  const next = lines[index + 1];
  return next === undefined || isPricedLine(next) || isHeading(next) || attachedUnitNumber(next.text) !== null;
}
