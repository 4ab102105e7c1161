import type { LoadoutItem } from '#muster/roster';
import type { Line } from '../lines.js';

interface GrowingItem {
  readonly name: string;
  readonly count: number;
  readonly line: number;
  readonly items: GrowingItem[];
}

/** Where an item's words begin decides whose it is: a deeper column belongs to the item above it. */
interface Open {
  readonly item: GrowingItem;
  readonly column: number;
  readonly bullet: string | null;
}

/** A unit's items while its lines are read, nested as the lines are indented. */
export class ItemTree {
  private readonly top: GrowingItem[] = [];
  private readonly open: Open[] = [];

  add(line: Line, count: number, name: string): void {
    const item: GrowingItem = { name, count, line: line.number, items: [] };
    while (this.open.length > 0 && !isInside(line, this.open.at(-1))) this.open.pop();
    (this.open.at(-1)?.item.items ?? this.top).push(item);
    this.open.push({ item, column: line.column, bullet: line.bullet });
  }

  items(): readonly LoadoutItem[] {
    return this.top.map(toLoadoutItem);
  }
}

/** Where indentation was lost in pasting, the ring still stands under the dot. */
function isInside(line: Line, above: Open | undefined): boolean {
  if (above === undefined) return false;
  return line.column > above.column || (line.bullet === '◦' && above.bullet === '•');
}

function toLoadoutItem(item: GrowingItem): LoadoutItem {
  return { name: item.name, id: null, line: item.line, count: item.count, items: item.items.map(toLoadoutItem) };
}
