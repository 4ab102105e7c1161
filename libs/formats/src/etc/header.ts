import { keywordKey } from '#muster/catalogue';
import type { ArmySelection, Stated, StatedCommandPoints } from '#muster/roster';
import { forceDispositionsIn, type DispositionLine } from '../text/header/force-dispositions.js';
import { labelKind } from '../text/header/header-labels.js';
import { readCounted } from '../text/items/count.js';
import { splitOutsideBrackets } from '../text/items/item-list.js';
import type { LineLedger } from '../text/line-ledger.js';
import { readAmount } from '../text/items/costs.js';
import { readEntry, type HeaderEntry, type PlusHeader } from '../text/header/plus-header.js';
import { readPoints } from '../text/items/price.js';
import type { DeclaredBearer } from '../list-reading.js';
import { withoutCharacterNumber } from '../wtc/unit-head.js';
import { readCommandPoints, readCommandPointSum } from './command-points.js';
import { choicesOf, isField, isNone, type ArmyChoice } from './header-fields.js';

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
  /** Choices of the army, such as its sub-faction. */
  readonly choices: readonly ArmySelection[];
  readonly forceDispositions: readonly string[];
}

/** Reads the header's lines by their labels. Players also write the army's Stratagems there. */
export function readHeader({ above, fences, entries }: PlusHeader, ledger: LineLedger): Header {
  for (const fence of fences) ledger.rule(fence);
  const all = [...above.map((line) => readEntry(line, line.text)), ...entries];
  const found: Found = { stratagems: [], choices: [], used: [], dispositions: [] };
  for (const entry of all) {
    const isEmpty = entry.value === '' || (entry.label !== null && isNone(entry.value));
    const isOwn = isEmpty || takeEntry(entry, found, ledger);
    if (isEmpty) takeEmpty(entry, found, ledger);
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
    choices: found.choices,
    detachment: found.detachment ?? null,
    warlord: found.warlord ?? null,
    forceDispositions: forceDispositionsIn(found.dispositions),
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
  readonly choices: ArmySelection[];
  readonly dispositions: DispositionLine[];
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
  const choices = label === null ? null : choicesOf(`${label}: ${value}`);
  if (isField('note', label ?? keywordKey(value)) || kind === 'note') ledger.note(line);
  else if (choices !== null) {
    found.choices.push(...choices.map((choice) => selectionOf(choice, line.number)));
    ledger.understood(line, 'faction');
  } else if (kind === 'faction') {
    found.faction ??= stated;
    ledger.understood(line, 'faction');
  } else if (kind === 'factionsUsed') {
    found.used.push(stated);
    ledger.understood(line, 'faction');
  } else if (kind === 'detachment') {
    found.detachment ??= [stated];
    ledger.understood(line, 'detachment');
  } else if (kind === 'disposition') {
    found.dispositions.push({ label, value });
    ledger.understood(line, 'forceDisposition');
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
  const name = withoutCharacterNumber((value.split(':').at(-1) ?? value).trim());
  return name.split(/ [-–] /u)[0]?.trim() ?? name;
};

/** Reads `Long Watch (-2CP), Deep Hold (-1CP)`. Without a label, every part must state its cost. */
function takeStratagems(label: string | null, value: string, line: HeaderEntry['line'], found: Found, ledger: LineLedger): boolean {
  const parts = splitOutsideBrackets(value, ',');
  const isLabelled = label?.includes('stratag') === true;
  if (!isLabelled && (label !== null || !parts.every((part) => costIn(part) !== null))) return false;
  for (const part of parts) {
    const named = costIn(part) === null ? part : part.slice(0, part.lastIndexOf('('));
    const { name, count } = readCounted(named.trim()) ?? { name: named.trim(), count: 1 };
    found.stratagems.push({ name, id: null, line: line.number, count, items: [], detachment: null });
  }
  ledger.understood(line, 'commandPoints');
  return true;
}

export const selectionOf = ({ name, items }: ArmyChoice, line: number, detachment: number | null = null): ArmySelection => ({
  name,
  id: null,
  line,
  count: 1,
  items: items.map((item) => ({ name: item.name, id: null, line, count: 1, items: [] })),
  detachment,
});

function costIn(part: string): number | null {
  const open = part.endsWith(')') ? part.lastIndexOf('(') : -1;
  return open <= 0 ? null : readCommandPoints(part.slice(open + 1, -1));
}
