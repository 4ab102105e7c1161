import { childrenOf, type DataFile, type EntryLinkNode, type EntryNode, type GroupNode } from '#muster/battlescribe';

type Selectable = EntryNode | GroupNode | EntryLinkNode;

/**
 * What other files may ask about a file: that it exists, its links, its cost types and forces, the categories and entries that they mention, and the
 * datasheets in a library that armies share.
 */
export function outlineOfFile(file: DataFile, mentioned: ReadonlySet<string>, datasheets: ReadonlySet<string>): DataFile {
  const { kind, id, name, revision, gameSystemId, library, costTypes, forceEntries, catalogueLinks, categoryEntries = [] } = file;
  const isNamed = ({ id: entryId }: Selectable): boolean => mentioned.has(entryId) || (library === true && datasheets.has(entryId));
  const roots = [...(file.sharedEntries ?? []), ...(file.entries ?? []), ...(file.sharedGroups ?? []), ...(file.entryLinks ?? [])];
  const named = roots.flatMap((root) => [...within(root)]).filter(isNamed);
  const categories = categoryEntries.filter((category) => mentioned.has(category.id));
  return {
    ...{ kind, id, name, revision, gameSystemId },
    ...(library === undefined ? {} : { library }),
    ...(costTypes === undefined ? {} : { costTypes }),
    ...(catalogueLinks === undefined ? {} : { catalogueLinks }),
    ...(forceEntries === undefined ? {} : { forceEntries }),
    ...(categories.length === 0 ? {} : { categoryEntries: categories }),
    ...(named.length === 0 ? {} : { sharedEntries: [...new Set(named.map((entry) => entry.id))].map(entryWith) }),
  };
}

/** An entry of which only the id matters. */
const entryWith = (id: string): EntryNode => ({ kind: 'entry', type: 'upgrade', id, name: '' });

function* within(node: Selectable): Generator<Selectable> {
  yield node;
  for (const child of childrenOf(node)) yield* within(child);
}

/** All texts in a file that may be ids of something elsewhere. Paths of several ids are taken apart. */
export function idsMentioned(file: DataFile): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      value.forEach(visit);
      return;
    }
    for (const [field, inner] of Object.entries(value)) {
      if (typeof inner !== 'string') visit(inner);
      else if (field !== 'id' && field !== 'name' && !inner.includes(' ')) for (const id of inner.split('::')) found.add(id);
    }
  };
  visit(file);
  return found;
}
