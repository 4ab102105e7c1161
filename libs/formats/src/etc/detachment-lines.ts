import { labelKind } from '../text/header/header-labels.js';
import { readField } from '../text/header/label.js';
import type { LineLedger } from '../text/line-ledger.js';
import type { Line } from '../text/lines.js';
import type { UnitLines } from './unit-line.js';

export interface DetachmentLines {
  /** One entry per detachment, without its army and its Detachment Points. */
  readonly names: readonly { readonly name: string; readonly line: number }[];
  /** The lines below. */
  readonly body: readonly Line[];
}

const none: DetachmentLines = { names: [], body: [] };

/**
 * Reads `Detachments :` with the names behind it or, up to a drawn line, one per line: `Army - Name 2 DP`. Lists of the 11th edition have
 * these lines between the header and the units.
 */
export function detachmentLinesOf(body: readonly Line[], ledger: LineLedger, unitLines: UnitLines): DetachmentLines {
  const [label] = body;
  const field = label === undefined ? null : readField(label.text);
  if (label === undefined || field === null || label.bullet !== null) return { ...none, body };
  if (labelKind(field.label) !== 'detachment' || !field.label.endsWith('s')) return { ...none, body };
  const below = body.slice(1);
  const end = below.findIndex(
    ({ text, bullet, tooLong }) => tooLong || bullet !== null || !/\p{L}/u.test(text) || unitLines.begins(text) || isUrl(text),
  );
  const named = field.value === '' ? below.slice(0, Math.max(0, end)) : [];
  for (const line of [label, ...named]) ledger.understood(line, 'detachment');
  const stated = field.value === '' ? named : [{ ...label, text: field.value }];
  return { names: stated.map(({ text, number }) => ({ name: nameIn(text), line: number })), body: below.slice(named.length) };
}

const isUrl = (text: string): boolean => text.includes('://');

const nameIn = (text: string): string => {
  const bare = text.replace(/ \(?\d ?(?:dp|pdd|pd)\)?$/i, '');
  return bare.split(' - ').at(-1)?.trim() ?? bare;
};
