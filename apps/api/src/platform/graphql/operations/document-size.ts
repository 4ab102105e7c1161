import { Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionNode, type SelectionSetNode } from 'graphql';

/** How large a document is once its fragments are spread, counted without spreading them: a document can double with every fragment. */
export interface DocumentSize {
  /** Fields, and spreads of fragments. The query compiler and a rule of the validation visit each as often as it is spread. */
  readonly selections: number;
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
}

const EMPTY: DocumentSize = { selections: 0, depth: 0, aliases: 0, directives: 0 };

/** The largest of the document's operations, each measure by itself. Works on documents that were not validated yet. */
export function sizeOf(document: DocumentNode): DocumentSize {
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
  const measure = new Measure(fragments);
  return document.definitions.reduce((size, node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION) return size;
    return largest(size, plusDirectives(measure.selections(node.selectionSet), node.directives?.length));
  }, EMPTY);
}

class Measure {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** A fragment being measured counts as empty: cycles are for the validation to name. */
  readonly #known = new Map<string, DocumentSize>();

  constructor(fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
    this.#fragments = fragments;
  }

  selections(set: SelectionSetNode): DocumentSize {
    return set.selections.reduce((sum, node) => beside(sum, this.#selection(node)), EMPTY);
  }

  #selection(node: SelectionNode): DocumentSize {
    const bare = this.#bare(node);
    return plusDirectives({ ...bare, selections: bare.selections + 1 }, node.directives?.length);
  }

  #bare(node: SelectionNode): DocumentSize {
    if (node.kind === Kind.FRAGMENT_SPREAD) return this.#fragment(node.name.value);
    if (node.kind === Kind.INLINE_FRAGMENT) return this.selections(node.selectionSet);
    const below = node.selectionSet ? this.selections(node.selectionSet) : EMPTY;
    return {
      selections: below.selections,
      // graphql-js has its own limit for introspection, whose ordinary query is deeper than any of ours.
      depth: node.name.value.startsWith('__') ? 0 : below.depth + 1,
      aliases: below.aliases + (node.alias ? 1 : 0),
      directives: below.directives,
    };
  }

  #fragment(name: string): DocumentSize {
    const known = this.#known.get(name);
    if (known) return known;
    this.#known.set(name, EMPTY);
    const fragment = this.#fragments.get(name);
    const size = fragment ? plusDirectives(this.selections(fragment.selectionSet), fragment.directives?.length) : EMPTY;
    this.#known.set(name, size);
    return size;
  }
}

const plusDirectives = (size: DocumentSize, count = 0): DocumentSize =>
  count === 0 ? size : { ...size, directives: size.directives + count };

const beside = (a: DocumentSize, b: DocumentSize): DocumentSize => ({
  selections: a.selections + b.selections,
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  directives: a.directives + b.directives,
});

const largest = (a: DocumentSize, b: DocumentSize): DocumentSize => ({
  selections: Math.max(a.selections, b.selections),
  depth: Math.max(a.depth, b.depth),
  aliases: Math.max(a.aliases, b.aliases),
  directives: Math.max(a.directives, b.directives),
});
