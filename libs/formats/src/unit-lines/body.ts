import { numbered, type RosterUnit, type Stated } from '#muster/roster';
import { isHeading } from '../gw-app/outline.js';
import { isWord } from '../gw-app/words.js';
import { readBareCount, readCounted } from '../text/items/count.js';
import { labelKind } from '../text/header/header-labels.js';
import { ItemTree } from '../text/items/item-tree.js';
import { readItems } from '../text/items/item-list.js';
import { readEnhancementLabel } from '../text/header/enhancement-label.js';
import { readLabelled } from '../text/header/label.js';
import type { LineLedger } from '../text/line-ledger.js';
import type { Line } from '../text/lines.js';
import { readPriced } from '../text/items/price.js';
import { isSignature } from '../text/header/signature.js';
import { UnitDraft } from '../text/items/unit-draft.js';
import { readTotal, type Heads, type UnitHead } from './unit-head.js';

interface OpenUnit {
  readonly line: Line;
  readonly models: number | null;
  readonly draft: UnitDraft;
  readonly items: ItemTree;
}

/** Reads the lines around the units' own lines one by one. Lines of no known kind are counted and stay unread. */
export class Body {
  readonly factions: Stated[] = [];
  readonly detachments: Stated[] = [];
  /** The title, if it is not the only line that may state the army. */
  name: string | null = null;
  statedPoints: number | null = null;
  playerName: string | null = null;
  /** Whether an Enhancement was labelled as such, as since the 10th edition. */
  hasEnhancements = false;
  /** Number of lines of no known kind above the first unit, and below it. */
  readonly strays = { above: 0, below: 0 };
  private readonly open: OpenUnit[] = [];
  private section: string | null = null;

  constructor(
    private readonly written: readonly Line[],
    private readonly heads: Heads,
    private readonly ledger: LineLedger,
    private readonly title: { readonly line: Line; readonly head: UnitHead } | null = null,
  ) {
    written.forEach((line, index) => {
      const head = heads.get(line);
      if (head !== undefined) this.begin(line, head);
      else if (line === title?.line) ledger.understood(line, 'title');
      else if (!line.tooLong) this.take(line, index);
    });
    if (title === null) return;
    this.statedPoints ??= title.head.points;
    if (this.factions.length > 0) this.name = title.head.name;
    else this.factions.push({ name: title.head.name, id: null, line: title.line.number });
  }

  units(): readonly RosterUnit[] {
    const closed = this.open.map(({ draft, items, models }) => {
      const unit = draft.close();
      return { ...unit, ...(models === null ? {} : { models }), loadout: [...unit.loadout, ...items.items()] };
    });
    return numbered(closed);
  }

  private begin(line: Line, { name, models, points: statedPoints, warlord, items }: UnitHead): void {
    const draft = new UnitDraft({ name, line: line.number, section: this.section, statedPoints });
    draft.warlord = warlord;
    draft.take(readItems(items, line.number));
    this.open.push({ line, models, draft, items: new ItemTree() });
    this.ledger.understood(line, 'unit');
  }

  private take(line: Line, index: number): void {
    const unit = this.open.at(-1);
    const total = readTotal(line.text);
    if (!/[\p{L}\p{N}]/u.test(line.text)) this.ledger.rule(line);
    else if (total !== null) {
      this.statedPoints ??= total;
      this.ledger.understood(line, 'checksum');
    } else if (isSignature(line.text)) this.ledger.understood(line, 'footer');
    else if (unit === undefined && isSize(line)) this.ledger.understood(line, 'battleSize');
    else if (this.takeLabelled(line)) return;
    else if (this.isSection(line, index)) {
      this.section = line.text;
      this.ledger.understood(line, 'section');
    } else if (unit !== undefined && isBelow(line, unit.line)) this.takeItem(line, unit);
    else if (unit !== undefined) this.strays.below += 1;
    else if (!this.takeBareHeader(line)) this.strays.above += 1;
  }

  private isSection(line: Line, index: number): boolean {
    const next = this.written[index + 1];
    const looksIt = isHeading(line) || (line.bullet === null && line.text.endsWith(':'));
    return looksIt && next !== undefined && this.heads.has(next);
  }

  /** Reads labels that organisers ask for, such as `Faction: Red Host`. */
  private takeLabelled(line: Line): boolean {
    const labelled = line.bullet === null ? readLabelled(line.text) : null;
    const kind = labelKind(labelled?.label ?? null);
    if (kind === 'note' && this.open.length === 0) {
      this.ledger.note(line);
      return true;
    }
    if (labelled === null || (kind !== 'faction' && kind !== 'detachment' && kind !== 'player')) return false;
    const stated: Stated = { name: labelled.value, id: null, line: line.number };
    if (kind === 'faction') this.factions.push(stated);
    else if (kind === 'detachment') this.detachments.push(stated);
    else this.playerName ??= labelled.value;
    this.ledger.understood(line, kind);
    return true;
  }

  /** Reads the app's header without its title: the first unlabelled line is the faction, the next one the detachment. */
  private takeBareHeader(line: Line): boolean {
    const isPlain = line.bullet === null && /^\p{L}[^\d:.,;!?]*$/u.test(line.text);
    const stated: Stated = { name: line.text, id: null, line: line.number };
    if (!isPlain || this.statedPoints !== null || this.detachments.length > 0) return false;
    const place = this.written.filter((one) => one !== this.title?.line).indexOf(line);
    if (place === 0) this.factions.push(stated);
    else if (place === 1 && this.factions.length > 0) this.detachments.push(stated);
    else return false;
    this.ledger.understood(line, this.detachments.length > 0 ? 'detachment' : 'faction');
    return true;
  }

  private takeItem(line: Line, { draft, items }: OpenUnit): void {
    const priced = readPriced(line.text) ?? readPriced(line.text, '[');
    const isEnhancement = isLabelledEnhancement(line);
    if (isWord('warlord', line.text)) {
      draft.warlord = true;
      this.ledger.understood(line, 'warlord');
    } else if (isEnhancement || (priced !== null && priced.name !== '')) {
      const value = readEnhancementLabel(line.text) ?? line.text;
      const upgrade = readPriced(value) ?? readPriced(value, '[');
      const isNamed = upgrade !== null && upgrade.name !== '';
      draft.upgrade(isNamed ? upgrade.name : value, line.number, upgrade?.points ?? null);
      this.hasEnhancements ||= isEnhancement;
      this.ledger.understood(line, 'enhancement');
    } else {
      const { count, name } = readCounted(line.text) ?? readBareCount(line.text) ?? { count: 1, name: line.text };
      items.add(line, count, name);
      this.ledger.understood(line, 'item');
    }
  }
}

/** Matches `Incursion (1000)`. */
const isSize = ({ text, bullet }: Line): boolean => bullet === null && isWord('battleSizes', text.split(' (')[0] ?? text);

function isBelow(line: Line, head: Line): boolean {
  const isListed = line.bullet !== null || line.column > head.column || readCounted(line.text) !== null;
  return isListed || isWord('warlord', line.text) || isLabelledEnhancement(line);
}

const isLabelledEnhancement = ({ text }: Line): boolean => readEnhancementLabel(text) !== null;
