import { readPriced } from '../text/items/price.js';
import { readLabelled, withoutColon } from '../text/header/label.js';
import { isSignature } from '../text/header/signature.js';
import { isBlankLine, type Line } from '../text/lines.js';
import { beginsWithWord, isWord } from './words.js';

/** The parts of an app list, as indexes into its lines. */
export interface Outline {
  readonly title: Line | null;
  readonly size: Line | null;
  /** Lines with faction, detachment and battle size, in order. */
  readonly header: readonly Line[];
  /** Lines before the title, or between the title and the header, which the player wrote. */
  readonly prelude: readonly Line[];
  readonly body: readonly Line[];
  readonly footer: Line | null;
}

/**
 * Finds header, body and footer by their layout alone. Returns null if the text has neither a battle size line nor a title above units with
 * headings.
 */
export function outlineOf(lines: readonly Line[]): Outline | null {
  const written = lines.filter((line) => !isBlankLine(line));
  const footerAt = footerIndex(written);
  const footer = written[footerAt] ?? null;
  const upToFooter = footer === null ? written : written.slice(0, footerAt);
  const sizeAt = upToFooter.findIndex(isBattleSize);
  return sizeAt >= 0 ? aroundSize(upToFooter, sizeAt, footer) : aroundTitle(upToFooter, footer);
}

/** The app's own footer, or another tool's signature on the last line. -1 if there is neither. */
function footerIndex(written: readonly Line[]): number {
  const own = written.findIndex((line) => line.bullet === null && beginsWithWord('footer', line.text));
  const last = written.at(-1);
  return own < 0 && last?.bullet === null && isSignature(last.text) ? written.length - 1 : own;
}

function aroundSize(written: readonly Line[], sizeAt: number, footer: Line | null): Outline {
  const block = blockStart(written, sizeAt);
  const to = bodyStart(written, sizeAt + 1);
  const titleAt = written.slice(0, block).findLastIndex(isPricedLine);
  const title = written[titleAt] ?? null;
  // A text may have a blank line below each line of its header.
  const from = block === sizeAt && titleAt >= 0 ? titleAt + 1 : block;
  const above = written.slice(0, from);
  return {
    title,
    size: written[sizeAt] ?? null,
    header: written.slice(from, to),
    prelude: above.filter((line) => line !== title),
    body: written.slice(to),
    footer,
  };
}

function aroundTitle(written: readonly Line[], footer: Line | null): Outline | null {
  const titleAt = written.findIndex(isPricedLine);
  const to = bodyStart(written, titleAt + 1);
  const isHeadedAbove = written.slice(0, titleAt).some(isHeading);
  if (titleAt < 0 || to === titleAt + 1 || isHeadedAbove || !written.some(isSectionWord)) return null;
  const header = written.slice(titleAt + 1, to);
  return {
    title: written[titleAt] ?? null,
    size: header.find(({ text }) => isWord('battleSizes', text)) ?? null,
    header,
    prelude: written.slice(0, titleAt),
    body: written.slice(to),
    footer,
  };
}

/** The header extends up to a blank line or the title, and contains only plain lines. */
function blockStart(written: readonly Line[], sizeAt: number): number {
  let from = sizeAt;
  while (from > 0 && isPlain(written[from - 1]) && areNeighbours(written[from - 1], written[from])) from -= 1;
  return from;
}

function bodyStart(written: readonly Line[], from: number): number {
  const at = written.findIndex((line, index) => index >= from && (!isPlain(line) || isHeading(line)));
  return at < 0 ? written.length : at;
}

function areNeighbours(upper: Line | undefined, lower: Line | undefined): boolean {
  return upper !== undefined && lower !== undefined && upper.row + 1 === lower.row;
}

/** A line without bullet and price: a faction, a detachment, a heading or a remark. */
function isPlain(line: Line | undefined): boolean {
  return line !== undefined && line.bullet === null && !line.tooLong && readPriced(line.text) === null;
}

export function isPricedLine(line: Line): boolean {
  return line.bullet === null && readPriced(line.text) !== null;
}

function isBattleSize(line: Line): boolean {
  const priced = line.bullet === null ? readPriced(line.text) : null;
  return priced !== null && isWord('battleSizes', sizeIn(priced.name));
}

/** The name in `Battle Size: Strike Force`. */
export const sizeIn = (text: string): string => {
  const labelled = readLabelled(text);
  return labelled !== null && sizeLabels.has(labelled.label) ? labelled.value : text;
};

const sizeLabels: ReadonlySet<string> = new Set(['battle size', 'game size', 'size', 'game', 'format']);

export function isSectionWord(line: Line): boolean {
  return line.bullet === null && isWord('sections', withoutColon(line.text));
}

/** A section heading: one that the app prints, or any line in capitals. */
export function isHeading(line: Line): boolean {
  if (isSectionWord(line)) return true;
  return line.bullet === null && line.isCapitals && readPriced(line.text) === null;
}
