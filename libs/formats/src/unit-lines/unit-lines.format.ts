import type { FormatReading, ListFormat } from '../list-format.js';
import { isBlankLine } from '../text/lines.js';
import { Body } from './body.js';
import { headsOf, titleOf } from './unit-head.js';

/** Maximum number of a player's own lines above the first unit. */
const MOST_ABOVE = 3;
/**
 * A text is a list only if it has at least this many units for each unknown line between the units. Exams and minutes also state points,
 * but with paragraphs between them.
 */
const UNITS_TO_A_STRAY = 3;

/** Units without a header, cut out of a list or typed by hand. How they are recognised is described in unit-lines.md. */
export const unitLines: ListFormat = {
  id: 'unit-lines',
  most: 'guess',
  read(lines, ledger): FormatReading | null {
    const written = lines.filter((line) => !isBlankLine(line));
    const priced = headsOf(written);
    if (priced === null) return null;
    const title = titleOf(priced);
    const heads = new Map([...priced].filter(([line]) => line !== title?.line));
    const body = new Body(written, heads, ledger, title);
    const { name, factions, detachments, statedPoints, playerName, strays, hasEnhancements } = body;
    if (strays.below + Math.max(0, strays.above - MOST_ABOVE) > heads.size / UNITS_TO_A_STRAY) return null;
    const units = body.units();
    return {
      roster: {
        name,
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
