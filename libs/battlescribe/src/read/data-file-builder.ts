import type { DataFile } from '../nodes.js';
import type { AttributeValues } from './attribute-values.js';
import type { ChildLists, Draft, Mutable } from './draft.js';
import { GRAMMAR, LIST_ITEMS, TEXT_ELEMENTS } from './grammar.js';
import { NOTE_LENGTH } from './limits.js';
import { addNode } from './node-tree.js';
import { isAddressable, type SourceIndex, type SourceMark } from './source-index.js';
import type { Attributes, XmlHandler } from './xml-events.js';

/** Builds the nodes of one data file from its elements. */
export class DataFileBuilder implements XmlHandler {
  /** Null until the root element was closed. */
  file: DataFile | null = null;
  /** The root element, known or not. */
  root: Draft | null = null;
  private readonly declared: SourceMark[] = [];
  private readonly references: SourceMark[] = [];
  private readonly stack: Draft[] = [];
  /** Depth inside an element that is left out. */
  private skipped = 0;

  constructor(private readonly values: AttributeValues) {}

  get source(): SourceIndex {
    return { declared: this.declared, references: this.references };
  }

  open(element: string, attributes: Attributes, line: number): boolean {
    if (this.skipped > 0 || !this.accepts(element, line)) {
      this.skipped += 1;
      return false;
    }
    const parent = this.stack.at(-1);
    const lists = LIST_ITEMS.has(element) && parent ? parent.lists : {};
    const draft: Draft = { element, attributes, line, lists };
    this.root ??= draft;
    this.stack.push(draft);
    this.checkAttributes(draft);
    this.mark(draft);
    return element === 'characteristic' || TEXT_ELEMENTS.has(element);
  }

  close(element: string, text: string): void {
    if (this.skipped > 0) {
      this.skipped -= 1;
      return;
    }
    const draft = this.stack.at(-1);
    if (!draft) return;
    const parent = this.stack.at(-2);
    if (!parent) this.file = dataFile(draft, this.values);
    else if (TEXT_ELEMENTS.has(element)) this.closeText(draft, parent, text);
    else if (!LIST_ITEMS.has(element)) addNode(draft, text, parent, this.stack, this.values);
    this.stack.pop();
  }

  /** A root, a list its node may hold, an item of the list it stands in, or a text. */
  private accepts(element: string, line: number): boolean {
    const parent = this.stack.at(-1);
    if (!parent) return element === 'catalogue' || element === 'gameSystem';
    const item = LIST_ITEMS.get(parent.element);
    if (item === element) return this.listStandsWell(element, parent, line);
    // Files of BattleScribe 2.01 carry empty lists where no list belongs: only their items are reported.
    const known = item === undefined && (LIST_ITEMS.has(element) || TEXT_ELEMENTS.has(element)) && GRAMMAR.has(parent.element);
    if (!known) this.values.unknownElement(parent.element, element, line);
    return known;
  }

  private listStandsWell(element: string, list: Draft, line: number): boolean {
    const holder = this.stack.at(-2);
    const well = holder !== undefined && (GRAMMAR.get(holder.element)?.lists.has(list.element) ?? false);
    if (!well) this.values.unknownElement(`${holder?.element}/${list.element}`, element, line);
    return well;
  }

  private checkAttributes({ element, attributes, line }: Draft): void {
    const known = GRAMMAR.get(element)?.attributes;
    if (!known) return;
    for (const name in attributes) if (!known.has(name)) this.values.unknownAttribute(element, name, line);
  }

  private mark({ element, attributes, line }: Draft): void {
    const { id, targetId } = attributes;
    if (id && isAddressable(element)) this.declared.push({ element, id: this.values.intern(id), line });
    if (targetId) this.references.push({ element, id: this.values.intern(targetId), line });
  }

  private closeText(draft: Draft, parent: Draft, text: string): void {
    const { element, line } = draft;
    const note = text.trim();
    if (element === 'comment' && note && note.length <= NOTE_LENGTH) parent.lists.comment = this.values.intern(note);
    else if (element === 'description') this.values.drop(text, this.stack, { kind: 'rule', typeName: null, name: element, line });
    else this.values.drop(text, this.stack, { kind: 'note', typeName: null, name: element, line });
  }
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
