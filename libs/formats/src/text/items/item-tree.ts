import type { LoadoutItem } from '#muster/roster';
import type { Line } from '../lines.js';
import type { Counted } from './count.js';

interface GrowingItem {
  readonly name: string;
  readonly count: number;
  readonly line: number;
  readonly items: GrowingItem[];
}

interface Open {
  readonly item: GrowingItem;
  readonly place: Place;
}

/** The position of a line. An item whose words are indented further belongs to the item above it. */
export type Place = Pick<Line, 'bullet' | 'indent' | 'column'>;

/** A unit's items while its lines are read, nested according to their indentation. */
export class ItemTree {
  private readonly top: GrowingItem[] = [];
  private readonly open: Open[] = [];

  add(line: Line, count: number, name: string): void {
    const item: GrowingItem = { name, count, line: line.number, items: [] };
    while (this.open.length > 0 && !isInside(line, this.open.at(-1)?.place)) this.open.pop();
    (this.open.at(-1)?.item.items ?? this.top).push(item);
    this.open.push({ item, place: line });
  }

  /** Adds what some of the models above have. It belongs to them even if the indentation was lost. */
  addInside(line: Line, items: readonly Counted[]): void {
    while (this.open.length > 1 && !isInside(line, this.open.at(-1)?.place)) this.open.pop();
    const into = this.open.at(-1)?.item.items ?? this.top;
    into.push(...items.map(({ name, count }) => ({ name, count, line: line.number, items: [] })));
  }

  items(): readonly LoadoutItem[] {
    return this.top.map(toLoadoutItem);
  }
}

/**
 * Whether a line is indented below the one above it. If the indentation was lost, a ring is below a dot. A bullet at the column of words
 * without a bullet is on the same level: the app aligns the words of a level, and prints a bullet only before the first.
 */
export function isInside(line: Place, above: Place | undefined): boolean {
  if (above === undefined) return false;
  const begin = line.bullet !== null && above.bullet === null ? line.indent : line.column;
  return begin > above.column || (line.bullet === '◦' && above.bullet === '•');
}

function toLoadoutItem(item: GrowingItem): LoadoutItem {
  return { name: item.name, id: null, line: item.line, count: item.count, items: item.items.map(toLoadoutItem) };
}
