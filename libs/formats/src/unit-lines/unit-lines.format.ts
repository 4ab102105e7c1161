import type { FormatReading, ListFormat } from '../list-format.js';
import { isBlankLine } from '../text/lines.js';
import { Body } from './body.js';
import { headsOf } from './unit-head.js';

/** Lines above the first unit that a player may say something in. */
const MOST_ABOVE = 3;
/** Units to one line among them that is of no known kind: exams and minutes have points too, and a paragraph below each. */
const UNITS_TO_A_STRAY = 3;

/** Units and nothing else, as people cut them out of a list or type them. What shows it is described in unit-lines.md. */
export const unitLines: ListFormat = {
  id: 'unit-lines',
  read(lines, ledger): FormatReading | null {
    const written = lines.filter((line) => !isBlankLine(line));
    const heads = headsOf(written);
    if (heads === null) return null;
    const body = new Body(written, heads, ledger);
    const { factions, detachments, statedPoints, playerName, strays, hasEnhancements } = body;
    if (strays.below + Math.max(0, strays.above - MOST_ABOVE) > heads.size / UNITS_TO_A_STRAY) return null;
    const units = body.units();
    return {
      roster: {
        name: null,
        factions,
        battleSize: null,
        pointsLimit: null,
        statedPoints,
        detachments,
        units,
        statesWargear: units.some(({ loadout }) => loadout.length > 0),
        ...(playerName === null ? {} : { playerName }),
      },
      seen: { id: this.id, dialect: null, edition: hasEnhancements ? '10e' : null, confidence: 'guess' },
      source: { appVersion: null, dataVersion: null },
      diagnostics: [],
    };
  },
};
