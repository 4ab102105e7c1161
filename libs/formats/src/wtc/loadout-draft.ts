import { keywordKey } from '#muster/catalogue';
import type { LoadoutItem } from '#muster/roster';
import { readBareCount, readCounted, readGroup, type Counted } from '../text/items/count.js';

import { isInside, type Place } from '../text/items/item-tree.js';
import type { Line } from '../text/lines.js';

/** Models (or weapons) of one name, with the lines below them. */
interface Bearer {
  readonly name: string;
  readonly count: number;
  readonly line: number;
  readonly place: Place;
  readonly items: Bearer[];
  /** `5 with Hook, Bell`: some of these models, all with the same equipment. */
  readonly groups: Group[];
}

interface Group {
  readonly count: number;
  readonly line: number;
  readonly column: number;
  readonly items: LoadoutItem[];
}

/** Collects the models and wargear of a unit from its lines, in any dialect of the format. */
export class LoadoutDraft {
  private readonly top: Bearer[] = [];
  private readonly ofUnit: Group[] = [];
  private readonly path: Bearer[] = [];
  private group: Group | null = null;
  /** Names that were read with a number. */
  private readonly counted = new Set<string>();

  constructor(
    private readonly unitName: string,
    private readonly models: number | null,
  ) {}

  /** Whether the name is repeated without a number. New Recruit prints the option that represents a model or weapon a second time. */
  repeats(text: string): boolean {
    return this.counted.has(keywordKey(text));
  }

  opensGroup(text: string): boolean {
    return readGroup(text) !== null;
  }

  /** Starts a line that counts models or wargear of one name. Lines that are indented further belong to it. */
  open(line: Line, count: number, name: string): void {
    if (this.group !== null && line.indent > this.group.column) return this.addToGroup(this.group, line, { count, name });
    this.group = null;
    this.counted.add(keywordKey(name));
    while (this.path.length > 0 && !isInside(line, this.path.at(-1)?.place)) this.path.pop();
    const bearer: Bearer = { name, count, line: line.number, place: line, items: [], groups: [] };
    (this.path.at(-1)?.items ?? this.top).push(bearer);
    this.path.push(bearer);
  }

  /** Reads one part of a list of items: a name with or without a count, or `5 with` and a name, which begins a group. */
  add(line: Line, part: string, isOfModel: boolean): void {
    const opened = readGroup(part);
    if (opened !== null) this.openGroup(line, opened.count);
    const words = opened?.name ?? part;
    const counted = readCounted(words) ?? readBareCount(words) ?? { count: 1, name: words };
    const into = this.group;
    if (into !== null && (line.number === into.line || line.column > into.column)) {
      this.addToGroup(into, line, counted);
    } else this.listInto(line, isOfModel).push(bearerOf(line, counted.count, counted.name));
  }

  close(): readonly LoadoutItem[] {
    const units = this.ofUnit.flatMap((group) => this.groupOfUnit(group));
    return [...units, ...itemsOf(this.top)];
  }

  private openGroup(line: Line, count: number): void {
    this.group = { count, line: line.number, column: line.column, items: [] };
    const bearer = this.path[0];
    (bearer?.groups ?? this.ofUnit).push(this.group);
  }

  /** Each model of the group has the item. */
  private addToGroup(group: Group, line: Line, { count, name }: Counted): void {
    group.items.push({ name, id: null, line: line.number, count: count * group.count, items: [] });
  }

  private listInto(line: Line, isOfModel: boolean): Bearer[] {
    if (!isOfModel) while (this.path.length > 0 && !isInside(line, this.path.at(-1)?.place)) this.path.pop();
    return this.path.at(-1)?.items ?? this.top;
  }

  /** The wargear of a unit's only model belongs to the unit itself. */
  private groupOfUnit({ count, line, items }: Group): readonly LoadoutItem[] {
    return count === 1 && (this.models ?? 1) === 1 ? items : [{ name: this.unitName, id: null, line, count, items }];
  }
}

function bearerOf(line: Line, count: number, name: string): Bearer {
  return { name, count, line: line.number, place: line, items: [], groups: [] };
}

const NONE: readonly LoadoutItem[] = [];

const itemsOf = (bearers: readonly Bearer[]): readonly LoadoutItem[] => (bearers.length === 0 ? NONE : bearers.flatMap(toItems));

/**
 * Models outside the groups have no wargear. If the groups have more models than the line counts, the number of models cannot be derived.
 */
function toItems(bearer: Bearer): readonly LoadoutItem[] {
  const { name, count, line, groups } = bearer;
  const items = itemsOf(bearer.items);
  const grouped = groups.reduce((sum, group) => sum + group.count, 0);
  if (grouped === 0 || grouped > count)
    return [{ name, id: null, line, count, items: groups.reduce((all, group) => [...all, ...group.items], items) }];
  const rest = count - grouped;
  const others = rest > 0 || items.length > 0 ? [{ name, id: null, line, count: rest, items }] : [];
  return [...groups.map((group) => ({ name, id: null, line: group.line, count: group.count, items: group.items })), ...others];
}
