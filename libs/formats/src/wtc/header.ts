import { keywordKey } from '#muster/catalogue';
import type { Stated } from '#muster/roster';
import type { Declared, DeclaredBearer } from '../list-reading.js';
import { narrowestArmyName } from '../text/header/army-name.js';
import { forceDispositionsIn } from '../text/header/force-dispositions.js';
import { labelKind, type LabelKind } from '../text/header/header-labels.js';
import { splitOutsideBrackets } from '../text/items/item-list.js';
import type { LineLedger } from '../text/line-ledger.js';
import { readPoints } from '../text/items/price.js';
import { readEntry, type HeaderEntry, type PlusHeader } from '../text/header/plus-header.js';
import { hasCharacterNumber, withoutCharacterNumber } from './unit-head.js';

export interface Header {
  readonly factions: readonly Stated[];
  readonly detachments: readonly Stated[];
  readonly statedPoints: number | null;
  readonly playerName: string | null;
  readonly forceDispositions: readonly string[];
  readonly declared: Declared;
}

/**
 * Reads the header's own lines, and those that organisers ask for above or below it. A line above the header without a label was written by
 * the player.
 */
export function readHeader({ above, fences, entries }: PlusHeader, preface: readonly HeaderEntry[], ledger: LineLedger): Header {
  for (const fence of fences) ledger.rule(fence);
  const added = above.map((line) => readEntry(line, line.text));
  const all = [...added, ...entries, ...preface];
  const of = (kind: LabelKind): readonly HeaderEntry[] => all.filter(({ label, value }) => value !== '' && labelKind(label) === kind);
  for (const entry of all) account(entry, ledger, above.includes(entry.line));
  const [faction] = [...of('faction'), ...of('factionsUsed')];
  return {
    factions: faction === undefined ? [] : [stated(narrowestArmyName(faction.value), faction)],
    detachments: of('detachment').flatMap((entry) => detachmentsOf(entry.value).map((name) => stated(name, entry))),
    statedPoints: of('total').map(({ value }) => readTotal(value))[0] ?? null,
    playerName: of('player')[0]?.value ?? null,
    forceDispositions: forceDispositionsIn(of('disposition')),
    declared: declaredOf(of),
  };
}

function account({ line, label, value }: HeaderEntry, ledger: LineLedger, isAbove: boolean): void {
  const kind = labelKind(label);
  if (value === '') ledger.rule(line);
  else if (kind === null) {
    if (isAbove || isAddress(value)) ledger.note(line);
  } else if (kind === 'note') ledger.note(line);
  else ledger.understood(line, accounts[kind]);
}

/** The address of a web page names nothing that is judged. */
const isAddress = (value: string): boolean => /^https?:\/\/\S+$/u.test(value);

const accounts = {
  faction: 'faction',
  factionsUsed: 'faction',
  detachment: 'detachment',
  disposition: 'forceDisposition',
  total: 'title',
  player: 'player',
  warlord: 'checksum',
  enhancement: 'checksum',
  units: 'checksum',
} as const satisfies Readonly<Record<Exclude<LabelKind, 'note'>, string>>;

/**
 * Reads `Warband (Rule)`, or several as `A (Rule), B (Rule)`. Without a rule in brackets the names are not split, because they may contain
 * commas.
 */
function detachmentsOf(value: string): readonly string[] {
  const parts = splitOutsideBrackets(value, ',');
  return parts.every((part) => part.endsWith(')')) ? parts.map(withoutRule) : [withoutRule(value)];
}

function withoutRule(name: string): string {
  const open = name.indexOf('(');
  return open > 0 && name.endsWith(')') ? name.slice(0, open).trim() : name;
}

function declaredOf(of: (kind: LabelKind) => readonly HeaderEntry[]): Declared {
  const [warlord] = of('warlord');
  const units = of('units')
    .map(({ value, line }) => ({ value: Number(value), line: line.number }))
    .find(({ value }) => Number.isInteger(value));
  return {
    enhancements: of('enhancement').flatMap(bearersOf),
    ...(warlord === undefined
      ? {}
      : {
          warlord: {
            name: null,
            bearer: withoutCharacterNumber(withoutNumberBehind(warlord.value)),
            line: warlord.line.number,
          },
        }),
    ...(units === undefined ? {} : { units }),
  };
}

/** Removes the number from `Warden (Char3)`. */
function withoutNumberBehind(value: string): string {
  const open = value.endsWith(')') ? value.lastIndexOf('(') : -1;
  return open > 0 && /^char ?\d{1,2}$/i.test(value.slice(open + 1, -1)) ? value.slice(0, open).trim() : value;
}

const none: ReadonlySet<string> = new Set(['none', 'no one', 'no', 'n/a', 'na', 'nil', '-', '/', 'aucune', 'aucun']);

/** Reads one enhancement per line, or several in a row, each with its bearer. */
function bearersOf({ value, line }: HeaderEntry): readonly DeclaredBearer[] {
  if (none.has(keywordKey(value)) || none.has(value)) return [];
  return closedParts(value).map((part) => bearerOf(part, line));
}

/** Splits `Oath (on Warden), Bell, Book (on Bosun)` behind each bearer, because names may contain commas. */
function closedParts(value: string): readonly string[] {
  const parts = splitOutsideBrackets(value, ',');
  if (parts.at(-1)?.endsWith(')') !== true) return [value];
  const closed: string[] = [];
  let open: readonly string[] = [];
  for (const part of parts) {
    open = [...open, part];
    if (!part.endsWith(')')) continue;
    closed.push(open.join(', '));
    open = [];
  }
  return closed;
}

/** Reads `Oath (on Char3: Warden)` or `Oath (Char3: Warden)`. The number is often wrong in real lists, but the name is right. */
function bearerOf(value: string, { number: line }: HeaderEntry['line']): DeclaredBearer {
  const open = value.endsWith(')') ? value.lastIndexOf('(') : -1;
  const inside = value.slice(open + 1, -1);
  const isOn = inside.toLowerCase().startsWith('on ');
  const bearer = isOn ? inside.slice(3) : inside;
  if (open < 0 || !(isOn || hasCharacterNumber(bearer))) return { name: value, bearer: null, line };
  return { name: value.slice(0, open).trim(), bearer: withoutCharacterNumber(bearer), line };
}

function readTotal(value: string): number | null {
  return readPoints(value) ?? readPoints(`${value} pts`);
}

function stated(name: string, { line }: HeaderEntry): Stated {
  return { name, id: null, line: line.number };
}
