import { EDITIONS, type EditionId } from '#muster/roster';
import { readCosted } from '../text/items/costs.js';
import { isSignature } from '../text/header/signature.js';
import type { LineLedger } from '../text/line-ledger.js';
import type { Line } from '../text/lines.js';
import { bodyOf, isUnit, type Body, type Force } from './body.js';
import { SelectionDraft } from './selection-draft.js';

export interface HtmlPage {
  readonly name: string | null;
  /** Null if the page was copied without its title. */
  readonly edition: EditionId | null;
  readonly body: Body;
}

/** A line with a name, and what the lines directly below it state. */
interface Entry {
  readonly line: Line;
  readonly selections: { readonly line: Line; readonly items: string } | null;
  readonly categories: ReadonlySet<string> | null;
}

/**
 * Reads the page that BattleScribe exports, as it is copied: without any indentation. A heading is a category of the selection below it; a
 * selection of the force states its categories, among which is the heading; everything else with a name belongs to the selection above it.
 * Profiles and rules are not read. Null if the text is not such a page.
 */
export function readHtmlBody(written: readonly Line[], ledger: LineLedger): HtmlPage | null {
  if (written.filter(({ text }) => text.startsWith(CATEGORIES)).length < fewestSelections) return null;
  const at = written.findIndex((line) => titleOf(line) !== null);
  const title = written[at];
  const named = title === undefined ? null : titleOf(title);
  for (const line of written.slice(0, at + 1)) if (!line.tooLong && line !== title) ledger.note(line);
  if (title !== undefined) ledger.understood(title, 'title');
  const total = title === undefined || named === null ? null : { name: 'Total:', army: null, costs: named.costs, line: title.number };
  const body = readEntries(entriesOf(written.slice(at + 1), ledger), total, ledger);
  return { name: named?.name ?? null, edition: named?.edition ?? null, body };
}

/** A text with this many lines of categories is not a coincidence. */
const fewestSelections = 2;

const CATEGORIES = 'Categories: ';
const SELECTIONS = 'Selections: ';

/** Reads `My list (Tides of War 9th Edition) [29 PL, 3CP, 600pts]`. */
function titleOf({ text, bullet, indent }: Line) {
  const costs = bullet === null && indent === 0 ? readCosted(text) : null;
  const title = costs?.name ?? '';
  const number = /(\d{1,2})th edition\)$/i.exec(title)?.[1] ?? '';
  const name = title.slice(0, Math.max(0, title.lastIndexOf('(')));
  const edition = EDITIONS.find((one) => one === `${number}e`);
  return costs === null || edition === undefined ? null : { name: name.trim() === '' ? null : name.trim(), edition, costs };
}

/** The lines with names. Rows of tables, lists of profiles and rules are notes; text that belongs to no name stays unread. */
function entriesOf(lines: readonly Line[], ledger: LineLedger): readonly Entry[] {
  const entries: Entry[] = [];
  let isAfterRow = false;
  let isInRules = false;
  for (const [index, line] of lines.entries()) {
    const { text, indent, bullet, tooLong } = line;
    const isRow = indent > 0;
    const last = entries.at(-1);
    if (isSignature(text)) ledger.understood(line, 'footer');
    else if (isRow || isInRules || (tooLong && isAfterRow)) ledger.note(line);
    else if (RULES.has(text)) {
      isInRules = true;
      ledger.note(line);
    } else if (text.startsWith(SELECTIONS) && last?.selections === null) {
      entries[entries.length - 1] = { ...last, selections: { line, items: text.slice(SELECTIONS.length) } };
    } else if (text.startsWith(CATEGORIES) && last?.categories === null) {
      entries[entries.length - 1] = { ...last, categories: new Set(text.slice(CATEGORIES.length).split(', ')) };
      ledger.note(line);
    } else if (bullet === null && !tooLong && isName(text, lines[index + 1])) {
      entries.push({ line, selections: null, categories: null });
    } else if (LABELLED.test(text) || isRemark(line, last, lines[index + 1])) ledger.note(line);
    isAfterRow = isRow || (tooLong && isAfterRow);
  }
  return entries;
}

/** Headings above the text of rules, which ends the list. */
const RULES: ReadonlySet<string> = new Set(['Force Rules', 'Selection Rules']);

/** `Weapon: Hook, Bell`: names of profiles and rules. */
const LABELLED = /^\p{Lu}[\p{L} ]{1,30}: /u;

/** A name has costs, or stands above what is selected in it, or is a heading above another name. */
function isName(text: string, next: Line | undefined): boolean {
  if (LABELLED.test(text)) return false;
  const isHeading = next !== undefined && next.indent === 0 && (!LABELLED.test(next.text) || readCosted(next.text) !== null);
  const isShort = text.length <= 60 && !/[.!?]$/u.test(text);
  return readCosted(text)?.after === '' || (isShort && (isHeading || next?.text.startsWith(SELECTIONS) === true || isCategorised(next)));
}

const isCategorised = (next: Line | undefined): boolean => next?.text.startsWith(CATEGORIES) === true;

/** A player's note stands between a name and what is selected in it. */
function isRemark({ text, tooLong }: Line, last: Entry | undefined, next: Line | undefined): boolean {
  const isOpen = last !== undefined && last.selections === null && last.categories === null;
  return isOpen && !tooLong && readCosted(text) === null && (next?.text.startsWith(SELECTIONS) === true || isCategorised(next));
}

function readEntries(entries: readonly Entry[], total: Force | null, ledger: LineLedger): Body {
  const forces: Force[] = [];
  const drafts: SelectionDraft[] = [];
  let section: string | null = null;
  let sections = 0;
  let open: SelectionDraft | null = null;
  for (const [index, entry] of entries.entries()) {
    const { line, selections } = entry;
    const force = forceOf(entry, forces.length === 0);
    if (force !== null) {
      forces.push(force);
      [section, open] = [null, null];
      ledger.understood(line, 'detachment');
    } else if (isSection(entry, entries[index + 1], section)) {
      section = nameOf(entry);
      sections += 1;
      open = null;
      ledger.understood(line, 'section');
    } else if (section !== null && entry.categories?.has(section) === true) {
      open = new SelectionDraft(line.number, bare(line.text), section, forces.length - 1);
      drafts.push(open);
      ledger.understood(line, isUnit(open) ? 'unit' : 'item');
    } else if (open !== null) {
      open.take(line.number, 1, bare(line.text));
      ledger.understood(line, 'item');
    }
    if (selections !== null && open?.takeList(selections.line.number, selections.items) === true)
      ledger.understood(selections.line, 'item');
  }
  return bodyOf({ forces, total, sections, drafts });
}

const bare = (text: string): string => text.replace(/^\*\*(.*)\*\*$/u, '$1');

const nameOf = ({ line: { text } }: Entry): string => readCosted(text)?.name ?? text;

/** A heading has nothing of its own, and the selection below it has the heading among its categories, and not the heading above. */
function isSection(entry: Entry, next: Entry | undefined, section: string | null): boolean {
  if (entry.categories !== null || entry.selections !== null) return false;
  return next?.categories?.has(nameOf(entry)) === true && (section === null || !next.categories.has(section));
}

/** Reads `Battalion Detachment 0CP (Alliance - Army) [114 PL, 3CP, 2,000pts]`. */
function forceOf({ line, selections, categories }: Entry, isFirst: boolean): Force | null {
  const costs = selections === null && categories === null ? readCosted(line.text) : null;
  const title = costs?.name ?? '';
  const open = title.endsWith(')') ? title.lastIndexOf('(') : -1;
  const [name, army] = open < 0 ? ['', ''] : [title.slice(0, open), title.slice(open + 1, -1)];
  const isForce = isFirst || army.includes(' - ') || /detachment|force|roster/i.test(name);
  return army === '' || !isForce ? null : { name: name.trim(), army, costs, line: line.number };
}
