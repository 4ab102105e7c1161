import { keywordKey } from '#muster/catalogue';
import type { LoadoutItem } from '#muster/roster';
import { readBareCount, readCounted } from '../text/items/count.js';
import { isDigits } from '../text/items/digits.js';
import { isInside, type Place } from '../text/items/item-tree.js';
import type { Line } from '../text/lines.js';

/** So many models (or weapons) of one name, and what is written under them. */
interface Bearer {
  readonly name: string;
  readonly count: number;
  readonly line: number;
  readonly place: Place;
  readonly items: Bearer[];
  /** `5 with Hook, Bell`: some of them, all equipped alike. */
  readonly groups: Group[];
}

interface Group {
  readonly count: number;
  readonly line: number;
  readonly column: number;
  readonly items: LoadoutItem[];
}

/** What a unit's lines say of its models and their wargear, whichever of the family's ways they are written in. */
export class LoadoutDraft {
  private readonly top: Bearer[] = [];
  private readonly ofUnit: Group[] = [];
  private readonly path: Bearer[] = [];
  private group: Group | null = null;
  /** Names on lines with a number. */
  private readonly counted = new Set<string>();

  constructor(
    private readonly unitName: string,
    private readonly models: number | null,
  ) {}

  /** A name without a number that a line with one has already: the tool prints the choice that a model or a weapon is once more. */
  repeats(text: string): boolean {
    return this.counted.has(keywordKey(text));
  }

  opensGroup(text: string): boolean {
    return readGroup(text) !== null;
  }

  /** A line that counts models or wargear of one name; what is indented deeper belongs to it. */
  open(line: Line, count: number, name: string): void {
    this.group = null;
    this.counted.add(keywordKey(name));
    while (this.path.length > 0 && !isInside(line, this.path.at(-1)?.place)) this.path.pop();
    const bearer: Bearer = { name, count, line: line.number, place: line, items: [], groups: [] };
    (this.path.at(-1)?.items ?? this.top).push(bearer);
    this.path.push(bearer);
  }

  /** One part of a comma list: a name, counted or not, or `5 with` and a name, which begins a group. */
  add(line: Line, part: string, isOfModel: boolean): void {
    const opened = readGroup(part);
    if (opened !== null) this.openGroup(line, opened.count);
    const words = opened?.rest ?? part;
    const counted = readCounted(words) ?? readBareCount(words) ?? { count: 1, name: words };
    const into = this.group;
    const isGroupsOwn = line.number === into?.line;
    if (into !== null && (isGroupsOwn || line.column > into.column)) {
      const count = counted.count * (isGroupsOwn ? into.count : 1);
      into.items.push({ name: counted.name, id: null, line: line.number, count, items: [] });
    } else this.listInto(line, isOfModel).push(bearerOf(line, counted.count, counted.name));
  }

  close(): readonly LoadoutItem[] {
    const units = this.ofUnit.flatMap((group) => this.groupOfUnit(group));
    return [...units, ...this.top.flatMap(toItems)];
  }

  private openGroup(line: Line, count: number): void {
    this.group = { count, line: line.number, column: line.column, items: [] };
    const bearer = this.path[0];
    (bearer?.groups ?? this.ofUnit).push(this.group);
  }

  private listInto(line: Line, isOfModel: boolean): Bearer[] {
    if (!isOfModel) while (this.path.length > 0 && !isInside(line, this.path.at(-1)?.place)) this.path.pop();
    return this.path.at(-1)?.items ?? this.top;
  }

  /** The one model of a unit has its wargear as the unit's own. */
  private groupOfUnit({ count, line, items }: Group): readonly LoadoutItem[] {
    return count === 1 && (this.models ?? 1) === 1 ? items : [{ name: this.unitName, id: null, line, count, items }];
  }
}

function bearerOf(line: Line, count: number, name: string): Bearer {
  return { name, count, line: line.number, place: line, items: [], groups: [] };
}

/** Groups that leave models over leave them without wargear; groups of more models than there are prove nothing of their number. */
function toItems(bearer: Bearer): readonly LoadoutItem[] {
  const { name, count, line, groups } = bearer;
  const items = bearer.items.flatMap(toItems);
  const grouped = groups.reduce((sum, group) => sum + group.count, 0);
  if (grouped === 0 || grouped > count)
    return [{ name, id: null, line, count, items: [...items, ...groups.flatMap((group) => group.items)] }];
  const rest = count - grouped;
  const others = rest > 0 || items.length > 0 ? [{ name, id: null, line, count: rest, items }] : [];
  return [...groups.map((group) => ({ name, id: null, line: group.line, count: group.count, items: group.items })), ...others];
}

/** `5 with Hook`: the number and what stands behind it. */
function readGroup(text: string): { readonly count: number; readonly rest: string } | null {
  const [number = '', word = '', ...rest] = text.split(' ');
  const isNumber = number.length <= 3 && isDigits(number);
  return isNumber && word.toLowerCase() === 'with' && rest.length > 0 ? { count: Number(number), rest: rest.join(' ') } : null;
}
