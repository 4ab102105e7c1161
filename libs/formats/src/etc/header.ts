import { keywordKey } from '#muster/catalogue';
import type { ArmySelection, Stated, StatedCommandPoints } from '#muster/roster';
import { labelKind } from '../text/header/header-labels.js';
import { splitOutsideBrackets } from '../text/items/item-list.js';
import type { LineLedger } from '../text/line-ledger.js';
import { readAmount } from '../text/items/costs.js';
import { readEntry, type HeaderEntry, type PlusHeader } from '../text/header/plus-header.js';
import { readPoints } from '../text/items/price.js';
import type { DeclaredBearer } from '../list-reading.js';
import { withoutCharacterNumber } from '../wtc/unit-head.js';
import { readCommandPoints, readCommandPointSum } from './command-points.js';

export interface Header {
  readonly faction: Stated | null;
  readonly playerName: string | null;
  readonly statedPoints: number | null;
  readonly powerLevel: number | null;
  readonly reinforcementPoints: number | null;
  readonly commandPoints: StatedCommandPoints | null;
  /** Stratagems for the whole army, each with its cost: `Long Watch (-2CP)`. */
  readonly stratagems: readonly ArmySelection[];
  /**
   * The army's detachment, in lists since the 10th edition. The value is empty if the field is empty, and null if there is no such field.
   */
  readonly detachment: readonly Stated[] | null;
  readonly warlord: DeclaredBearer | null;
}

/** Fields that only lists of these editions have, normalised with `keywordKey`. All other fields are those of every header. */
const fields = {
  power: ['total power level', 'power level', 'power', 'puissance'],
  reinforcements: [
    'total reinforcement points',
    'reinforcement points',
    'reinforcements',
    'reinforcement',
    'points de renfort',
    'pr',
    'total des points de renfort',
  ],
  commandPoints: [
    'total command points',
    'total des points de commandement',
    'command points',
    'starting command points',
    'points de commandement',
    'cp',
    'pc',
  ],
  note: [
    ...[
      'kp & models',
      'kp',
      'number of units / killpoints',
      'number of units / kp',
      'nombre dunites / kp',
      'units / kp',
      'units numer / kp',
    ],
    ...['format', 'ligue', 'tt profile', 'tabletoptournament profile'],
    ...[
      'secondary objectives information',
      'informations dobjectifs secondaires',
      'secondary objective information',
      'abhorrez le sorcier',
      'assasination',
    ],
  ],
} as const;

const isField = (kind: keyof typeof fields, label: string | null): boolean => label !== null && fields[kind].some((one) => one === label);

/** Reads the header's lines by their labels. Players also write the army's Stratagems there. */
export function readHeader({ above, fences, entries }: PlusHeader, ledger: LineLedger): Header {
  for (const fence of fences) ledger.rule(fence);
  const all = [...above.map((line) => readEntry(line, line.text)), ...entries];
  const found: Found = { stratagems: [], used: [] };
  for (const entry of all) {
    const isOwn = entry.value === '' || takeEntry(entry, found, ledger);
    if (entry.value === '') takeEmpty(entry, found, ledger);
    else if (!isOwn && above.includes(entry.line)) ledger.note(entry.line);
  }
  return {
    faction: found.faction ?? found.used[0] ?? null,
    playerName: found.playerName ?? null,
    statedPoints: found.statedPoints ?? null,
    powerLevel: found.powerLevel ?? null,
    reinforcementPoints: found.reinforcementPoints ?? null,
    commandPoints: found.commandPoints ?? null,
    stratagems: found.stratagems,
    detachment: found.detachment ?? null,
    warlord: found.warlord ?? null,
  };
}

interface Found {
  faction?: Stated;
  /** Main force and allies, from one line; used as the army if no other line names it. */
  readonly used: Stated[];
  warlord?: DeclaredBearer;
  detachment?: readonly Stated[];
  playerName?: string;
  statedPoints?: number;
  powerLevel?: number;
  reinforcementPoints?: number;
  commandPoints?: StatedCommandPoints;
  readonly stratagems: ArmySelection[];
}

function takeEmpty({ label, line }: HeaderEntry, found: Found, ledger: LineLedger): void {
  if (labelKind(label) === 'detachment') found.detachment ??= [];
  ledger.rule(line);
}

/** Returns false if the line is not a known line of the header. */
function takeEntry({ label, value, line }: HeaderEntry, found: Found, ledger: LineLedger): boolean {
  const number = readPoints(value) ?? readPoints(`${value} pts`);
  const power = readAmount(value, 'pl') ?? number;
  const sum = readCommandPointSum(value, line.number);
  const kind = labelKind(label);
  const stated: Stated = { name: value, id: null, line: line.number };
  if (isField('note', label) || kind === 'note') ledger.note(line);
  else if (kind === 'faction') {
    found.faction ??= stated;
    ledger.understood(line, 'faction');
  } else if (kind === 'factionsUsed') {
    found.used.push(stated);
    ledger.understood(line, 'faction');
  } else if (kind === 'detachment') {
    found.detachment ??= [stated];
    ledger.understood(line, 'detachment');
  } else if (kind === 'player') {
    found.playerName ??= value;
    ledger.understood(line, 'player');
  } else if (kind === 'total' && number !== null) {
    found.statedPoints ??= number;
    ledger.understood(line, 'title');
  } else if (isField('power', label) && power !== null) {
    found.powerLevel ??= power;
    ledger.understood(line, 'checksum');
  } else if (isField('reinforcements', label) && number !== null) {
    found.reinforcementPoints ??= number;
    ledger.understood(line, 'checksum');
  } else if (isField('commandPoints', label) && sum !== null) {
    found.commandPoints ??= sum;
    ledger.understood(line, 'commandPoints');
  } else if (kind === 'warlord') {
    found.warlord ??= { name: null, bearer: bearerIn(value), line: line.number };
    ledger.understood(line, 'checksum');
  } else if (kind === 'enhancement' || kind === 'units') ledger.understood(line, 'checksum');
  else return takeStratagems(label, value, line, found, ledger);
  return true;
}

/** The name of the unit in `HQ3: Tide Caller - Cold Eye` and `Character 3 - Tide Caller`, between its role and its Warlord Trait. */
const bearerIn = (value: string): string => {
  const { name } = withoutCharacterNumber((value.split(':').at(-1) ?? value).trim());
  return name.split(/ [-–] /u)[0]?.trim() ?? name;
};

/** Reads `Long Watch (-2CP), Deep Hold (-1CP)`; every part must state its cost. */
function takeStratagems(label: string | null, value: string, line: HeaderEntry['line'], found: Found, ledger: LineLedger): boolean {
  const parts = splitOutsideBrackets(value, ',');
  const isLabelled = label === null || keywordKey(label).includes('stratag');
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
