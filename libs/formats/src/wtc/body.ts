import { numbered, type DeclaredAttachment, type RosterUnit } from '#muster/roster';
import { attachedUnitNumber, isWord } from '../gw-app/words.js';
import { attachedUnits } from '../text/attached-units.js';
import { labelKind } from '../text/header/header-labels.js';
import { readField, withoutColon } from '../text/header/label.js';
import { readEntry, type HeaderEntry } from '../text/header/plus-header.js';
import type { LineLedger } from '../text/line-ledger.js';
import { hasNoBullets, type Line } from '../text/lines.js';
import { isSignature } from '../text/header/signature.js';
import { attachmentsOf } from './attachments.js';
import { UnitBlock } from './unit-block.js';
import { readUnitHead } from './unit-head.js';

export interface Body {
  readonly units: readonly RosterUnit[];
  readonly attachments: readonly DeclaredAttachment[];
  readonly hasAttachedUnits: boolean;
  readonly dialect: 'full' | 'compact' | 'gw-style';
}

/** Labelled lines that organisers ask for between the header and the first unit. */
export function prefaceOf(body: readonly Line[]): readonly HeaderEntry[] {
  const end = body.findIndex((line) => readUnitHead(line) !== null || isHeading(line));
  const entries = body.slice(0, Math.max(0, end)).map((line) => readEntry(line, line.text));
  return entries.filter(({ label }) => labelKind(label) !== null);
}

/** A player's own words between the header and the first unit, without any sign that a list could have there. */
export function greetingOf(body: readonly Line[]): readonly Line[] {
  const first = body.findIndex((line) => readUnitHead(line) !== null);
  return body
    .slice(0, Math.max(0, first))
    .filter(({ text, bullet, tooLong }) => bullet === null && !tooLong && /^[^\d:()[\]]+$/u.test(text));
}

/** Reads units with or without section headings. A unit is a priced line with its models and wargear on the same line or below it. */
export function readBody(lines: readonly Line[], ledger: LineLedger): Body {
  const blocks: UnitBlock[] = [];
  let section: string | null = null;
  let group: number | null = null;
  let hasAttachedUnits = false;
  const isBare = hasNoBullets(lines);
  for (const line of lines) {
    const head = readUnitHead(line);
    const attached = line.bullet === null ? attachedUnitNumber(withoutColon(line.text)) : null;
    if (head !== null) blocks.push(new UnitBlock(head, line, section, group, ledger, isBare));
    else if (attached !== null) {
      group = attached;
      hasAttachedUnits = true;
      ledger.understood(line, 'attachedUnit');
    } else if (isHeading(line)) {
      section = withoutColon(line.text);
      group = null;
      ledger.understood(line, 'section');
    } else if (isSignature(line.text)) ledger.understood(line, 'footer');
    else if (!line.tooLong) blocks.at(-1)?.take(line);
  }
  return {
    units: numbered(blocks.map((block) => block.close())),
    attachments: [...attachmentsOf(blocks, ledger), ...attachedUnits(blocks, ledger)],
    hasAttachedUnits,
    dialect: dialectOf(lines),
  };
}

/** A line in capitals without price, bullet or value, or the name of a section that a tool prints. */
function isHeading({ text, bullet, isCapitals }: Line): boolean {
  const words = withoutColon(text);
  if (bullet !== null || isWord('sections', words)) return bullet === null;
  return isCapitals && !words.includes(':') && !words.includes('(') && labelKind(readField(text)?.label ?? null) === null;
}

function dialectOf(lines: readonly Line[]): Body['dialect'] {
  if (!lines.some(isHeading)) return 'compact';
  return lines.some(({ text, bullet }) => bullet === null && text.charAt(0) <= '9' && text.toLowerCase().includes(' with '))
    ? 'full'
    : 'gw-style';
}
