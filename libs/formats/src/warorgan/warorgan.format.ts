import type { FormatReading, ListFormat } from '../list-format.js';
import { declaredInText } from '../text/declared.js';
import { isBlankLine } from '../text/lines.js';
import { readBody } from './body.js';
import { readHeader } from './header.js';

/** WarOrgan's text export. Its marks are described in warorgan.md. */
export const warorgan: ListFormat = {
  id: 'warorgan',
  read(lines, ledger): FormatReading | null {
    const written = lines.filter((line) => !isBlankLine(line));
    if (written.some(({ text }) => isOfOthers(text))) return null;
    const header = readHeader(written, ledger);
    if (header === null) return null;
    const { units, attachments, isGrouped } = readBody(written.slice(header.end), ledger);
    if (units.length === 0) return null;
    const { name, factions, size, statedPoints, detachments, forceDispositions, isNewer } = header;
    const isComplete = statedPoints !== null && factions.length > 0 && detachments.length > 0;
    return {
      roster: {
        name,
        factions,
        battleSize: size?.battleSize ?? null,
        pointsLimit: size?.pointsLimit ?? null,
        statedPoints,
        detachments,
        units,
        statesWargear: true,
        ...declaredInText({ attachments, forceDispositions }),
      },
      seen: {
        id: this.id,
        dialect: isGrouped ? 'grouped' : 'flat',
        edition: isNewer ? '11e' : '10e',
        confidence: isComplete ? 'certain' : 'likely',
      },
      source: { appVersion: null, dataVersion: null },
      diagnostics: [],
    };
  },
};

/**
 * Whether the line is a heading or header line of another format: a line with plus signs, or a markdown heading. A telephone number does
 * not count as such a line.
 */
function isOfOthers(text: string): boolean {
  return text.startsWith('#') || text.startsWith('++') || text.startsWith('+ ');
}
