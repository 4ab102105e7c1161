import type { RosterUnit } from '#muster/roster';
import { isWord } from '../gw-app/words.js';
import type { LineAccount } from '../list-reading.js';
import { labelKind } from '../text/header/header-labels.js';
import { readField } from '../text/header/label.js';
import { isSignature } from '../text/header/signature.js';
import { isBlankLine, type Line } from '../text/lines.js';
import { readTotal } from '../unit-lines/unit-head.js';

/** What was read of a list: its units, and the total that it states. */
export interface ReadArmy {
  readonly units: readonly RosterUnit[];
  readonly statedPoints: number | null;
}

/**
 * Accounts for lines that no format has, but that cannot be part of an army: drawn lines, comments, what a program says about itself, a total
 * that agrees with the units, and the writer's own words around a list that adds up.
 */
export function withAsides(accounts: readonly LineAccount[], lines: readonly Line[], army: ReadArmy): readonly LineAccount[] {
  if (accounts.every(({ kind }) => kind !== 'unread')) return accounts;
  const sum = army.units.reduce((all, { statedPoints }) => all + (statedPoints ?? 0), 0);
  const place: Place = {
    totals: new Set([sum, army.statedPoints]),
    addsUp: army.units.length > 0 && army.statedPoints === sum,
    unitLines: new Set(accounts.filter(({ as }) => as === 'unit').map(({ line }) => line)),
    begin: accounts.find(({ kind, as }) => kind === 'understood' && as !== 'player')?.line ?? 0,
    end: endOf(accounts),
  };
  const byNumber = new Map(lines.map((line) => [line.number, line]));
  const written = lines.filter((line) => !isBlankLine(line));
  return accounts.map((account) => {
    const line = byNumber.get(account.line);
    if (account.kind !== 'unread' || line === undefined || line.tooLong) return account;
    return asideOf(line, written[written.indexOf(line) + 1] ?? null, place) ?? account;
  });
}

interface Place {
  readonly totals: ReadonlySet<number | null>;
  readonly addsUp: boolean;
  readonly unitLines: ReadonlySet<number>;
  /** The number of the first line that was understood. */
  readonly begin: number;
  /** The number of the first blank line below everything that was understood. */
  readonly end: number;
}

function endOf(accounts: readonly LineAccount[]): number {
  const last = accounts.findLastIndex(({ kind }) => kind === 'understood');
  const next = accounts[last + 1];
  return last >= 0 && next?.as === 'blank' ? next.line : Infinity;
}

function asideOf({ number: line, text, bullet }: Line, next: Line | null, place: Place): LineAccount | null {
  const total = readTotal(text) ?? fractionOf(text);
  if (!/[\p{L}\p{N}]/u.test(text)) return { line, kind: 'decoration', as: 'rule' };
  if (/^(?:\/\/|#)/u.test(text)) return { line, kind: 'decoration', as: 'note' };
  if (total !== null && place.totals.has(total)) return { line, kind: 'understood', as: 'checksum' };
  if (bullet === null && isSignature(text) && !/[([]/u.test(text)) return { line, kind: 'understood', as: 'footer' };
  if (bullet !== null) return null;
  if (place.addsUp && line < place.begin && isOfWriter(text)) return { line, kind: 'decoration', as: 'note' };
  if (/\d|:./u.test(text)) return null;
  if (text.endsWith(':') && next !== null && place.unitLines.has(next.number)) return { line, kind: 'understood', as: 'section' };
  const isOwnWords = place.addsUp && !isMark(text) && (isInBrackets(text) || line > place.end);
  return isOwnWords ? { line, kind: 'decoration', as: 'note' } : null;
}

/** Reads `2000/2000`. */
function fractionOf(text: string): number | null {
  const [, total, limit] = /^(\d{3,5}) ?\/ ?(\d{3,5})(?: ?(?:pts|points))?$/i.exec(text) ?? [];
  return total === undefined || Number(total) > Number(limit) ? null : Number(total);
}

/** A line above a list about the player or the event: it has no label of a list, and no price. */
function isOfWriter(text: string): boolean {
  const label = readField(text)?.label ?? null;
  return !isMark(text) && (label === null || labelKind(label) === null) && !/[([+]/u.test(text) && !/\d ?p(?:oin)?ts?\b/i.test(text);
}

/** A remark of several words. One word in brackets may be the mark of a unit. */
const isInBrackets = (text: string): boolean => /^\([^()]{3,200}\)$/u.test(text) && text.includes(' ');

/** Words that state something about a unit. */
const isMark = (text: string): boolean => text.split(/[^\p{L}]+/u).some((word) => isWord('warlord', word) || isWord('enhancement', word));
