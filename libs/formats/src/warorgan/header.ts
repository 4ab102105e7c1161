import type { Stated } from '#muster/roster';
import { readBattleSize, type StatedSize } from '../text/header/battle-size.js';
import { forceDispositionsIn, type DispositionLine } from '../text/header/force-dispositions.js';
import { labelKind } from '../text/header/header-labels.js';
import { readLabelled } from '../text/header/label.js';
import type { LineLedger } from '../text/line-ledger.js';
import type { Line } from '../text/lines.js';
import { readPriced } from '../text/items/price.js';

export interface Header {
  readonly name: string | null;
  readonly statedPoints: number | null;
  readonly factions: readonly Stated[];
  readonly size: StatedSize | null;
  readonly detachments: readonly Stated[];
  readonly forceDispositions: readonly string[];
  /** Whether Detachment Points or a Force Disposition are printed, as since the 11th edition. */
  readonly isNewer: boolean;
  /** Index of the first line below the header. */
  readonly end: number;
}

/** Returns null if no line states the battle size in the way of this format. */
export function readHeader(written: readonly Line[], ledger: LineLedger): Header | null {
  const sizeAt = written.findIndex((line) => isSizeLine(line));
  if (sizeAt < 0) return null;
  const titleAt = written.slice(0, sizeAt).findLastIndex((line) => line.bullet === null && readPriced(line.text, '[')?.after === '');
  const title = written[titleAt];
  const priced = title === undefined ? null : readPriced(title.text, '[');
  const factions = written.slice(Math.max(titleAt + 1, 0), sizeAt).filter((line) => line.bullet === null && !line.tooLong);
  if (title !== undefined) ledger.understood(title, 'title');
  for (const line of written.slice(0, Math.max(titleAt, 0))) if (!line.tooLong && !isPrice(line)) ledger.note(line);
  const labels = readLabels(written, sizeAt, ledger);
  const named = titleAt < 0 ? factions.slice(-1) : factions;
  for (const line of factions)
    if (named.includes(line)) ledger.understood(line, 'faction');
    else ledger.note(line);
  return {
    name: priced !== null && priced.name !== '' ? priced.name : null,
    statedPoints: priced?.points ?? null,
    ...labels,
    factions: labels.factions.length > 0 ? labels.factions : named.map(({ text, number }) => ({ name: text, id: null, line: number })),
  };
}

function isSizeLine({ bullet, text }: Line): boolean {
  return bullet === null && readLabelled(text)?.label === 'battle size';
}

function isPrice({ text }: Line): boolean {
  return readPriced(text) !== null || readPriced(text, '[') !== null;
}

/** Reads labelled lines up to the first line without a label. */
function readLabels(written: readonly Line[], sizeAt: number, ledger: LineLedger) {
  const factions: Stated[] = [];
  const detachments: Stated[] = [];
  const dispositions: DispositionLine[] = [];
  let size: StatedSize | null = null;
  let isNewer = false;
  let end = sizeAt;
  for (; end < written.length; end += 1) {
    const line = written[end];
    const labelled = line === undefined || line.bullet !== null ? null : readLabelled(line.text);
    if (line === undefined || labelled === null) break;
    if (labelled.label === 'battle size') {
      size = readBattleSize(labelled.value, line.number);
      ledger.understood(line, 'battleSize');
    } else if (labelKind(labelled.label) === 'faction') {
      factions.push({ name: labelled.value, id: null, line: line.number });
      ledger.understood(line, 'faction');
    } else if (labelKind(labelled.label) === 'detachment') {
      const { names, hasPoints } = detachmentNames(labelled.value);
      detachments.push(...names.map((name) => ({ name, id: null, line: line.number })));
      isNewer ||= hasPoints || names.length > 1;
      ledger.understood(line, 'detachment');
    } else if (labelKind(labelled.label) === 'disposition') {
      isNewer = true;
      dispositions.push(labelled);
      ledger.understood(line, 'forceDisposition');
    } else break;
  }
  return { factions, detachments, forceDispositions: forceDispositionsIn(dispositions), size, isNewer, end };
}

/** `A, B (3/3 Detachment Points)`, or `A (2 DP)`. */
function detachmentNames(value: string): { readonly names: readonly string[]; readonly hasPoints: boolean } {
  const open = value.lastIndexOf('(');
  const hasPoints = open > 0 && /detachment point|\d ?dp\)$/u.test(value.slice(open).toLowerCase());
  const names = (hasPoints ? value.slice(0, open) : value).split(', ').map((name) => name.trim());
  return { names: names.filter((name) => name !== ''), hasPoints };
}
