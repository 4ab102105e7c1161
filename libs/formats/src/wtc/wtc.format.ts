import type { FormatReading, ListFormat } from '../list-format.js';
import { declaredInText } from '../text/declared.js';
import { isBlankLine, type Line } from '../text/lines.js';
import { plusHeaderOf, type PlusHeader } from '../text/header/plus-header.js';
import { greetingOf, prefaceOf, readBody, type Body } from './body.js';
import { readHeader, type Header } from './header.js';
import { hasCharacterNumber, readUnitHead } from './unit-head.js';

/** New Recruit's tournament formats, with a header between lines of plus signs. Their dialects are described in wtc.md. */
export const wtc: ListFormat = {
  id: 'wtc',
  read(lines, ledger): FormatReading | null {
    const written = lines.filter((line) => !isBlankLine(line));
    const framed = plusHeaderOf(written);
    const outline = framed ?? bodyAlone(written);
    if (outline === null || outline.body.some(({ text }) => /^==.{0,9}\p{L}/u.test(text))) return null;
    const header = readHeader(outline, prefaceOf(outline.body), ledger);
    const body = readBody(outline.body, ledger);
    if (body.units.length === 0) return null;
    if (header.declared.units?.value === body.units.length) for (const line of greetingOf(outline.body)) ledger.note(line);
    const { factions, detachments, statedPoints, playerName, forceDispositions, declared } = header;
    const isNewer = forceDispositions.length > 0 || body.hasAttachedUnits;
    return {
      roster: {
        name: null,
        factions,
        battleSize: null,
        pointsLimit: null,
        statedPoints,
        detachments,
        units: body.units,
        statesWargear: true,
        ...(playerName === null ? {} : { playerName }),
        ...declaredInText({ attachments: body.attachments, forceDispositions }),
      },
      seen: {
        id: this.id,
        dialect: body.dialect,
        edition: isNewer ? '11e' : framed === null ? null : '10e',
        confidence: confidenceOf(header, body),
      },
      source: { appVersion: null, dataVersion: null },
      diagnostics: [],
      declared,
    };
  },
};

const fewestUnits = 3;

/** A list whose header was cut off: several units, of which some have the number of a character. Null for any other text. */
function bodyAlone(written: readonly Line[]): PlusHeader | null {
  if (!written.some(({ text }) => hasCharacterNumber(text))) return null;
  const heads = written.filter((line) => readUnitHead(line) !== null);
  const isNumbered = heads.some(({ text }) => hasCharacterNumber(text));
  return isNumbered && heads.length >= fewestUnits ? { above: [], fences: [], entries: [], body: written } : null;
}

function confidenceOf({ factions, detachments, statedPoints }: Header, { units }: Body): 'certain' | 'likely' | 'guess' {
  const marks = [factions.length > 0, detachments.length > 0, statedPoints !== null].filter(Boolean).length;
  if (marks === 3 && units.length > 0) return 'certain';
  return marks > 0 ? 'likely' : 'guess';
}
