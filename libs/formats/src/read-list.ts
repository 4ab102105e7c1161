import type { Diagnostic, ReviewReason } from '#muster/diagnostics';
import { EMPTY_ROSTER } from '#muster/roster';
import { compareChecksums, withDeclaredWarlord } from './checksums.js';
import { bestReading } from './best-reading.js';
import { withAsides } from './style/asides.js';
import { undecorated } from './style/undecorated.js';
import { readMusterJson, type JsonReading } from './muster-json/muster-json.js';
import type { LineAccount, ListReading } from './list-reading.js';
import { LineLedger } from './text/line-ledger.js';
import { secondListAt } from './split/split-blob.js';
import { letterEnd } from './text/header/letter-end.js';
import { isBlankLine, linesOf, toLines, type Line } from './text/lines.js';
import { plainText } from './text/plain-text.js';
import { rawLinesOf } from './text/raw-lines.js';
import { utf8Length } from './text/utf8-length.js';

/** Bytes of UTF-8 that a unit of UTF-16 takes at most. */
const MOST_BYTES = 3;

/** A text above the first two limits is not read at all; a line above the third is reported as unread. */
export const listCaps = { bytes: 64 * 1024, lines: 2_000, lineCharacters: 500 } as const;

/**
 * Reads a list as people paste it. It never throws: a text that is not a list has the review reason UNRECOGNISED_FORMAT, and lines that
 * were not understood have UNPARSED_LINES. Names are kept as written; nothing is looked up.
 */
export function readList(text: string): ListReading {
  if (text.length > listCaps.bytes || (text.length * MOST_BYTES > listCaps.bytes && utf8Length(text) > listCaps.bytes))
    return refused(tooLarge('tooManyBytes', { limit: listCaps.bytes }));
  const document = readMusterJson(text);
  if (document !== null) return ofDocument(document, text);
  return readPlain(plainText(text));
}

function readPlain(text: string): ListReading {
  const raw = rawLinesOf(text);
  const lines = undecorated(linesOf(raw, listCaps.lineCharacters));
  if (lines.length > listCaps.lines) return refused(tooLarge('tooManyLines', { count: lines.length, limit: listCaps.lines }));

  const another = secondListAt(raw);
  const own = another === null ? lines : lines.slice(0, another - 1);
  const list = own.slice(0, letterEnd(own));
  const best = bestReading(list);
  if (best === null) return unrecognised(new LineLedger(lines).close(), longLines(lines), 'unknownShape');
  const { reading } = best;
  const accounts = [
    ...withAsides(best.accounts, list, reading.roster),
    ...goodbyes(own.slice(list.length)),
    ...unreadOf(lines.slice(own.length)),
  ];
  const declared = reading.declared ?? {};
  const roster = withDeclaredWarlord(reading.roster, declared);
  // If several units are marked, the one in the header is taken, but the contradiction is still reported.
  const hasMarks = reading.roster.units.some(({ warlord }) => warlord);
  const checksums = compareChecksums(hasMarks ? reading.roster : roster, declared);
  return {
    roster,
    format: reading.seen,
    source: reading.source,
    lines: accounts,
    diagnostics: [...longLines(lines), ...reading.diagnostics, ...checksums.diagnostics],
    review: [
      ...accounts.filter(({ kind, line }) => kind === 'unread' && line < (another ?? Infinity)).map(unreadLine),
      ...(another === null ? [] : [anotherList(another)]),
      ...checksums.review,
    ],
  };
}

function goodbyes(lines: readonly Line[]): readonly LineAccount[] {
  return lines.map((line) => ({ line: line.number, kind: 'decoration', as: isBlankLine(line) ? 'blank' : 'note' }));
}

function unreadOf(lines: readonly Line[]): readonly LineAccount[] {
  return lines.map((line) =>
    isBlankLine(line) ? { line: line.number, kind: 'decoration', as: 'blank' } : { line: line.number, kind: 'unread', as: null },
  );
}

/**
 * If two armies were read as one, the result would break rules that neither army breaks. The problem is reported once for all lines of
 * both.
 */
function anotherList(line: number): ReviewReason {
  return { code: 'UNPARSED_LINES', about: 'text', messageId: 'anotherList', params: { line }, path: [], line };
}

function ofDocument({ roster, review }: JsonReading, text: string): ListReading {
  const lines = toLines(text, text.length).map((line): LineAccount => ({ line: line.number, kind: 'understood', as: 'data' }));
  const checksums = roster === null ? { diagnostics: [], review: [] } : compareChecksums(roster, {});
  return {
    roster: roster ?? EMPTY_ROSTER,
    format: { id: 'muster-json', dialect: null, edition: null, confidence: 'certain' },
    source: { appVersion: null, dataVersion: null },
    lines,
    diagnostics: checksums.diagnostics,
    review: [...review, ...checksums.review],
  };
}

function refused(diagnostic: Diagnostic): ListReading {
  return unrecognised([], [diagnostic], 'tooLarge');
}

function unrecognised(lines: readonly LineAccount[], diagnostics: readonly Diagnostic[], messageId: string): ListReading {
  return {
    roster: EMPTY_ROSTER,
    format: { id: null, dialect: null, edition: null, confidence: 'guess' },
    source: { appVersion: null, dataVersion: null },
    lines,
    diagnostics,
    review: [{ code: 'UNRECOGNISED_FORMAT', about: 'text', messageId, params: {}, path: [], line: null }],
  };
}

function unreadLine({ line }: LineAccount): ReviewReason {
  return { code: 'UNPARSED_LINES', about: 'line', messageId: 'unreadLine', params: { line }, path: [], line };
}

function longLines(lines: readonly Line[]): Diagnostic[] {
  return lines
    .filter((line) => line.tooLong)
    .map((line) => ({
      code: 'text/line-too-long',
      messageId: 'lineTooLong',
      severity: 'warning',
      params: { line: line.number, limit: listCaps.lineCharacters },
      path: [],
      related: [],
      line: line.number,
      cites: null,
    }));
}

function tooLarge(messageId: 'tooManyBytes' | 'tooManyLines', params: Diagnostic['params']): Diagnostic {
  return { code: 'text/too-large', messageId, severity: 'error', params, path: [], related: [], line: null, cites: null };
}
