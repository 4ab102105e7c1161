import {
  withId,
  type DeclaredSpend,
  type DeclaredUnit,
  type LoadoutItem,
  type RosterUnit,
  type StatedUpgrade,
  type UnitId,
  type UnnumberedUnit,
} from '#muster/roster';
import { isWord } from '../gw-app/words.js';
import { readField, readLabelled } from '../text/header/label.js';
import { readBareCount } from '../text/items/count.js';
import { isDigits } from '../text/items/digits.js';
import { readPriced } from '../text/items/price.js';
import type { Line } from '../text/lines.js';
import { readParts, type Part, type UnitLine } from './unit-line.js';
import { readUpgrade, type Upgrade } from './upgrades.js';

/** A unit while its line and the lines below it are read. */
export interface OpenUnit {
  readonly line: Line;
  readonly first: UnitLine;
  /** The text of the line with its continuation. */
  text: string;
  readonly detachment: number | null;
  readonly section: string | null;
  warlord: boolean;
  /** The role in which the unit joins the unit above; null if it stands alone. */
  readonly joins: 'leader' | 'support' | null;
  readonly below: Line[];
}

const DASHES = ['---', '- - -', '--', '- -', '- ', '. '];

/** The words of a line that belongs to the unit above: `--- Champion, Hook (0)`, `• 4x Hook`, `Relic: Lantern`. Null for any other line. */
export function wordsBelow({ text, bullet }: Line): string | null {
  const mark = DASHES.find((dashes) => text.startsWith(dashes));
  if (mark !== undefined) return text.slice(mark.length).trim();
  const label = readLabelled(text)?.label ?? '';
  if (bullet !== null || isWord('enhancement', label) || (readUpgrade(text) !== null && !text.includes('['))) return text;
  return null;
}

export function unitOf(unit: UnitLine, open: OpenUnit, unitId: UnitId, notes: DeclaredUnit[], spends: DeclaredSpend[]): RosterUnit {
  const { name, models, powerRating } = unit;
  const { number } = open.line;
  const enhancements: StatedUpgrade[] = [];
  const items: LoadoutItem[] = [];
  const upgrades: { readonly upgrade: Upgrade; readonly isPaid: boolean }[] = [];
  const takeParts = (parts: readonly Part[], line: number, into: LoadoutItem[]): void => {
    for (const part of parts) {
      const upgrade = readUpgrade(part.name);
      const counted = readBareCount(part.name);
      if (upgrade !== null) upgrades.push({ upgrade, isPaid: (part.commandPoints ?? 0) > 0 });
      else into.push({ name: counted?.name ?? part.name, id: null, line, count: counted?.count ?? part.count, items: [] });
      const purpose = upgrade === null ? 'other' : purposes[upgrade.kind];
      if (part.commandPoints !== null && part.commandPoints > 0)
        spends.push({ name: part.name, commandPoints: part.commandPoints, purpose, unit: unitId });
    }
  };
  takeParts(unit.parts, number, items);
  for (const line of open.below) {
    const words = wordsBelow(line) ?? line.text;
    const field = readField(words);
    const upgrade = field === null ? null : readUpgrade(`${field.label}: ${field.value}`);
    if (field !== null && isWord('enhancement', field.label)) enhancements.push(enhancementOf(field.value, line.number));
    else if (upgrade !== null) {
      // `Relic: Heirloom (-1 CP): Lantern (0)` also names the Stratagem that grants the relic.
      const chain = upgrade.name.split(/ ?: /u);
      const { name: named } = withCost(chain.at(-1) ?? upgrade.name);
      upgrades.push({ upgrade: { ...upgrade, name: named }, isPaid: chain.length > 1 && /\(-\d ?[cp]{2}\)/i.test(chain[0] ?? '') });
    } else if (field !== null && !words.slice(0, words.indexOf(':')).includes(',')) takeParts(readParts(field.value), line.number, items);
    else takeModel(readParts(words), line, items);
  }
  const noted = (kind: Upgrade['kind']) =>
    upgrades
      .filter(({ upgrade }) => upgrade.kind === kind)
      .map(({ upgrade, isPaid }) => ({ name: upgrade.name, id: null, line: number, source: isPaid ? ('stratagem' as const) : null }));
  const [relics, warlordTraits] = [noted('relic'), noted('warlordTrait')];
  if (upgrades.length > 0)
    notes.push({ unit: unitId, ...(relics.length === 0 ? {} : { relics }), ...(warlordTraits.length === 0 ? {} : { warlordTraits }) });
  const stated: UnnumberedUnit = {
    name,
    id: null,
    line: number,
    section: unit.role ?? open.section,
    detachment: open.detachment,
    statedPoints: unit.points,
    statedPowerRating: powerRating ?? undefined,
    models: models ?? undefined,
    warlord: unit.warlord || open.warlord,
    enhancements,
    loadout: items,
  };
  return withId(stated, unitId);
}

const purposes = { relic: 'relic', warlordTrait: 'warlord-trait' } as const;

/** Reads `Champion, Hook (0), 2 Bell` as a model with its items. A single name is an item of the unit. */
function takeModel([first, ...gear]: readonly Part[], { number: line }: Line, items: LoadoutItem[]): void {
  if (first === undefined) return;
  const itemOf = ({ name, count }: Part): LoadoutItem => {
    const counted = readBareCount(name);
    return { name: counted?.name ?? name, id: null, line, count: counted?.count ?? count, items: [] };
  };
  items.push({ ...itemOf(first), items: gear.map(itemOf) });
}

/** `Culture of Salt - Lantern (20)` names the detachment before the enhancement. */
function enhancementOf(value: string, line: number): StatedUpgrade {
  const { name, points } = readPriced(value) ?? withCost(value);
  return { name: name.split(' - ').at(-1)?.trim() ?? name, id: null, line, statedPoints: points };
}

/** `Lantern (20)`. */
function withCost(text: string): { readonly name: string; readonly points: number | null } {
  const open = text.endsWith(')') ? text.lastIndexOf('(') : -1;
  const inside = text.slice(open + 1, -1);
  return open > 0 && isDigits(inside) ? { name: text.slice(0, open).trim(), points: Number(inside) } : { name: text, points: null };
}
