import { keywordKey } from '#muster/catalogue';
import { idAt, numbered, type DeclaredAttachment, type LoadoutItem, type RosterUnit, type StatedUpgrade } from '#muster/roster';
import { isWord } from '../gw-app/words.js';
import { readBareCount, readCounted } from '../text/items/count.js';
import { splitOutsideBrackets } from '../text/items/item-list.js';
import { readField } from '../text/header/label.js';
import type { LineLedger } from '../text/line-ledger.js';
import type { Line } from '../text/lines.js';
import { readPoints } from '../text/items/price.js';
import { readHeading, readUnitHead, type UnitHead } from './unit-head.js';

export interface Body {
  readonly units: readonly RosterUnit[];
  readonly attachments: readonly DeclaredAttachment[];
  readonly total: number | null;
  /** The number of units as stated beside the total, and of those that join another. */
  readonly count: { readonly value: number; readonly line: number } | null;
}

interface OpenUnit extends UnitHead {
  readonly line: number;
  readonly section: string | null;
  warlord: boolean;
  readonly enhancements: StatedUpgrade[];
  readonly loadout: LoadoutItem[];
}

export function readBody(lines: readonly Line[], ledger: LineLedger): Body {
  const open: OpenUnit[] = [];
  let section: string | null = null;
  let total: number | null = null;
  let count: Body['count'] = null;
  /** The number of the line above, if it belongs to a unit or a heading: a list without bullets continues directly below it. */
  let last = 0;
  const isBare = !lines.some(isBelow);
  for (const line of lines) {
    const head = readUnitHead(line);
    const heading = readHeading(line.text);
    const field = readField(line.text);
    const unit = open.at(-1);
    if (heading !== null) {
      section = heading;
      ledger.understood(line, 'section');
    } else if (head !== null) {
      open.push({ ...head, line: line.number, section, warlord: false, enhancements: [], loadout: [] });
      ledger.understood(line, 'unit');
    } else if (field?.label === 'total' && isTotal(field.value)) {
      const parts = field.value.split(/ [-–] /u);
      total ??= readPoints(parts[0] ?? '');
      const stated = parts.map((part) => /^(\d{1,3}) unit(?:e?s)?$/u.exec(keywordKey(part))?.[1]).find((one) => one !== undefined);
      // Units that join another are not counted.
      const joined = open.filter(({ joins }) => joins !== null).length;
      if (stated !== undefined) count = { value: Number(stated) + joined, line: line.number };
      ledger.understood(line, 'checksum');
    } else if (field !== null && field.label === 'url') ledger.note(line);
    else if (unit !== undefined && !line.tooLong && (isBelow(line) || (isBare && line.row === last + 1))) takeBelow(line, unit, ledger);
    else continue;
    last = line.row;
  }
  return { units: numbered(open.map(closed)), attachments: attachmentsOf(open), total, count };
}

/** `995 points - 37 figurines - 8 unités - PC`. */
function isTotal(text: string): boolean {
  const [points = '', ...others] = text.split(/ [-–] /u);
  return /^\d{1,5} (?:points|pts)$/i.test(points) && others.every((part) => /^(?:\d{1,3} )?[\p{L}\p{M}]{1,40}$/u.test(part));
}

const isBelow = ({ text, bullet, tooLong }: Line): boolean => !tooLong && (bullet !== null || /^(?:\| ?)?- /u.test(text));

/** Reads `- 2 Hook, [Deep Watch] Lantern (25)`, where an enhancement has its detachment in brackets, and `- Bosun : Cutlass`. */
function takeBelow(line: Line, unit: OpenUnit, ledger: LineLedger): void {
  const words = line.text.replace(/^(?:\| ?)?(?:- )?/u, '');
  const field = words.startsWith('[') ? null : readField(words);
  const bearer = field === null || field.value === '' ? null : words.slice(0, words.indexOf(':')).trim();
  const items: LoadoutItem[] = [];
  for (const part of splitOutsideBrackets(bearer === null ? words : (field?.value ?? ''), ',')) {
    const named = part.startsWith('[') && part.includes(']') ? part.slice(part.indexOf(']') + 1) : '';
    const priced = /\((\d{1,3})\)$/u.exec(named);
    const points = priced?.[1];
    const name = named.slice(0, priced?.index).trim();
    if (name !== '')
      unit.enhancements.push({ name, id: null, line: line.number, statedPoints: points === undefined ? null : Number(points) });
    else if (isWord('warlord', part)) unit.warlord = true;
    else items.push(itemOf(part, line.number));
  }
  unit.loadout.push(...(bearer === null ? items : [{ ...itemOf(bearer, line.number), items }]));
  ledger.understood(line, items.length === 0 && unit.enhancements.length > 0 ? 'enhancement' : 'data');
}

function itemOf(text: string, line: number): LoadoutItem {
  const { name, count } = readCounted(text) ?? readBareCount(text) ?? { name: text, count: 1 };
  return { name, id: null, line, count, items: [] };
}

function closed({ name, models, points, line, section, warlord, enhancements, loadout }: OpenUnit) {
  const own = { name, id: null, line, section, detachment: null, statedPoints: points, warlord, enhancements, loadout };
  return models === null ? own : { ...own, models };
}

/** Each unit with a role joins the unit above that has none. */
function attachmentsOf(units: readonly OpenUnit[]): readonly DeclaredAttachment[] {
  return units.flatMap(({ joins }, at) => {
    const above = units.slice(0, at).findLastIndex((unit) => unit.joins === null);
    if (joins === null || above < 0) return [];
    return [{ leader: idAt(at), bodyguard: idAt(above), ...(joins === 'support' && { supports: true as const }) }];
  });
}
