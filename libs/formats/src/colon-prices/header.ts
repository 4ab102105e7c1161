import type { Stated } from '#muster/roster';
import { labelKind } from '../text/header/header-labels.js';
import type { DispositionLine } from '../text/header/force-dispositions.js';
import { readField } from '../text/header/label.js';
import type { LineLedger } from '../text/line-ledger.js';
import type { Line } from '../text/lines.js';

export interface Header {
  readonly name: string | null;
  readonly faction: Stated | null;
  readonly detachments: readonly Stated[];
  readonly dispositions: readonly DispositionLine[];
}

/** Reads `Army : Name`, and below a heading one detachment per line with the Force Disposition that was chosen. Other lines stay unread. */
export function readHeader(lines: readonly Line[], ledger: LineLedger): Header {
  const headingAt = lines.findIndex(({ text }) => labelKind(readField(text.replace(/^#+ ?/u, ''))?.label ?? null) === 'detachment');
  const titleAt = lines.slice(0, headingAt < 0 ? lines.length : headingAt).findLastIndex(({ text }) => readField(text)?.value);
  const title = lines[titleAt];
  const below = lines.slice(titleAt + 1);
  // A player wrote what stands above the title.
  for (const line of lines.slice(0, Math.max(0, titleAt))) if (!line.tooLong) ledger.note(line);
  const army = title === undefined ? null : readField(title.text);
  const detachments: Stated[] = [];
  const dispositions: DispositionLine[] = [];
  let isBelowHeading = false;
  if (title !== undefined && army !== null) ledger.understood(title, 'title');
  for (const line of below) {
    const words = line.text.replace(/^(?:#+|=>|\*) ?/u, '');
    const field = readField(words);
    const kind = labelKind(field?.label ?? null);
    if (kind === 'detachment' && field?.value === '') {
      isBelowHeading = true;
      ledger.understood(line, 'detachment');
    } else if (kind === 'disposition' && field !== null) {
      dispositions.push(field);
      ledger.understood(line, 'forceDisposition');
    } else if (isBelowHeading && !line.tooLong && field === null) {
      detachments.push({ name: words.split(' - ').at(-1)?.trim() ?? words, id: null, line: line.number });
      ledger.understood(line, 'detachment');
    }
  }
  const faction = title === undefined || army === null ? null : title.text.slice(0, title.text.indexOf(':')).trim();
  return {
    name: army?.value === '' ? null : (army?.value ?? null),
    faction: faction === null ? null : { name: faction, id: null, line: title?.number ?? null },
    detachments,
    dispositions,
  };
}
