import {
  costTypeId,
  type CategoryEntryNode,
  type DataFile,
  type EntryLinkNode,
  type EntryNode,
  type GroupNode,
} from '#muster/battlescribe';
import { keywordKey } from '../keywords.js';
import type { Overlay } from '../release-data.js';
import { type EditContext, editNode, type TreeNode } from './node-edits.js';

/** Applies all overlays of nodes to the files, in order. Files and nodes without overlays stay the same objects. */
export function applyNodeOverlays(files: readonly DataFile[], overlays: readonly Overlay[]): readonly DataFile[] {
  if (overlays.length === 0) return files;
  const keywords = new Keywords(files);
  const edits = new NodeEdits(overlays, {
    pointsTypeId: costTypeId(
      'points',
      files.flatMap(({ costTypes }) => costTypes ?? []),
    ),
    categoryOf: (keyword) => keywords.categoryOf(keyword),
  });
  const edited = files.map((file) => edits.file(file));
  return keywords.added.length === 0 ? edited : edited.map((file) => withCategories(file, keywords.added));
}

/** Keywords are categories. A keyword that the data does not contain is added as a category of the game system. */
class Keywords {
  readonly added: CategoryEntryNode[] = [];
  readonly #byKey = new Map<string, CategoryEntryNode>();

  constructor(files: readonly DataFile[]) {
    for (const category of files.flatMap(({ categoryEntries }) => categoryEntries ?? [])) {
      const key = keywordKey(category.name);
      if (!this.#byKey.has(key)) this.#byKey.set(key, category);
    }
  }

  categoryOf(keyword: string): CategoryEntryNode {
    const key = keywordKey(keyword);
    const known = this.#byKey.get(key);
    if (known) return known;
    const category: CategoryEntryNode = { kind: 'category', id: `keyword:${key}`, name: keyword };
    this.#byKey.set(key, category);
    this.added.push(category);
    return category;
  }
}

function withCategories(file: DataFile, added: readonly CategoryEntryNode[]): DataFile {
  return file.kind === 'gameSystem' ? { ...file, categoryEntries: [...(file.categoryEntries ?? []), ...added] } : file;
}

class NodeEdits {
  readonly #overlays = new Map<string, Overlay[]>();

  constructor(
    overlays: readonly Overlay[],
    private readonly context: EditContext,
  ) {
    for (const overlay of overlays) {
      const same = this.#overlays.get(overlay.target);
      if (same) same.push(overlay);
      else this.#overlays.set(overlay.target, [overlay]);
    }
  }

  file(file: DataFile): DataFile {
    const name = this.#overlays.get(file.id)?.findLast(({ field }) => field === 'name')?.value ?? file.name;
    const lists = {
      ...this.#list('entries', file.entries),
      ...this.#list('entryLinks', file.entryLinks),
      ...this.#list('sharedEntries', file.sharedEntries),
      ...this.#list('sharedGroups', file.sharedGroups),
    };
    return name === file.name && Object.keys(lists).length === 0 ? file : { ...file, name, ...lists };
  }

  /** An object with the edited list under its name. Empty if nothing in the list changed. */
  #list<Name extends string, Node extends TreeNode>(
    name: Name,
    nodes: readonly Node[] | undefined,
  ): { readonly [K in Name]?: readonly Node[] } {
    if (!nodes) return {};
    const edited = nodes.map((node) => this.#node(node));
    if (edited.every((node, at) => node === nodes[at])) return {};
    const lists: { [K in Name]?: readonly Node[] } = {};
    return Object.assign(lists, { [name]: edited });
  }

  #node<Node extends TreeNode>(node: Node): Node {
    const inner = {
      ...this.#list<'entries', EntryNode>('entries', node.entries),
      ...this.#list<'groups', GroupNode>('groups', node.groups),
      ...this.#list<'links', EntryLinkNode>('links', node.links),
    };
    let edited: Node = Object.keys(inner).length === 0 ? node : { ...node, ...inner };
    for (const overlay of this.#overlays.get(node.id) ?? []) edited = editNode(edited, overlay, this.context);
    return edited;
  }
}
