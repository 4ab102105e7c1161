import type { EditionId } from '#muster/roster';
import type { FormatReading, ListFormat } from '../list-format.js';
import { declaredInText } from '../text/declared.js';
import { forceDispositionsIn } from '../text/header/force-dispositions.js';
import { isBlankLine } from '../text/lines.js';
import { readBody } from './body.js';
import { readHeader } from './header.js';
import { readHeading, readUnitHead } from './unit-head.js';

/** A text with this many units in this form is a list and not a coincidence. */
const fewestUnits = 2;

/** Units as `Name (10) : 85 pts` between drawn headings. It is described in colon-prices.md. */
export const colonPrices: ListFormat = {
  id: 'colon-prices',
  read(lines, ledger): FormatReading | null {
    const written = lines.filter((line) => !isBlankLine(line));
    const first = written.findIndex(({ text }) => readHeading(text) !== null);
    const units = written.slice(Math.max(0, first)).filter((line) => readUnitHead(line) !== null);
    if (first < 0 || units.length < fewestUnits) return null;
    const header = readHeader(written.slice(0, first), ledger);
    const body = readBody(written.slice(first), ledger);
    const forceDispositions = forceDispositionsIn(header.dispositions);
    const isComplete = header.faction !== null && body.total !== null;
    const edition: EditionId | null = forceDispositions.length > 0 ? '11e' : null;
    return {
      roster: {
        name: header.name,
        factions: header.faction === null ? [] : [header.faction],
        battleSize: null,
        pointsLimit: null,
        statedPoints: body.total,
        detachments: header.detachments,
        units: body.units,
        // Unchanged wargear is not printed.
        statesWargear: false,
        ...declaredInText({ attachments: body.attachments, forceDispositions }),
      },
      seen: { id: this.id, dialect: null, edition, confidence: isComplete ? 'certain' : 'likely' },
      source: { appVersion: null, dataVersion: null },
      diagnostics: [],
      ...(body.count === null ? {} : { declared: { units: body.count } }),
    };
  },
};
