import type { StatedUpgrade, UnnumberedUnit } from '#muster/roster';
import { isWord, roleOf, type Role } from '../gw-app/words.js';
import { readEnhancementLabel } from '../text/header/enhancement-label.js';
import { readBehindWord } from '../text/header/label.js';
import { readBareCount, readCountBehind, readCounted } from '../text/items/count.js';
import { splitOutsideBrackets } from '../text/items/item-list.js';
import type { LineLedger } from '../text/line-ledger.js';
import type { Line } from '../text/lines.js';
import { readPriced } from '../text/items/price.js';
import { readAttachmentLine, type AttachmentLine } from './attachment-line.js';
import { LoadoutDraft } from './loadout-draft.js';
import type { UnitHead } from './unit-head.js';

/** A datasheet while its lines are read. */
export class UnitBlock {
  readonly attachments: AttachmentLine[] = [];
  /** The line about the unit's role among attached units. Null if there is no such line, or if it is not understood. */
  attached: { readonly line: Line; readonly role: Role } | null = null;
  private readonly enhancements: StatedUpgrade[] = [];
  private readonly loadout: LoadoutDraft;
  private warlord = false;

  constructor(
    readonly head: UnitHead,
    line: Line,
    private readonly section: string | null,
    /** The number of the heading `Attached Unit 2` above the unit; null if there is none. */
    readonly group: number | null,
    private readonly ledger: LineLedger,
    /** Whether the list has no bullets. An item without a number then differs from a remark only by its place. */
    private readonly isBare = false,
  ) {
    this.line = line.number;
    this.row = line.row;
    this.last = line.row;
    this.warlord = head.warlord;
    this.loadout = new LoadoutDraft(head.name, head.models);
    ledger.understood(line, 'unit');
    this.takeList(line, head.items);
  }

  private readonly line: number;
  private readonly row: number;
  /** The row of the last line that was taken. */
  private last: number;

  /** Reads a line below the unit's name. A line that the format does not have there stays unread. */
  take(line: Line): void {
    const attachment = line.bullet === null ? readAttachmentLine(line) : null;
    const enhancement = readEnhancementLabel(line.text);
    const priced = readPriced(line.text);
    const role = readBehindWord('attachedAs', line.text);
    const isListed = line.bullet !== null || (this.isBare && line.row === this.last + 1);
    if (isWord('warlord', line.text)) this.takeWarlord(line);
    else if (attachment !== null) this.attachments.push(attachment);
    else if (role !== null) this.takeRole(line, role);
    else if (enhancement !== null) this.takeUpgrade(line, enhancement);
    else if (priced !== null && priced.name !== '') this.takeUpgrade(line, line.text);
    else if (isListed && this.loadout.repeats(line.text)) this.ledger.note(line);
    else if (this.loadout.opensGroup(line.text)) this.takeList(line, line.text);
    else if (isListed || readCounted(line.text) !== null) this.takeListed(line);
    else if (line.row === this.row + 1 && isPlainList(line.text)) this.takeList(line, line.text);
    else return;
    this.last = line.row;
  }

  close(): UnnumberedUnit {
    const { name, models, points } = this.head;
    return {
      name,
      id: null,
      line: this.line,
      section: this.section,
      detachment: null,
      statedPoints: points,
      ...(models === null ? {} : { models }),
      warlord: this.warlord,
      enhancements: this.enhancements,
      loadout: this.loadout.close(),
    };
  }

  /** Reads `9x Model: Hook, Bell`, `9x Model, 9 Hook`, `1x Hook`, or several names without a count on one line. */
  private takeListed(line: Line): void {
    const colon = line.text.indexOf(': ');
    const [first = '', ...gear] = colon < 0 ? splitOutsideBrackets(line.text, ',') : [line.text.slice(0, colon)];
    const head = readCounted(first) ?? (gear.length === 0 && colon < 0 ? (readBareCount(first) ?? readCountBehind(first)) : null);
    if (head === null || gear.some((part) => readCounted(part) !== null)) return this.takeList(line, line.text);
    this.loadout.open(line, head.count, head.name);
    this.ledger.understood(line, 'item');
    if (colon >= 0) this.takeList(line, line.text.slice(colon + 2), true);
    else if (gear.length > 0) this.takeList(line, gear.join(', '), true);
  }

  private takeList(line: Line, text: string, isOfModel = false): void {
    for (const part of splitOutsideBrackets(text, ',')) {
      const priced = readPriced(part);
      const enhancement = readEnhancementLabel(part);
      if (isWord('warlord', part)) this.takeWarlord(line);
      else if (enhancement !== null || (priced !== null && priced.name !== '')) this.takeUpgrade(line, enhancement ?? part);
      else this.loadout.add(line, part, isOfModel);
      this.ledger.understood(line, 'item');
    }
  }

  private takeRole(line: Line, value: string): void {
    const role = roleOf(value);
    if (role !== null) this.attached = { line, role };
  }

  private takeWarlord(line: Line): void {
    this.warlord = true;
    this.ledger.understood(line, 'warlord');
  }

  private takeUpgrade(line: Line, text: string): void {
    const priced = readPriced(text);
    const name = priced === null || priced.name === '' ? text : priced.name;
    this.enhancements.push({ name, id: null, line: line.number, statedPoints: priced?.points ?? null });
    this.ledger.understood(line, 'enhancement');
  }
}

/** `Hook, Bell, Rope`: wargear directly below the unit's name needs no bullet. */
const isPlainList = (text: string): boolean => text.includes(', ') && /^[^:()[\].!?]+$/u.test(text);
