import {
  idAt,
  type ArmySelection,
  type DeclaredSpend,
  type DeclaredUnit,
  type RosterUnit,
  type StatedDetachment,
  type UnitId,
} from '#muster/roster';
import { isDigits } from '../text/items/digits.js';
import type { LineLedger } from '../text/line-ledger.js';
import type { Line } from '../text/lines.js';
import { isSignature } from '../text/header/signature.js';
import { readCommandPoints } from './command-points.js';
import { readUnitLine, type Part, type UnitLine } from './unit-line.js';
import { readUpgrade } from './upgrades.js';

export interface Body {
  readonly detachments: readonly StatedDetachment[];
  readonly units: readonly RosterUnit[];
  readonly armySelections: readonly ArmySelection[];
  readonly notes: readonly DeclaredUnit[];
  readonly spends: readonly DeclaredSpend[];
}

/** `== Patrol Detachment (-2CP): Army < Sub-faction > ==`, and below it units, a line each. */
export function readBody(lines: readonly Line[], ledger: LineLedger): Body {
  const detachments: StatedDetachment[] = [];
  const armySelections: ArmySelection[] = [];
  const units: RosterUnit[] = [];
  const notes: DeclaredUnit[] = [];
  const spends: DeclaredSpend[] = [];
  for (const line of lines) {
    const block = readBlockLine(line);
    const unit = block === null && line.bullet === null && !line.tooLong ? readUnitLine(line.text) : null;
    if (block !== null) {
      detachments.push(block.detachment);
      armySelections.push(...block.choices.map((name) => choiceOf(name, line, detachments.length - 1)));
      ledger.understood(line, 'detachment');
    } else if (unit !== null) {
      const unitId = idAt(units.length);
      units.push(unitOf(unit, unitId, line, detachments.length === 0 ? null : detachments.length - 1));
      notes.push(...notesOf(unit.parts, line, unitId));
      spends.push(...spendsOf(unit.parts, unitId));
      ledger.understood(line, 'unit');
    } else if (isSignature(line.text)) ledger.understood(line, 'footer');
  }
  return { detachments, units, armySelections, notes, spends };
}

interface Block {
  readonly detachment: StatedDetachment;
  readonly choices: readonly string[];
}

export function isBlockLine({ text }: Line): boolean {
  return text.startsWith('==') && text.split('').some((character) => character !== '=' && character !== ' ');
}

function readBlockLine(line: Line): Block | null {
  if (!isBlockLine(line)) return null;
  const words = line.text.split('=').join('').trim();
  const colon = words.indexOf(':');
  const title = colon < 0 ? words : words.slice(0, colon);
  const open = title.indexOf('(');
  const commandPoints = open < 0 ? null : readCommandPoints(title.slice(open + 1).replace(')', ''));
  const name = (commandPoints === null ? title : title.slice(0, open)).split(' ').filter((word) => word !== '' && !isDigits(word));
  return {
    detachment: { name: name.join(' '), id: null, line: line.number, ...(commandPoints === null ? {} : { commandPoints }) },
    choices: colon < 0 ? [] : choicesIn(words.slice(colon + 1)),
  };
}

/** What stands between angle brackets: the sub-faction of the detachment. */
function choicesIn(text: string): readonly string[] {
  const open = text.indexOf('<');
  const close = text.indexOf('>', open);
  const choice = open < 0 || close < 0 ? '' : text.slice(open + 1, close).trim();
  return choice === '' ? [] : [choice];
}

function choiceOf(name: string, line: Line, detachment: number): ArmySelection {
  return { name, id: null, line: line.number, count: 1, items: [], detachment };
}

function unitOf(unit: UnitLine, unitId: UnitId, line: Line, detachment: number | null): RosterUnit {
  const { name, role, models, powerRating } = unit;
  return {
    unitId,
    name,
    id: null,
    line: line.number,
    section: role,
    detachment,
    statedPoints: unit.points,
    ...(powerRating === null ? {} : { statedPowerRating: powerRating }),
    ...(models === null ? {} : { models }),
    warlord: unit.warlord,
    enhancements: [],
    loadout: unit.parts
      .filter((part) => readUpgrade(part.name) === null)
      .map((part) => ({ name: part.name, id: null, line: line.number, count: part.count, items: [] })),
  };
}

/** Relics and Warlord Traits are noted of the unit; what CP were paid for was bought by a Stratagem. */
function notesOf(parts: readonly Part[], { number }: Line, unit: UnitId): readonly DeclaredUnit[] {
  const noted = parts.flatMap((part) => {
    const upgrade = readUpgrade(part.name);
    const source = (part.commandPoints ?? 0) > 0 ? ('stratagem' as const) : null;
    return upgrade === null ? [] : [{ kind: upgrade.kind, stated: { name: upgrade.name, id: null, line: number, source } }];
  });
  const relics = noted.filter(({ kind }) => kind === 'relic').map(({ stated }) => stated);
  const warlordTraits = noted.filter(({ kind }) => kind === 'warlordTrait').map(({ stated }) => stated);
  if (noted.length === 0) return [];
  return [{ unit, ...(relics.length === 0 ? {} : { relics }), ...(warlordTraits.length === 0 ? {} : { warlordTraits }) }];
}

const purposes = { relic: 'relic', warlordTrait: 'warlord-trait' } as const;

function spendsOf(parts: readonly Part[], unit: UnitId): readonly DeclaredSpend[] {
  return parts.flatMap(({ name, commandPoints }): DeclaredSpend[] => {
    const upgrade = readUpgrade(name);
    if (commandPoints === null || commandPoints === 0) return [];
    return [{ name, commandPoints, purpose: upgrade === null ? 'other' : purposes[upgrade.kind], unit }];
  });
}
