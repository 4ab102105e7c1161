import type { FormatReading, ListFormat } from '../list-format.js';
import { isBlankLine } from '../text/lines.js';
import { plusHeaderOf } from '../text/header/plus-header.js';
import { prefaceOf, readBody, type Body } from './body.js';
import { readHeader, type Header } from './header.js';

/** New Recruit's tournament formats, with a header between lines of plus signs. Their dialects are described in wtc.md. */
export const wtc: ListFormat = {
  id: 'wtc',
  read(lines, ledger): FormatReading | null {
    const outline = plusHeaderOf(lines.filter((line) => !isBlankLine(line)));
    if (outline === null || outline.body.some(({ text }) => text.startsWith('=='))) return null;
    const header = readHeader(outline, prefaceOf(outline.body), ledger);
    const body = readBody(outline.body, ledger);
    if (body.units.length === 0) return null;
    const { factions, detachments, statedPoints, playerName, hasDisposition, declared } = header;
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
        ...(body.attachments.length === 0 ? {} : { declared: { attachments: body.attachments } }),
      },
      seen: { id: this.id, dialect: body.dialect, edition: hasDisposition ? '11e' : '10e', confidence: confidenceOf(header, body) },
      source: { appVersion: null, dataVersion: null },
      diagnostics: [],
      declared,
    };
  },
};

function confidenceOf({ factions, detachments, statedPoints }: Header, { units }: Body): 'certain' | 'likely' | 'guess' {
  const marks = [factions.length > 0, detachments.length > 0, statedPoints !== null].filter(Boolean).length;
  if (marks === 3 && units.length > 0) return 'certain';
  return marks > 0 ? 'likely' : 'guess';
}
