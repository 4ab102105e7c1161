import type { ArmySelection, Declarations, EditionId, Roster } from '#muster/roster';
import type { FormatReading, ListFormat } from '../list-format.js';
import type { DeclaredBearer } from '../list-reading.js';
import { entriesOf, plusHeaderOf, type PlusHeader } from '../text/header/plus-header.js';
import { isBlankLine, type Line } from '../text/lines.js';
import { readPriced } from '../text/items/price.js';
import { readAttachedLine } from './attached-line.js';
import { isBareTitle, isBlockLine } from './block.js';
import { detachmentLinesOf, type DetachmentLines } from './detachment-lines.js';
import { readBody, type Body } from './body.js';
import { readHeader, type Header } from './header.js';
import { slotKey, UnitLines, type UnitLine } from './unit-line.js';

/** One unit per line, below a header of team tournaments or below a detachment. It is described in etc.md. */
export const etc: ListFormat = {
  id: 'etc',
  read(lines, ledger): FormatReading | null {
    const unitLines = new UnitLines();
    const outline = outlineOf(
      lines.filter((line) => !isBlankLine(line)),
      unitLines,
    );
    if (outline === null) return null;
    const header = readHeader(outline, ledger);
    const stated = detachmentLinesOf(outline.body, ledger, unitLines);
    const body = readBody(stated.body, ledger, unitLines);
    if (body.units.length === 0) return null;
    return {
      roster: rosterOf(header, body, stated),
      seen: {
        id: this.id,
        dialect: null,
        edition: editionOf(header, stated),
        // A copied page of BattleScribe has the same titles, and its own reader knows more about it.
        confidence: factionsOf(header, body).length > 0 && !outline.body.some(isBareTitle) ? 'certain' : 'likely',
      },
      source: { appVersion: null, dataVersion: null },
      diagnostics: [],
      ...(header.warlord === null ? {} : { declared: { warlord: warlordOf(header.warlord, body) } }),
    };
  },
};

/** The header may name the slot of the Warlord instead of the unit: `Warlord: LOW2 - Cold Eye`. */
function warlordOf(named: DeclaredBearer, { bySlot }: Body): DeclaredBearer {
  const unit = bySlot.get(slotKey(named.bearer ?? ''));
  return unit === undefined ? named : { ...named, bearer: unit.name };
}

/** A text with this many units in this form is a list and not a coincidence. */
const fewestUnits = 3;

const isRuled = ({ text }: Line): boolean => text.startsWith('==');

/** Returns null if units are not on one line each. Units without a role need a header or a detachment above them. */
function outlineOf(written: readonly Line[], unitLines: UnitLines): PlusHeader | null {
  // What most texts in other formats lack is looked for before each of their lines is read.
  if (!written.some((line) => line.text.includes('[') || isRuled(line))) return null;
  const bare = written.filter(({ bullet }) => bullet === null).map((line) => ({ line, text: readAttachedLine(line).line.text }));
  const units = bare.filter(({ text }) => text.includes('[') && isPriced(unitLines.read(text)));
  if (units.length === 0 && !written.some(isRuled)) return null;
  const framed = plusHeaderOf(written);
  if (framed?.body.some(isRuled) === true) return framed;
  if (units.length === 0) return null;
  const labelled = bare.filter(({ text }) => unitLines.begins(text));
  const isApp = written.some(({ text, bullet }) => bullet === null && readPriced(text) !== null);
  if (labelled.length < fewestUnits && (units.length < fewestUnits || isApp || (framed === null && !written.some(isBareTitle))))
    return null;
  const heads = new Set([...units, ...labelled].map(({ line }) => line));
  const first = written.findIndex((line) => isBlockLine(line) || heads.has(line));
  return framed ?? { above: [], fences: [], entries: entriesOf(written.slice(0, first)), body: written.slice(first) };
}

/** The price of a unit is in square brackets. */
const isPriced = (unit: UnitLine | null): boolean => unit !== null && unit.points !== null;

function factionsOf({ faction }: Header, { blocks }: Body): Roster['factions'] {
  if (faction !== null) return [faction];
  const [army] = blocks.flatMap(({ army: behind, choices, detachment }) => {
    const name = behind ?? choices[0]?.name ?? null;
    return name === null ? [] : [{ name, id: null, line: detachment.line }];
  });
  return army === undefined ? [] : [army];
}

function rosterOf(header: Header, body: Body, { names }: DetachmentLines): Roster {
  const { statedPoints, playerName, commandPoints, powerLevel } = header;
  const detachment = names.length > 0 ? names.map(({ name, line }) => ({ name, id: null, line })) : header.detachment;
  return {
    name: null,
    factions: factionsOf(header, body),
    battleSize: null,
    pointsLimit: null,
    statedPoints: statedPoints ?? body.total,
    detachments: detachment ?? body.detachments,
    units: detachment === null ? body.units : body.units.map((unit) => ({ ...unit, detachment: null })),
    armySelections: [...header.stratagems, ...(detachment === null ? choicesFrom(header, body) : [])],
    // Players type these lists by hand, with one line for all models of a unit. They omit unchanged wargear and do not say which model has
    // an item.
    statesWargear: false,
    ...(playerName === null ? {} : { playerName }),
    ...(commandPoints === null ? {} : { commandPoints }),
    ...(powerLevel === null ? {} : { statedPowerLevel: powerLevel }),
    ...declaredOf(header, body),
  };
}

/** What the header chooses for the army holds if no detachment states its own choices. */
const choicesFrom = ({ choices }: Header, { armySelections }: Body): readonly ArmySelection[] =>
  armySelections.length > 0 ? armySelections : choices;

/** Command points spent on units are recorded only if they add up to the army's own sum, because a Stratagem may be named twice. */
function declaredOf(
  { reinforcementPoints, commandPoints, forceDispositions }: Header,
  { notes, spends, attachments }: Body,
): { readonly declared?: Declarations } {
  const spent = spends.reduce((sum, spend) => sum + (spend.commandPoints ?? 0), 0);
  const isWhole = commandPoints !== null && commandPoints.changes.reduce((sum, change) => sum + change, 0) === -spent;
  const declared: Declarations = {
    ...(notes.length === 0 ? {} : { units: notes }),
    ...(isWhole && spends.length > 0 ? { spends } : {}),
    ...(attachments.length === 0 ? {} : { attachments }),
    ...(forceDispositions.length === 0 ? {} : { forceDispositions }),
    ...(reinforcementPoints === null ? {} : { reinforcementPoints }),
  };
  return Object.keys(declared).length === 0 ? {} : { declared };
}

/**
 * In the 9th edition every army of tournament size starts with at least this many Command points. In the 8th edition a battle-forged army
 * starts with 3.
 */
const leastOfNinth = 6;

/**
 * Lists of the 11th edition state a Force Disposition, and their detachments on lines of their own. The 10th edition has one detachment rule per army. In the 8th edition an army starts with few Command points, and detachments add to
 * them.
 */
function editionOf({ commandPoints, detachment, forceDispositions }: Header, { names }: DetachmentLines): EditionId {
  if (forceDispositions.length > 0 || names.length > 0) return '11e';
  if (detachment !== null) return '10e';
  const isOfEighth =
    commandPoints !== null && (commandPoints.start ?? 0) < leastOfNinth && commandPoints.changes.some((change) => change > 0);
  return isOfEighth ? '8e' : '9e';
}
