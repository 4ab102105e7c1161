import type { AttributeValues } from '../build/attribute-values.js';
import type { Draft } from '../events/draft.js';
import type { RosterFile, RosterForce, RosterSelection, StatedCategory, StatedCost } from './roster-file.js';
import type { Attributes, XmlHandler } from '../events/xml-events.js';

/** The content of a roster element that is still open. */
interface Content {
  readonly costs: StatedCost[];
  readonly costLimits: StatedCost[];
  readonly categories: StatedCategory[];
  readonly selections: RosterSelection[];
  readonly forces: RosterForce[];
}

interface OpenElement extends Draft {
  /** For a list, the content of the element that contains it. */
  readonly content: Content;
}

const PARENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['costs', ['roster', 'force', 'selection']],
  ['costLimits', ['roster']],
  ['forces', ['roster', 'force']],
  ['selections', ['force', 'selection']],
  ['categories', ['force', 'selection']],
  ['cost', ['costs']],
  ['costLimit', ['costLimits']],
  ['force', ['forces']],
  ['selection', ['selections']],
  ['category', ['categories']],
]);

/** The publisher's texts and the player's notes are skipped. */
const SKIPPED = new Set(['profiles', 'rules', 'publications', 'infoGroups', 'tags', 'customNotes', 'associations', 'readme', 'comment']);

const shown = 'name customName publicationId page hidden book';
const ATTRIBUTES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    roster: 'id name battleScribeVersion gameSystemId gameSystemName gameSystemRevision generatedBy xmlns tags',
    force: `id entryId catalogueId catalogueName catalogueRevision ${shown}`,
    selection: `id entryId entryGroupId number type from group ${shown}`,
    category: `id entryId primary ${shown}`,
    cost: 'name typeId costTypeId value',
    costLimit: 'name typeId costTypeId value',
  }).map(([element, attributes]) => [element, new Set(attributes.split(' '))]),
);

/** Builds a roster from the elements of a .ros file. */
export class RosterFileBuilder implements XmlHandler {
  /** Null until the root element has been closed. */
  roster: RosterFile | null = null;
  private readonly stack: OpenElement[] = [];
  private readonly ids = new Set<string>();
  private skipped = 0;

  constructor(private readonly values: AttributeValues) {}

  open(element: string, attributes: Attributes, line: number): boolean {
    const parent = this.stack.at(-1);
    if (this.skipped > 0 || !this.accepts(element, parent, line)) {
      this.skipped += 1;
      return false;
    }
    const known = ATTRIBUTES.get(element);
    for (const name in attributes) if (known && !known.has(name)) this.values.unknownAttribute(element, name, line);
    const content = parent && !known ? parent.content : { costs: [], costLimits: [], categories: [], selections: [], forces: [] };
    this.stack.push({ element, attributes, line, lists: {}, content });
    return false;
  }

  close(): void {
    if (this.skipped > 0) {
      this.skipped -= 1;
      return;
    }
    const draft = this.stack.pop();
    const parent = this.stack.at(-1);
    if (!draft) return;
    if (!parent) this.roster = this.rosterOf(draft);
    else this.add(draft, parent.content);
  }

  private accepts(element: string, parent: OpenElement | undefined, line: number): boolean {
    if (!parent) return element === 'roster';
    if (PARENTS.get(element)?.includes(parent.element)) return true;
    if (!SKIPPED.has(element)) this.values.unknownElement(parent.element, element, line);
    return false;
  }

  private add(draft: OpenElement, into: Content): void {
    if (draft.element === 'force') into.forces.push(this.forceOf(draft));
    else if (draft.element === 'selection') addKnown(into.selections, this.selectionOf(draft));
    else if (draft.element === 'category') into.categories.push(this.categoryOf(draft));
    else if (draft.element === 'cost') addKnown(into.costs, this.costOf(draft));
    else if (draft.element === 'costLimit') addKnown(into.costLimits, this.costOf(draft));
  }

  private rosterOf(draft: OpenElement): RosterFile {
    const { costs, costLimits, forces } = draft.content;
    return {
      id: this.values.text(draft, 'id'),
      name: this.values.label(draft),
      battleScribeVersion: this.values.label(draft, 'battleScribeVersion'),
      generatedBy: this.values.label(draft, 'generatedBy'),
      gameSystemId: this.values.text(draft, 'gameSystemId'),
      gameSystemName: this.values.label(draft, 'gameSystemName'),
      gameSystemRevision: this.values.number(draft, 'gameSystemRevision'),
      costs,
      costLimits,
      forces,
    };
  }

  private forceOf(draft: OpenElement): RosterForce {
    const { costs, categories, selections, forces } = draft.content;
    return {
      id: this.uniqueId(draft),
      name: this.values.label(draft),
      entryId: this.values.text(draft, 'entryId'),
      catalogueId: this.values.text(draft, 'catalogueId'),
      catalogueName: this.values.label(draft, 'catalogueName'),
      catalogueRevision: this.values.number(draft, 'catalogueRevision'),
      categories,
      costs,
      selections,
      forces,
      line: draft.line,
    };
  }

  /** Null, with a diagnostic, if its number is not an integer. */
  private selectionOf(draft: OpenElement): RosterSelection | null {
    const number = draft.attributes['number'] === undefined ? 1 : this.values.count(draft, 'number');
    if (number === null) return null;
    const { costs, categories, selections } = draft.content;
    return {
      id: this.uniqueId(draft),
      name: this.values.label(draft),
      customName: this.values.label(draft, 'customName'),
      type: this.values.label(draft, 'type'),
      group: this.values.label(draft, 'group'),
      entryId: this.values.text(draft, 'entryId'),
      entryGroupId: this.values.text(draft, 'entryGroupId') || null,
      number,
      costs,
      categories,
      selections,
      line: draft.line,
    };
  }

  private categoryOf(draft: OpenElement): StatedCategory {
    const { values } = this;
    return { entryId: values.text(draft, 'entryId'), name: values.label(draft), primary: values.flag(draft, 'primary') };
  }

  private costOf(draft: OpenElement): StatedCost | null {
    const value = this.values.number(draft, 'value');
    if (value === null) return null;
    const typeId = this.values.text(draft, 'typeId') || this.values.text(draft, 'costTypeId');
    return { typeId, name: this.values.label(draft), value };
  }

  /** The id of the element. A missing or duplicate id is replaced and reported. */
  private uniqueId(draft: OpenElement): string {
    const id = this.values.text(draft, 'id');
    if (id !== '' && !this.ids.has(id)) {
      this.ids.add(id);
      return id;
    }
    this.values.repeatedId(draft, id);
    const replacement = `line-${draft.line}-${this.ids.size}`;
    this.ids.add(replacement);
    return replacement;
  }
}

function addKnown<Item>(list: Item[], item: Item | null): void {
  if (item !== null) list.push(item);
}
