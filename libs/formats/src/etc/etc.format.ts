import type { Declarations, EditionId, Roster } from '#muster/roster';
import type { FormatReading, ListFormat } from '../list-format.js';
import { entriesOf, plusHeaderOf, type PlusHeader } from '../text/header/plus-header.js';
import { isBlankLine, type Line } from '../text/lines.js';
import { readPriced } from '../text/items/price.js';
import { isBlockLine } from './block.js';
import { readBody, type Body } from './body.js';
import { readHeader, type Header } from './header.js';
import { beginsUnit, readUnitLine } from './unit-line.js';

/** A unit on each line, under a header of team tournaments or under a detachment. It is described in etc.md. */
export const etc: ListFormat = {
  id: 'etc',
  read(lines, ledger): FormatReading | null {
    const outline = outlineOf(lines.filter((line) => !isBlankLine(line)));
    if (outline === null) return null;
    const header = readHeader(outline, ledger);
    const body = readBody(outline.body, ledger);
    if (body.units.length === 0) return null;
    return {
      roster: rosterOf(header, body),
      seen: {
        id: this.id,
        dialect: null,
        edition: editionOf(header),
        confidence: factionsOf(header, body).length > 0 ? 'certain' : 'likely',
      },
      source: { appVersion: null, dataVersion: null },
      diagnostics: [],
      ...(header.warlord === null ? {} : { declared: { warlord: header.warlord } }),
    };
  },
};

/** So many units of this form are no chance. */
const fewestUnits = 3;

/** Null where units do not stand on a line each. Those that have no role before them need a header or a detachment above. */
function outlineOf(written: readonly Line[]): PlusHeader | null {
  const units = written.filter(({ text, bullet }) => bullet === null && isUnit(text));
  const labelled = written.filter(({ text, bullet }) => bullet === null && beginsUnit(text));
  const first = written.findIndex((line) => isBlockLine(line) || units.includes(line) || labelled.includes(line));
  const framed = plusHeaderOf(written);
  if (framed?.body.some(({ text }) => text.startsWith('==')) === true) return framed;
  const isApp = written.some(({ text, bullet }) => bullet === null && readPriced(text) !== null);
  if (units.length === 0) return null;
  if (labelled.length < fewestUnits && (units.length < fewestUnits || isApp || framed === null)) return null;
  return framed ?? { above: [], fences: [], entries: entriesOf(written.slice(0, first)), body: written.slice(first) };
}

const isUnit = (text: string): boolean => (readUnitLine(text)?.points ?? null) !== null;

function factionsOf({ faction }: Header, { blocks }: Body): Roster['factions'] {
  if (faction !== null) return [faction];
  const [army] = blocks.flatMap(({ army: behind, choices, detachment }) => {
    const name = behind ?? choices[0]?.name ?? null;
    return name === null ? [] : [{ name, id: null, line: detachment.line }];
  });
  return army === undefined ? [] : [army];
}

function rosterOf(header: Header, body: Body): Roster {
  const { statedPoints, playerName, commandPoints, powerLevel, detachment } = header;
  return {
    name: null,
    factions: factionsOf(header, body),
    battleSize: null,
    pointsLimit: null,
    statedPoints: statedPoints ?? body.total,
    detachments: detachment ?? body.detachments,
    units: detachment === null ? body.units : body.units.map((unit) => ({ ...unit, detachment: null })),
    armySelections: [...header.stratagems, ...(detachment === null ? body.armySelections : [])],
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

/** In the 9th edition an army of any size that tournaments play starts with at least so many Command points; in the 8th a battle-forged one with 3. */
const leastOfNinth = 6;

/** The 10th edition has one detachment rule for the army. In the 8th edition detachments bring Command points: few to begin with, and the sum goes up. */
function editionOf({ commandPoints, detachment }: Header): EditionId {
  if (detachment !== null) return '10e';
  const isOfEighth =
    commandPoints !== null && (commandPoints.start ?? 0) < leastOfNinth && commandPoints.changes.some((change) => change > 0);
  return isOfEighth ? '8e' : '9e';
}
