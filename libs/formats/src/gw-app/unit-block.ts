import type { LoadoutItem, RosterUnit, StatedUpgrade } from '@muster/roster';
import { readCounted } from '../text/count.js';
import { readLabelled } from '../text/label.js';
import type { LineLedger } from '../text/line-ledger.js';
import type { Line } from '../text/lines.js';
import { readPriced } from '../text/price.js';
import { isWord, roleOf } from './words.js';

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

/** One datasheet while its lines are read. */
export class UnitBlock {
  private readonly loadout: GrowingItem[] = [];
  private readonly enhancements: StatedUpgrade[] = [];
  private readonly open: Open[] = [];
  private warlord = false;
  private role: 'leader' | 'support' | 'bodyguard' | null = null;

  constructor(
    private readonly head: Line,
    private readonly section: string | null,
    private readonly group: number | null,
    private readonly ledger: LineLedger,
  ) {
    ledger.understood(head, 'unit');
  }

  /** Takes a line under the unit's name; false when it is not one the app writes there. */
  take(line: Line): boolean {
    if (isWord('warlord', line.text)) return this.takeWarlord(line);
    const labelled = readLabelled(line.text);
    if (labelled !== null && isWord('attachedAs', labelled.label)) return this.takeRole(line, labelled.value);
    if (labelled !== null && isWord('enhancement', labelled.label)) return this.takeEnhancement(line, labelled.value);
    const counted = readCounted(line.text);
    const isListed = line.bullet !== null || counted !== null || line.column > this.head.column;
    return isListed && this.takeItem(line, counted?.count ?? 1, counted?.name ?? line.text);
  }

  close(): RosterUnit {
    const priced = readPriced(this.head.text);
    return {
      name: priced?.name ?? this.head.text,
      id: null,
      line: this.head.number,
      section: this.section,
      detachment: null,
      statedPoints: priced?.points ?? null,
      warlord: this.warlord,
      enhancements: this.enhancements,
      loadout: this.loadout.map(toLoadoutItem),
      attachment: this.role === null || this.group === null ? null : { role: this.role, group: this.group },
    };
  }

  private takeWarlord(line: Line): boolean {
    this.warlord = true;
    this.ledger.understood(line, 'warlord');
    return true;
  }

  private takeRole(line: Line, value: string): boolean {
    this.role = roleOf(value);
    if (this.role !== null) this.ledger.understood(line, 'attachment');
    return true;
  }

  private takeEnhancement(line: Line, value: string): boolean {
    const priced = readPriced(value);
    const name = priced === null || priced.name === '' ? value : priced.name;
    this.enhancements.push({ name, id: null, line: line.number, statedPoints: priced?.points ?? null });
    this.ledger.understood(line, 'enhancement');
    return true;
  }

  private takeItem(line: Line, count: number, name: string): boolean {
    if (name === '') return false;
    const item: GrowingItem = { name, count, line: line.number, items: [] };
    while (this.open.length > 0 && !this.isInside(line, this.open.at(-1))) this.open.pop();
    (this.open.at(-1)?.item.items ?? this.loadout).push(item);
    this.open.push({ item, column: line.column, bullet: line.bullet });
    this.ledger.understood(line, 'item');
    return true;
  }

  /** Where indentation was lost in pasting, the ring still stands under the dot. */
  private isInside(line: Line, above: Open | undefined): boolean {
    if (above === undefined) return false;
    return line.column > above.column || (line.bullet === '◦' && above.bullet === '•');
  }
}

function toLoadoutItem(item: GrowingItem): LoadoutItem {
  return { name: item.name, id: null, line: item.line, count: item.count, items: item.items.map(toLoadoutItem) };
}
