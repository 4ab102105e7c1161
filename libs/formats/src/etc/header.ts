import { keywordKey } from '#muster/catalogue';
import type { ArmySelection, Stated, StatedCommandPoints } from '#muster/roster';
import { narrowestArmyName } from '../text/header/army-name.js';
import { splitOutsideBrackets } from '../text/items/item-list.js';
import type { LineLedger } from '../text/line-ledger.js';
import { readAmount } from '../text/items/costs.js';
import { readEntry, type HeaderEntry, type PlusHeader } from '../text/header/plus-header.js';
import { readPoints } from '../text/items/price.js';
import { readCommandPoints, readCommandPointSum } from './command-points.js';

export interface Header {
  readonly factions: readonly Stated[];
  readonly playerName: string | null;
  readonly statedPoints: number | null;
  readonly powerLevel: number | null;
  readonly reinforcementPoints: number | null;
  readonly commandPoints: StatedCommandPoints | null;
  /** Stratagems of the whole army, named with their cost: `Long Watch (-2CP)`. */
  readonly stratagems: readonly ArmySelection[];
}

const notes: ReadonlySet<string> = new Set([
  'army factions used',
  'factions used',
  'kp & models',
  'kp',
  'team',
  'team name',
  'country',
  'number of drops',
]);

/** The header's lines by what they are labelled; players put the army's stratagems among them. */
export function readHeader({ above, fences, entries }: PlusHeader, ledger: LineLedger): Header {
  for (const fence of fences) ledger.rule(fence);
  const all = [...above.map((line) => readEntry(line, line.text)), ...entries];
  const found: Found = { stratagems: [] };
  for (const entry of all) {
    const isOwn = entry.value === '' || takeEntry(entry, found, ledger);
    if (entry.value === '') ledger.rule(entry.line);
    else if (!isOwn && above.includes(entry.line)) ledger.note(entry.line);
  }
  return {
    factions: found.faction === undefined ? [] : [found.faction],
    playerName: found.playerName ?? null,
    statedPoints: found.statedPoints ?? null,
    powerLevel: found.powerLevel ?? null,
    reinforcementPoints: found.reinforcementPoints ?? null,
    commandPoints: found.commandPoints ?? null,
    stratagems: found.stratagems,
  };
}

interface Found {
  faction?: Stated;
  playerName?: string;
  statedPoints?: number;
  powerLevel?: number;
  reinforcementPoints?: number;
  commandPoints?: StatedCommandPoints;
  readonly stratagems: ArmySelection[];
}

/** False where the line is none of the header's known ones. */
function takeEntry({ label, value, line }: HeaderEntry, found: Found, ledger: LineLedger): boolean {
  const number = readPoints(value) ?? readPoints(`${value} pts`);
  const power = readAmount(value, 'pl') ?? number;
  const sum = readCommandPointSum(value, line.number);
  if (label === 'faction' || label === 'army faction') {
    found.faction ??= { name: narrowestArmyName(value), id: null, line: line.number };
    ledger.understood(line, 'faction');
  } else if (label === 'player' || label === 'player name' || label === 'name') {
    found.playerName ??= value;
    ledger.understood(line, 'player');
  } else if ((label === 'total army points' || label === 'total points' || label === 'army points') && number !== null) {
    found.statedPoints ??= number;
    ledger.understood(line, 'title');
  } else if (label === 'total power level' && power !== null) {
    found.powerLevel ??= power;
    ledger.understood(line, 'checksum');
  } else if (label === 'total reinforcement points' && number !== null) {
    found.reinforcementPoints ??= number;
    ledger.understood(line, 'checksum');
  } else if ((label === 'total command points' || label === 'command points') && sum !== null) {
    found.commandPoints ??= sum;
    ledger.understood(line, 'commandPoints');
  } else if (label !== null && notes.has(label)) ledger.note(line);
  else return takeStratagems(label, value, line, found, ledger);
  return true;
}

/** `Long Watch (-2CP), Deep Hold (-1CP)`: every part names its cost. */
function takeStratagems(label: string | null, value: string, line: HeaderEntry['line'], found: Found, ledger: LineLedger): boolean {
  const parts = splitOutsideBrackets(value, ',');
  const isLabelled = label === null || keywordKey(label).includes('stratagem');
  if (!isLabelled || !parts.every((part) => costIn(part) !== null)) return false;
  for (const part of parts) {
    const name = part.slice(0, part.lastIndexOf('(')).trim();
    found.stratagems.push({ name, id: null, line: line.number, count: 1, items: [], detachment: null });
  }
  ledger.understood(line, 'commandPoints');
  return true;
}

function costIn(part: string): number | null {
  const open = part.endsWith(')') ? part.lastIndexOf('(') : -1;
  return open <= 0 ? null : readCommandPoints(part.slice(open + 1, -1));
}
