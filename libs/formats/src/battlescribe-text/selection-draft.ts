import { isWarlordName } from '#muster/battlescribe';
import type { LoadoutItem } from '#muster/roster';
import { readCosted, type Costed } from '../text/items/costs.js';
import { readCounted } from '../text/items/count.js';
import { splitOutsideBrackets } from '../text/items/item-list.js';

interface GrowingItem {
  readonly name: string;
  readonly count: number;
  readonly line: number;
  readonly items: GrowingItem[];
}

/** A selection while its lines are read: `Name [costs]: Hook, 2x Bell`, followed by lines that begin with dots. */
export class SelectionDraft {
  readonly name: string;
  readonly count: number;
  readonly costs: Costed | null;
  /** Signed Command points of its items, in order. */
  readonly commandPoints: number[] = [];
  private readonly item: GrowingItem;
  private readonly path: GrowingItem[];

  constructor(
    readonly line: number,
    words: string,
    readonly section: string | null,
    readonly detachment: number | null,
  ) {
    const head = readHead(words);
    this.name = head.name;
    this.count = head.count;
    this.costs = head.costs;
    this.item = { name: head.name, count: head.count, line, items: [] };
    this.path = [this.item];
    this.addList(this.item, head.items, line);
  }

  /** Reads a line below the selection; `depth` is its number of dots. */
  take(line: number, depth: number, words: string): void {
    const head = readHead(words);
    const item = { name: head.name, count: head.count, line, items: [] };
    this.path.length = Math.min(this.path.length, depth);
    this.path.at(-1)?.items.push(item);
    this.path.push(item);
    this.noteCost(head.costs);
    this.addList(item, head.items, line);
  }

  /** Reads a line that lists the items of the name above it. False if it lists none. */
  takeList(line: number, text: string): boolean {
    const last = this.path.at(-1) ?? this.item;
    const before = last.items.length;
    this.addList(last, text, line);
    return last.items.length > before;
  }

  get isWarlord(): boolean {
    return this.item.items.some(({ name }) => isWarlordName(name));
  }

  items(): readonly LoadoutItem[] {
    return this.item.items.filter(({ name }) => !isWarlordName(name)).map(toLoadoutItem);
  }

  private addList(into: GrowingItem, text: string, line: number): void {
    for (const part of splitOutsideBrackets(text, ',')) {
      const { name, count, costs } = readHead(part, false);
      this.noteCost(costs);
      into.items.push({ name, count, line, items: [] });
    }
  }

  private noteCost(costs: Costed | null): void {
    const spent = costs?.commandPoints ?? null;
    if (spent !== null && spent !== 0) this.commandPoints.push(spent);
  }
}

/** Within a list of items a colon is part of a name: `Drugs: Red salt`. */
function readHead(words: string, isHead = true): { name: string; count: number; costs: Costed | null; items: string } {
  const priced = readCosted(words);
  // Words behind the costs of an item belong to no item that could be found, so they stay in its name.
  const costs = isHead || priced?.after === '' ? priced : null;
  const colon = costs === null && isHead ? words.indexOf(': ') : -1;
  const title = costs?.name ?? (colon < 0 ? words : words.slice(0, colon));
  const after = costs?.after.startsWith(':') === true ? costs.after.slice(1).trim() : '';
  const { count, name } = readCounted(title) ?? { count: 1, name: title };
  return { name, count, costs, items: colon < 0 ? after : words.slice(colon + 2).trim() };
}

function toLoadoutItem({ name, line, count, items }: GrowingItem): LoadoutItem {
  return { name, id: null, line, count, items: items.map(toLoadoutItem) };
}
