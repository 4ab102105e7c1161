import { numbered, type DeclaredAttachment, type RosterUnit } from '#muster/roster';
import { isWord } from '../gw-app/words.js';
import { labelKind } from '../text/header/header-labels.js';
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
  const isBare = hasNoBullets(lines);
  for (const line of lines) {
    const head = readUnitHead(line);
    if (head !== null) blocks.push(new UnitBlock(head, line, section, ledger, isBare));
    else if (isHeading(line)) {
      section = line.text;
      ledger.understood(line, 'section');
    } else if (isSignature(line.text)) ledger.understood(line, 'footer');
    else if (!line.tooLong) blocks.at(-1)?.take(line);
  }
  return {
    units: numbered(blocks.map((block) => block.close())),
    attachments: attachmentsOf(blocks, ledger),
    dialect: dialectOf(lines),
  };
}

/** A line in capitals without price, bullet or colon, or the name of a section that a tool prints. */
function isHeading({ text, bullet, isCapitals }: Line): boolean {
  if (bullet === null && isWord('sections', text.replace(/ ?:$/u, ''))) return true;
  return bullet === null && isCapitals && !text.includes(':') && !text.includes('(');
}

function dialectOf(lines: readonly Line[]): Body['dialect'] {
  if (!lines.some(isHeading)) return 'compact';
  return lines.some(({ text, bullet }) => bullet === null && text.toLowerCase().includes(' with ') && text.charAt(0) <= '9')
    ? 'full'
    : 'gw-style';
}
