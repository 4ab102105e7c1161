import { keywordKey } from '#muster/catalogue';
import {
  idAt,
  type ArmySelection,
  type DeclaredAttachment,
  type DeclaredSpend,
  type DeclaredUnit,
  type RosterUnit,
  type StatedDetachment,
} from '#muster/roster';
import { attachedUnitNumber, isWord } from '../gw-app/words.js';
import { readAttachedLine, type AttachedLine } from './attached-line.js';
import { withoutColon } from '../text/header/label.js';
import { isSignature } from '../text/header/signature.js';
import { readPoints } from '../text/items/price.js';
import type { LineLedger } from '../text/line-ledger.js';
import type { Line } from '../text/lines.js';
import { isBareTitle, isBlockLine, isOpenBlock, readBlock, type Block } from './block.js';
import { choicesOf, piecesOf } from './header-fields.js';
import { roleOf } from './roles.js';
import { selectionOf } from './header.js';
import type { UnitLine, UnitLines } from './unit-line.js';
import { unitOf, wordsBelow, type OpenUnit } from './unit-of-lines.js';

export interface Body {
  readonly blocks: readonly Block[];
  readonly detachments: readonly StatedDetachment[];
  readonly units: readonly RosterUnit[];
  readonly armySelections: readonly ArmySelection[];
  /** The units by the labels of their slots, such as `hq3`, as far as these are distinct. */
  readonly bySlot: ReadonlyMap<string, RosterUnit>;
  readonly notes: readonly DeclaredUnit[];
  readonly spends: readonly DeclaredSpend[];
  readonly attachments: readonly DeclaredAttachment[];
  /** A total below the units. */
  readonly total: number | null;
}

/** Reads detachments and their units. Each unit is on one line; additional items follow on lines that begin with dashes. */
export function readBody(lines: readonly Line[], ledger: LineLedger, unitLines: UnitLines): Body {
  const reader = new BodyReader(ledger, unitLines);
  for (const line of lines) reader.take(line);
  return reader.close();
}

class BodyReader {
  private readonly blocks: Block[] = [];
  private readonly open: OpenUnit[] = [];
  private section: string | null = null;
  private isInRule = false;
  /** Whether the detachments have titles without marks: then no marks show what belongs to a unit. */
  private isBare = false;
  private total: number | null = null;

  constructor(
    private readonly ledger: LineLedger,
    private readonly unitLines: UnitLines,
  ) {}

  take(written: Line): void {
    const { line, role } = readAttachedLine(written);
    const unit = this.open.at(-1);
    if (line.tooLong) return;
    if (this.isInRule && !this.unitLines.begins(line.text)) this.takeRule(line);
    else if (isBlockLine(line)) this.takeBlock(line);
    else if (/^[-=_*+ ]*$/u.test(line.text)) this.ledger.rule(line);
    else if (this.takeTotal(line)) this.ledger.understood(line, 'checksum');
    else if (this.takeChoices(line)) this.ledger.understood(line, 'faction');
    else if (unit !== undefined && isPriceAlone(line, this.unitLines)) {
      unit.text = `${unit.text} ${line.text}`;
      this.ledger.understood(line, 'data');
    } else if (/^\([^()\d]*\)[.]?$/u.test(line.text)) this.ledger.note(line);
    else if (line.bullet === null && this.takeUnit(line, role)) this.ledger.understood(line, 'unit');
    else if (unit !== undefined && wordsBelow(line) !== null) this.takeBelow(line, unit);
    else if (attachedUnitNumber(withoutColon(line.text)) !== null) this.ledger.understood(line, 'attachedUnit');
    else if (this.isBare && this.takeBare(line)) return;
    else if (isSignature(line.text) || keywordKey(line.text) === 'end of roster') this.ledger.understood(line, 'footer');
    else if (isWord('sections', sectionIn(line.text))) {
      this.section = sectionIn(line.text);
      this.ledger.understood(line, 'section');
    } else if (unit !== undefined && line.bullet === null && unit.below.length === 0 && !this.unitLines.ends(unit.text)) {
      unit.text = `${unit.text} ${line.text}`;
      this.ledger.understood(line, 'data');
    }
  }

  close(): Body {
    const notes: DeclaredUnit[] = [];
    const spends: DeclaredSpend[] = [];
    const units = this.open.map((open, index) => unitOf(this.unitLines.read(open.text) ?? open.first, open, idAt(index), notes, spends));
    return {
      blocks: this.blocks,
      detachments: this.blocks.map(({ detachment }) => detachment),
      armySelections: this.blocks.flatMap(({ choices }) => choices),
      units,
      bySlot: bySlotOf(
        this.open.map(({ first }) => first),
        units,
      ),
      notes,
      spends,
      attachments: attachmentsOf(this.open),
      total: this.total,
    };
  }

  private takeBlock(line: Line): void {
    this.blocks.push(readBlock(line, this.blocks.length));
    this.isInRule = isOpenBlock(line);
    this.isBare = isBareTitle(line);
    this.section = null;
    this.ledger.understood(line, 'detachment');
  }

  /** Reads the text of a detachment's rule, up to the line that closes the block. */
  private takeRule(line: Line): void {
    this.ledger.note(line);
    if (line.text.includes('==')) this.isInRule = false;
  }

  private takeTotal({ text }: Line): boolean {
    const total = readTotal(text);
    if (total !== null && !/detach/i.test(text)) this.total ??= total;
    return total !== null;
  }

  /** Reads `Shield Host: Grey Watch` below a detachment. */
  private takeChoices(line: Line): boolean {
    const choices = line.bullet === null && this.open.at(-1)?.detachment !== this.blocks.length - 1 ? choicesOf(line.text) : null;
    const at = this.blocks.length - 1;
    const block = this.blocks[at];
    if (choices === null || block === undefined) return false;
    const stated = choices.map((choice) => selectionOf(choice, line.number, at));
    this.blocks[at] = { ...block, choices: [...block.choices, ...stated] };
    return true;
  }

  /** Below a title without marks: the names of roles, then choices of the army above the first unit, then the items of the unit above. */
  private takeBare(line: Line): boolean {
    const role = roleOf(line.text);
    const at = this.blocks.length - 1;
    const [block, unit] = [this.blocks[at], this.open.at(-1)];
    if (block === undefined || line.bullet !== null) return false;
    if (role !== null) {
      this.section = role;
      this.ledger.understood(line, 'section');
    } else if (unit?.detachment === at) this.takeBelow(line, unit);
    else {
      const choices = piecesOf(line.text).map((name) => selectionOf({ name, items: [] }, line.number, at));
      this.blocks[at] = { ...block, choices: [...block.choices, ...choices] };
      this.ledger.understood(line, 'faction');
    }
    return true;
  }

  private takeUnit(line: Line, role: AttachedLine['role']): boolean {
    // Some players put the items that belong below a unit on its own line.
    const [text = '', ...dashed] = line.text.split(/ ?-{3} ?/u);
    const read = this.unitLines.read(text);
    const above = this.open.at(-1);
    // A price ends a unit's line. Until a price is read, a line without a role continues the unit above it.
    const goesOn = above !== undefined && above.below.length === 0 && !this.unitLines.ends(above.text) && !this.unitLines.begins(line.text);
    if (read === null || goesOn) return false;
    this.isInRule = false;
    const detachment = this.blocks.length === 0 ? null : this.blocks.length - 1;
    this.open.push({
      line,
      first: read,
      text,
      detachment,
      section: read.role ?? this.section,
      warlord: false,
      joins: role,
      below: dashed.map((words) => ({ ...line, text: `--- ${words}` })),
    });
    return true;
  }

  private takeBelow(line: Line, unit: OpenUnit): void {
    if (isKeywordLine(line.text)) return this.ledger.note(line);
    const isWarlord = isWord('warlord', line.text);
    unit.warlord ||= isWarlord;
    // Some players write a unit's price behind its last model.
    const price = this.unitLines.ends(unit.text) ? null : /\[[^[\]]{0,60}\]\.?$/u.exec(line.text)?.[0];
    if (typeof price === 'string' && this.unitLines.ends(price)) unit.text = `${unit.text} ${price}`;
    if (!isWarlord) unit.below.push(line);
    this.ledger.understood(line, isWarlord ? 'warlord' : 'data');
  }
}

function bySlotOf(lines: readonly UnitLine[], units: readonly RosterUnit[]): ReadonlyMap<string, RosterUnit> {
  const slots = lines.map(({ slot }) => slot);
  const isDistinct = (slot: string): boolean => slots.indexOf(slot) === slots.lastIndexOf(slot);
  return new Map(units.flatMap((unit, at) => (slots[at] && isDistinct(slots[at]) ? [[slots[at], unit] as const] : [])));
}

/** The price of a unit and of the models written below it. */
const isPriceAlone = ({ text }: Line, unitLines: UnitLines): boolean => /^\[[^[\]]*\]\.?$/u.test(text) && unitLines.ends(text);

/** Each unit with a role joins the unit above that has none. */
function attachmentsOf(units: readonly OpenUnit[]): readonly DeclaredAttachment[] {
  return units.flatMap(({ joins }, at) => {
    const above = units.slice(0, at).findLastIndex((unit) => unit.joins === null);
    if (joins === null || above < 0) return [];
    return [{ leader: idAt(at), bodyguard: idAt(above), ...(joins === 'support' && { supports: true as const }) }];
  });
}

/** `---- Keywords : Line (0)`. */
const isKeywordLine = (text: string): boolean => /^-+ ?(?:keywords?|mots-cl[ée]s?) ?:/i.test(text);

/** Reads the headings `+ Battleline +` and `Battleline :`. */
const sectionIn = (text: string): string => text.replace(/^\+ /u, '').replace(/ [+:]$|:$/u, '');

/** Part of each word that names a total, or a sign that may be within one. */
const mayNameTotal = /tota|poin|figu|unit|[^a-z ]/i;

/**
 * Reads the points from `Total detachment : 735`, `ARMY TOTAL [2000]`, `Points : 1995pts` or `++ Total: [107 PL, 2000 pts] ++`. Returns
 * null for any other line.
 */
function readTotal(text: string): number | null {
  const words = text.replaceAll('+', ' ').trim();
  const before = words.split(/[:[\d]/u, 1)[0] ?? '';
  if (!mayNameTotal.test(before)) return null;
  const label = keywordKey(before);
  if (!/\b(?:total|points|figurines|unites)\b/u.test(label) || label.split(' ').length > 4) return null;
  const numbers = words.slice(words.search(/[:[\d]/u)).match(/\d[\d ,.]*/gu) ?? [];
  const points = /\b(\d{1,2}[ ,.]\d{3}|\d{1,5}) ?(?:pts|points)\b/i.exec(words)?.[1] ?? (numbers.length === 1 ? numbers[0] : undefined);
  return points === undefined ? null : readPoints(`${points.trim()} pts`);
}
