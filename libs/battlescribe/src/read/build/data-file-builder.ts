import type { DataFile } from '../../nodes.js';
import { AMOUNTS, isWithin, readDecimal } from './amounts.js';
import type { AttributeValues } from './attribute-values.js';
import type { ChildLists, Draft, Mutable } from '../events/draft.js';
import { GRAMMAR, type ElementGrammar, type NodeGrammar } from '../events/grammar.js';
import { NOTE_LENGTH } from '../events/limits.js';
import { type CostBelowZero, type OddChange, SourceMarker, type SourceIndex } from '../check/source-index.js';
import type { Attributes, XmlHandler } from '../events/xml-events.js';

interface OpenElement extends Draft {
  readonly grammar: ElementGrammar;
}

/** For elements that cannot contain lists. */
const NO_LISTS: ChildLists = Object.freeze({});

/** Builds the nodes of one data file from its elements. */
export class DataFileBuilder implements XmlHandler {
  /** Null until the root element has been closed. */
  file: DataFile | null = null;
  /** Null if the file begins with a different element. */
  root: Draft | null = null;
  private readonly declared = new SourceMarker();
  private readonly references = new SourceMarker();
  private readonly scopes = new SourceMarker();
  private readonly scopesSeen = new Set<string>();
  private readonly oddChanges: OddChange[] = [];
  private readonly costsBelowZero: CostBelowZero[] = [];
  private readonly stack: OpenElement[] = [];
  /** Depth inside an element that is skipped. */
  private skipped = 0;

  constructor(private readonly values: AttributeValues) {}

  get source(): SourceIndex {
    const { declared, references, scopes, oddChanges, costsBelowZero } = this;
    return { declared, references, scopes, oddChanges, costsBelowZero };
  }

  open(name: string, attributes: Attributes, line: number): boolean {
    const parent = this.stack.at(-1);
    const grammar = this.skipped > 0 ? null : this.accepted(name, parent, line);
    if (!grammar) {
      this.skipped += 1;
      return false;
    }
    const { kind, element } = grammar;
    const draft: OpenElement = { grammar, element, attributes, line, lists: listsOf(grammar, parent) };
    this.root ??= draft;
    this.stack.push(draft);
    if (kind === 'node') this.inspect(draft, grammar);
    return kind === 'text' || element === 'characteristic';
  }

  close(_: string, text: string): void {
    if (this.skipped > 0) {
      this.skipped -= 1;
      return;
    }
    const draft = this.stack.at(-1);
    const parent = this.stack.at(-2);
    if (!draft) return;
    if (!parent) this.file = dataFile(draft, this.values);
    else if (draft.grammar.kind === 'text') this.closeText(draft, parent, text);
    else if (draft.grammar.kind === 'node') {
      draft.grammar.add?.(parent.lists, { draft, text, list: parent.element, stack: this.stack }, this.values);
    }
    this.stack.pop();
  }

  /**
   * The grammar of an element if it is allowed here: as a root, as a list or text inside a node, or as an item of its list. Otherwise null,
   * with a diagnostic.
   */
  private accepted(name: string, parent: OpenElement | undefined, line: number): ElementGrammar | null {
    const grammar = GRAMMAR.get(name);
    if (!parent) return grammar?.kind === 'node' && grammar.add === null ? grammar : null;
    if (!grammar || !stands(grammar, parent.grammar)) {
      this.values.unknownElement(parent.element, name, line);
      return null;
    }
    return grammar.kind !== 'ignored' && this.listStandsWell(parent, line) ? grammar : null;
  }

  /** Files of BattleScribe 2.01 contain empty lists in wrong places. Only items in such lists are reported. */
  private listStandsWell(parent: OpenElement, line: number): boolean {
    if (parent.grammar.kind !== 'list') return true;
    const holder = this.stack.at(-2)?.grammar;
    if (holder?.kind === 'node' && holder.lists.has(parent.element)) return true;
    this.values.unknownElement(holder?.element ?? '', parent.element, line);
    return false;
  }

  private inspect({ element, attributes, line }: Draft, grammar: NodeGrammar): void {
    for (const name in attributes) if (!grammar.attributes.has(name)) this.values.unknownAttribute(element, name, line);
    const { id, targetId } = attributes;
    if (id && grammar.addressable) this.declared.add(element, this.values.intern(id), line);
    if (targetId) this.references.add(element, this.values.intern(targetId), line);
    if (attributes['scope']) this.inspectScope(element, attributes['scope'], line);
    if (attributes['field'] === 'associations') this.values.notEvaluated(element, line);
    if (element === 'modifier') this.inspectChange(attributes, line);
    else if (element === 'cost') this.inspectCost(attributes, line);
  }

  /** A scope is kept once, at its first occurrence. */
  private inspectScope(element: string, scope: string, line: number): void {
    if (this.scopesSeen.has(scope)) return;
    this.scopesSeen.add(scope);
    this.scopes.add(element, this.values.intern(scope), line);
  }

  private inspectChange({ field, value }: Attributes, line: number): void {
    const number = readDecimal(value ?? '');
    if (field === undefined || (number !== null && isWithin(number, AMOUNTS))) return;
    this.oddChanges.push({ field: this.values.intern(field), line });
  }

  private inspectCost({ typeId, costTypeId, value }: Attributes, line: number): void {
    const owner = this.stack.at(-3)?.attributes;
    if (!value?.startsWith('-') || (owner?.['type'] !== 'unit' && owner?.['type'] !== 'model')) return;
    this.costsBelowZero.push({ typeId: typeId ?? costTypeId ?? '', name: owner['name'] ?? '', value: Number(value), line });
  }

  private closeText({ element, line }: Draft, parent: Draft, text: string): void {
    const note = text.trim();
    const place = { typeName: null, name: element, line };
    if (element === 'description') this.values.drop(text, this.stack, { kind: 'rule', ...place });
    else if (element === 'comment' && note !== '' && note.length <= NOTE_LENGTH && parent.lists !== NO_LISTS)
      parent.lists.comment = this.values.intern(note);
    else this.values.drop(text, this.stack, { kind: 'note', ...place });
  }
}

function stands({ kind, element }: ElementGrammar, parent: ElementGrammar): boolean {
  if (parent.kind === 'list') return parent.item === element;
  return parent.kind === 'node' && kind !== 'node';
}

function listsOf(grammar: ElementGrammar, parent: Draft | undefined): ChildLists {
  if (grammar.kind === 'list') return parent?.lists ?? NO_LISTS;
  return grammar.kind === 'node' && grammar.lists.size > 0 ? {} : NO_LISTS;
}

function dataFile(draft: Draft, values: AttributeValues): DataFile {
  const system = draft.element === 'gameSystem';
  const id = values.text(draft, 'id');
  const file: Mutable<DataFile> = {
    kind: system ? 'gameSystem' : 'catalogue',
    id,
    name: values.label(draft),
    revision: values.number(draft, 'revision') ?? 0,
    gameSystemId: system ? id : values.text(draft, 'gameSystemId'),
  };
  if (values.flag(draft, 'library')) file.library = true;
  addSystemLists(file, draft.lists);
  addEntryLists(file, draft.lists);
  addInformation(file, draft.lists);
  return file;
}

function addSystemLists(file: Mutable<DataFile>, lists: ChildLists): void {
  if (lists.costTypes) file.costTypes = lists.costTypes;
  if (lists.profileTypes) file.profileTypes = lists.profileTypes;
  if (lists.publications) file.publications = lists.publications;
  if (lists.categoryEntries) file.categoryEntries = lists.categoryEntries;
  if (lists.forceEntries) file.forceEntries = lists.forceEntries;
  if (lists.catalogueLinks) file.catalogueLinks = lists.catalogueLinks;
}

function addEntryLists(file: Mutable<DataFile>, lists: ChildLists): void {
  if (lists.entries) file.entries = lists.entries;
  if (lists.links) file.entryLinks = lists.links;
  if (lists.sharedEntries) file.sharedEntries = lists.sharedEntries;
  if (lists.sharedGroups) file.sharedGroups = lists.sharedGroups;
}

function addInformation(file: Mutable<DataFile>, lists: ChildLists): void {
  if (lists.sharedProfiles) file.sharedProfiles = lists.sharedProfiles;
  if (lists.sharedRules) file.sharedRules = lists.sharedRules;
  if (lists.sharedInfoGroups) file.sharedInfoGroups = lists.sharedInfoGroups;
  if (lists.profiles) file.profiles = lists.profiles;
  if (lists.rules) file.rules = lists.rules;
  if (lists.infoLinks) file.infoLinks = lists.infoLinks;
  if (lists.infoGroups) file.infoGroups = lists.infoGroups;
}
