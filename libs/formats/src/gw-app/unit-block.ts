import type { StatedUpgrade, UnnumberedUnit } from '#muster/roster';
import { readBareCount, readCountBehind, readCounted, readGroup, type Counted } from '../text/items/count.js';
import { splitGear } from '../text/items/gear.js';
import { readHeadMarks } from '../text/items/head-marks.js';
import { ItemTree } from '../text/items/item-tree.js';
import { readEnhancementLabel } from '../text/header/enhancement-label.js';
import { readBehindWord } from '../text/header/label.js';
import type { LineLedger } from '../text/line-ledger.js';
import type { Line } from '../text/lines.js';
import { readPriced } from '../text/items/price.js';
import { beginsWithWord, isWord, roleOf, type Role } from './words.js';

/** A datasheet while its lines are read. */
export class UnitBlock {
  private readonly loadout = new ItemTree();
  private readonly enhancements: StatedUpgrade[] = [];
  private warlord = false;
  /** The number of the last line that was taken. */
  private last: number;
  /** The line about the units to which this unit is attached. Null if there is no such line, or if the line is not understood. */
  attached: { readonly line: Line; readonly role: Role } | null = null;

  constructor(
    private readonly head: Line,
    private readonly section: string | null,
    readonly group: number | null,
    private readonly ledger: LineLedger,
    /** Whether the list has no bullets. An item without a number then differs from a remark only by its place. */
    private readonly isBare = false,
  ) {
    this.last = head.row;
    ledger.understood(head, 'unit');
  }

  /** Reads a line below the unit's name. Returns false if the app never writes such a line there. */
  take(line: Line): boolean {
    const isTaken = this.takeNext(line);
    if (isTaken) this.last = line.row;
    return isTaken;
  }

  private takeNext(line: Line): boolean {
    if (isWord('warlord', line.text)) return this.takeWarlord(line);
    // A single asterisk in a list is not recognised as a bullet.
    if (beginsWithWord('remarks', line.text.startsWith('* ') ? line.text.slice(2) : line.text)) return this.takeRemark(line);
    const role = readBehindWord('attachedAs', line.text);
    if (role !== null) return this.takeRole(line, role);
    const enhancement = readEnhancementLabel(line.text);
    if (enhancement !== null) return this.takeEnhancement(line, enhancement);
    const group = readGroup(line.text);
    if (group !== null) return this.takeGroup(line, group);
    const counted = readCounted(line.text) ?? readCountBehind(line.text) ?? (this.isNext(line) ? readBareCount(line.text) : null);
    const isListed = line.bullet !== null || counted !== null || line.column > this.head.column || this.isBelow(line);
    return isListed && this.takeItem(line, counted?.count ?? 1, counted?.name ?? line.text);
  }

  close(): UnnumberedUnit {
    const priced = readPriced(this.head.text);
    const { name, warlord, models } = readHeadMarks(priced?.name ?? this.head.text, priced?.after);
    return {
      name,
      id: null,
      line: this.head.number,
      section: this.section,
      detachment: null,
      statedPoints: priced?.points ?? null,
      ...(models === null ? {} : { models }),
      warlord: this.warlord || warlord,
      enhancements: this.enhancements,
      loadout: this.loadout.items(),
    };
  }

  private isBelow(line: Line): boolean {
    return this.isBare && line.row === this.last + 1;
  }

  /** Whether a number without "x" counts items: the line has a bullet, or is directly below one of the unit. */
  private isNext(line: Line): boolean {
    return line.bullet !== null || line.row === this.last + 1;
  }

  private takeWarlord(line: Line): boolean {
    this.warlord = true;
    this.ledger.understood(line, 'warlord');
    return true;
  }

  private takeRemark(line: Line): boolean {
    this.ledger.note(line);
    return true;
  }

  private takeRole(line: Line, value: string): boolean {
    const role = roleOf(value);
    if (role !== null) this.attached = { line, role };
    return true;
  }

  private takeEnhancement(line: Line, value: string): boolean {
    const priced = readPriced(value);
    const name = priced === null || priced.name === '' ? value : priced.name;
    this.enhancements.push({ name, id: null, line: line.number, statedPoints: priced?.points ?? null });
    this.ledger.understood(line, 'enhancement');
    return true;
  }

  private takeGroup(line: Line, { count, name }: Counted): boolean {
    const each = splitGear(name).map((part) => readCounted(part) ?? readBareCount(part) ?? { count: 1, name: part });
    if (each.length === 0) return false;
    this.loadout.addInside(
      line,
      each.map((item) => ({ name: item.name, count: count * item.count })),
    );
    this.ledger.understood(line, 'item');
    return true;
  }

  private takeItem(line: Line, count: number, name: string): boolean {
    if (name === '') return false;
    this.loadout.add(line, count, name);
    this.ledger.understood(line, 'item');
    return true;
  }
}
