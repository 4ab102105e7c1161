import type { EditionId, Roster, StatedCommandPoints, StatedDetachment } from '#muster/roster';
import { battleSizeIn, detachmentChoices } from '../battlescribe-roster/configuration.js';
import type { FormatReading, ListFormat } from '../list-format.js';
import { narrowestArmyName } from '../text/header/army-name.js';
import { readBattleSize } from '../text/header/battle-size.js';
import { readAmount } from '../text/items/costs.js';
import type { LineLedger } from '../text/line-ledger.js';
import { isBlankLine, type Line } from '../text/lines.js';
import { readBody, type Body, type Force } from './body.js';
import { readHtmlBody } from './html-body.js';
import { readForceLine } from './lines.js';

/** BattleScribe's text export. It is described in battlescribe-text.md. */
export const battlescribeText: ListFormat = {
  id: 'battlescribe-text',
  read(lines, ledger): FormatReading | null {
    const written = lines.filter((line) => !isBlankLine(line));
    const from = written.findIndex((line) => readForceLine(line) !== null);
    if (from < 0) return readPage(written, ledger);
    const body = readBody(written.slice(from), ledger);
    if (body.units.length === 0) return null;
    for (const line of written.slice(0, from)) if (!line.tooLong) ledger.note(line);
    const edition = editionOf(body);
    return {
      roster: rosterOf(body, edition),
      seen: { id: this.id, dialect: null, edition, confidence: confidenceOf(body) },
      source: { appVersion: null, dataVersion: null },
      diagnostics: [],
    };
  },
};

/** The page that BattleScribe exports, copied as text. */
function readPage(written: readonly Line[], ledger: LineLedger): FormatReading | null {
  const page = readHtmlBody(written, ledger);
  if (page === null || page.body.units.length === 0 || page.body.forces.length === 0) return null;
  const { name, body } = page;
  const edition = page.edition ?? editionOf(body);
  return {
    roster: { ...rosterOf(body, edition), name },
    seen: { id: battlescribeText.id, dialect: 'html', edition, confidence: 'certain' },
    source: { appVersion: null, dataVersion: null },
    diagnostics: [],
  };
}

function rosterOf(body: Body, edition: EditionId): Roster {
  const { forces, units, armySelections } = body;
  const isByForce = edition === '8e' || edition === '9e';
  const chosen = battleSizeIn(armySelections);
  const size = chosen === null ? null : readBattleSize(chosen.name, chosen.line);
  const total = body.total?.costs ?? sumOf(forces);
  const army = forces.find((force) => force.army !== null);
  return {
    name: null,
    factions: army?.army ? [{ name: narrowestArmyName(army.army), id: null, line: army.line }] : [],
    battleSize: size?.battleSize ?? null,
    pointsLimit: size?.pointsLimit ?? null,
    statedPoints: total.points,
    detachments: isByForce ? forces.map(detachmentOf) : detachmentChoices(armySelections),
    units: isByForce ? units : units.map((unit) => ({ ...unit, detachment: null })),
    armySelections: isByForce ? armySelections : armySelections.map((selection) => ({ ...selection, detachment: null })),
    statesWargear: true,
    ...commandPointsOf(body, total.commandPoints),
    ...(total.powerLevel === null ? {} : { statedPowerLevel: total.powerLevel }),
  };
}

function sumOf(forces: readonly Force[]) {
  const sum = (numbers: readonly (number | null | undefined)[]): number | null => {
    const stated = numbers.filter((number) => typeof number === 'number');
    return stated.length === 0 ? null : stated.reduce((all, number) => all + number, 0);
  };
  return {
    points: sum(forces.map(({ costs }) => costs?.points)),
    powerLevel: sum(forces.map(({ costs }) => costs?.powerLevel)),
    commandPoints: sum(forces.map(({ costs }) => costs?.commandPoints)),
  };
}

/** After a detachment's name, 9th edition data prints its cost and 8th edition data what it grants: `0CP`, `-3CP`, `+5CP`. */
function detachmentOf({ name, line }: Force): StatedDetachment {
  const words = name.split(' ');
  const commandPoints = readAmount(words.at(-1) ?? '', 'cp');
  return {
    name: commandPoints === null ? name : words.slice(0, -1).join(' '),
    id: null,
    line,
    ...(commandPoints === null ? {} : { commandPoints }),
  };
}

function commandPointsOf(body: Body, left: number | null): { readonly commandPoints?: StatedCommandPoints } {
  const { startingCommandPoints: start, commandPointChanges: changes } = body;
  if (left === null && start === null && changes.length === 0) return {};
  return { commandPoints: { start, changes, left, line: body.total?.line ?? body.forces[0]?.line ?? null } };
}

/**
 * Since the 10th edition units have no Power Level and cost no Command points before the battle. Some 8th edition detachments grant Command
 * points.
 */
function editionOf({ forces, total }: Body): EditionId {
  const costs = [...forces, ...(total === null ? [] : [total])].map((force) => force.costs);
  const isOld = costs.some((one) => one !== null && (one.powerLevel !== null || one.commandPoints !== null));
  if (!isOld) return '10e';
  return forces.some(({ name }) => name.includes('+') && name.toLowerCase().endsWith('cp')) ? '8e' : '9e';
}

function confidenceOf({ forces, sections }: Body): 'certain' | 'likely' {
  return sections > 0 && forces.some(({ costs }) => costs !== null) ? 'certain' : 'likely';
}
