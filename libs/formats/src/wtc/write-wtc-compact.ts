import { keywordKey } from '#muster/catalogue';
import type { LoadoutItem, Roster, RosterUnit } from '#muster/roster';
import { readBareCount, readCounted } from '../text/items/count.js';
import { priced } from '../writing/priced.js';

const fence = '+'.repeat(47);
const characterSections: ReadonlySet<string> = new Set(['character', 'characters', 'epic hero', 'epic heroes', 'hq']);

/** Writes a list in WTC-Compact, New Recruit's format for tournaments. */
export function writeWtcCompact(roster: Roster): string {
  const numbers = characterNumbers(roster.units);
  return [...headerLines(roster, numbers), '', ...roster.units.flatMap((unit) => unitLines(unit, roster, numbers))].join('\n');
}

type Numbers = ReadonlyMap<RosterUnit, number>;

function characterNumbers(units: readonly RosterUnit[]): Numbers {
  const characters = units.filter(
    ({ section, warlord, enhancements }) => warlord || enhancements.length > 0 || characterSections.has(keywordKey(section ?? '')),
  );
  return new Map(characters.map((unit, index) => [unit, index + 1]));
}

function headerLines({ factions, detachments, statedPoints, units, playerName, declared }: Roster, numbers: Numbers): readonly string[] {
  const faction = factions.at(-1);
  const dispositions = declared?.forceDispositions ?? [];
  const [warlord, ...others] = units.filter((unit) => unit.warlord);
  const bearers = units.flatMap((unit) => unit.enhancements.map(({ name }) => `${name} (on ${numbered(unit, numbers)})`));
  return [
    fence,
    ...(playerName === undefined ? [] : [`+ PLAYER NAME: ${playerName}`]),
    ...(faction === undefined ? [] : [`+ FACTION KEYWORD: ${faction.name}`]),
    ...detachments.map(({ name }) => `+ DETACHMENT: ${name}`),
    ...(dispositions.length === 0 ? [] : [`+ FORCE DISPOSITION: ${dispositions.join(', ')}`]),
    ...(statedPoints === null ? [] : [`+ TOTAL ARMY POINTS: ${statedPoints}pts`]),
    '+',
    ...(warlord === undefined || others.length > 0 ? [] : [`+ WARLORD: ${numbered(warlord, numbers)}`]),
    ...bearers.map((bearer, index) => (index === 0 ? `+ ENHANCEMENT: ${bearer}` : `& ${bearer}`)),
    `+ NUMBER OF UNITS: ${units.length}`,
    fence,
  ];
}

function numbered(unit: RosterUnit, numbers: Numbers): string {
  const number = numbers.get(unit);
  return number === undefined ? unit.name : `Char${number}: ${unit.name}`;
}

function unitLines(unit: RosterUnit, roster: Roster, numbers: Numbers): readonly string[] {
  const number = numbers.get(unit);
  const name = unit.models === undefined ? unit.name : `${unit.models}x ${unit.name}`;
  const head = `${number === undefined ? '' : `Char${number}: `}${priced(name, unit.statedPoints ?? 0, 'pts')}`;
  const firstBearer = unit.loadout.findIndex(({ items }) => items.length > 0);
  const beside = firstBearer < 0 ? unit.loadout : unit.loadout.slice(0, firstBearer);
  const below = firstBearer < 0 ? [] : unit.loadout.slice(firstBearer);
  const parts = [...(unit.warlord ? ['Warlord'] : []), ...beside.map(counted)];
  return [
    parts.length === 0 ? head : `${head}: ${parts.join(', ')}`,
    ...unit.enhancements.map((one) => `Enhancement: ${one.statedPoints === null ? one.name : priced(one.name, one.statedPoints, 'pts')}`),
    ...attachmentLines(unit, roster),
    ...below.flatMap((item) => itemLines(item, 0)),
  ];
}

/** Writes `2x Hook`, and a count of 1 only if the name itself begins with a count. */
function counted({ name, count }: LoadoutItem): string {
  return count === 1 && (readCounted(name) ?? readBareCount(name)) === null ? name : `${count}x ${name}`;
}

function itemLines({ name, count, items }: LoadoutItem, depth: number): readonly string[] {
  const head = `${'    '.repeat(depth)}• ${count}x ${name}`;
  if (items.length === 0) return [head];
  if (items.some((item) => item.items.length > 0)) return [head, ...items.flatMap((item) => itemLines(item, depth + 1))];
  const isEach = depth === 0 && count > 1 && items.every((item) => item.count % count === 0 && item.count > 0);
  const gear = items.map((item) => counted(isEach ? { ...item, count: item.count / count } : item)).join(', ');
  return [`${head}: ${isEach ? `${count} with ` : ''}${gear}`];
}

/** Writes `Leading Deckhands[2]` for the second unit with that name. */
function attachmentLines({ unitId }: RosterUnit, { units, declared }: Roster): readonly string[] {
  const { attachments = [] } = declared ?? {};
  return attachments
    .filter(({ leader }) => leader === unitId)
    .flatMap(({ bodyguard: id, supports = false }) => {
      const bodyguard = units.find((one) => one.unitId === id);
      if (bodyguard === undefined) return [];
      const namesakes = units.filter((one) => keywordKey(one.name) === keywordKey(bodyguard.name));
      const index = namesakes.length > 1 ? `[${namesakes.indexOf(bodyguard) + 1}]` : '';
      return [`${supports ? 'Supporting' : 'Leading'} ${bodyguard.name}${index}`];
    });
}
