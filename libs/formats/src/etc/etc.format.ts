import type { Declarations, EditionId, Roster } from '#muster/roster';
import type { FormatReading, ListFormat } from '../list-format.js';
import { isBlankLine } from '../text/lines.js';
import { plusHeaderOf } from '../text/header/plus-header.js';
import { isBlockLine, readBody, type Body } from './body.js';
import { readHeader, type Header } from './header.js';

/** The format of team tournaments in the 8th and 9th edition. It is described in etc.md. */
export const etc: ListFormat = {
  id: 'etc',
  read(lines, ledger): FormatReading | null {
    const outline = plusHeaderOf(lines.filter((line) => !isBlankLine(line)));
    if (outline === null || !outline.body.some(isBlockLine)) return null;
    const header = readHeader(outline, ledger);
    const body = readBody(outline.body, ledger);
    if (body.units.length === 0) return null;
    return {
      roster: rosterOf(header, body),
      seen: { id: this.id, dialect: null, edition: editionOf(header), confidence: header.factions.length > 0 ? 'certain' : 'likely' },
      source: { appVersion: null, dataVersion: null },
      diagnostics: [],
    };
  },
};

function rosterOf(header: Header, body: Body): Roster {
  const { factions, statedPoints, playerName, commandPoints, powerLevel } = header;
  return {
    name: null,
    factions,
    battleSize: null,
    pointsLimit: null,
    statedPoints,
    detachments: body.detachments,
    units: body.units,
    armySelections: [...header.stratagems, ...body.armySelections],
    // Typed by hand, on one line for all models of a unit: what is not there was not worth a word, and nobody says who bears what.
    statesWargear: false,
    ...(playerName === null ? {} : { playerName }),
    ...(commandPoints === null ? {} : { commandPoints }),
    ...(powerLevel === null ? {} : { statedPowerLevel: powerLevel }),
    ...declaredOf(header, body),
  };
}

/** What units are said to have cost is told only where it comes to what the army's own sum says: stratagems may be named twice. */
function declaredOf({ reinforcementPoints, commandPoints }: Header, { notes, spends }: Body): { readonly declared?: Declarations } {
  const spent = spends.reduce((sum, spend) => sum + (spend.commandPoints ?? 0), 0);
  const isWhole = commandPoints !== null && commandPoints.changes.reduce((sum, change) => sum + change, 0) === -spent;
  const declared: Declarations = {
    ...(notes.length === 0 ? {} : { units: notes }),
    ...(isWhole && spends.length > 0 ? { spends } : {}),
    ...(reinforcementPoints === null ? {} : { reinforcementPoints }),
  };
  return Object.keys(declared).length === 0 ? {} : { declared };
}

/** Only in the 8th edition do detachments bring Command points, so that the army's sum goes up. */
function editionOf({ commandPoints }: Header): EditionId {
  return commandPoints !== null && commandPoints.changes.some((change) => change > 0) ? '8e' : '9e';
}
