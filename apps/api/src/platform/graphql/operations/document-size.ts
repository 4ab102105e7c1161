import { Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionNode, type SelectionSetNode } from 'graphql';

/** The size of a document with all fragments spread, computed without spreading them, because every fragment can double it. */
export interface DocumentSize {
  /**
   * Number of fields and fragment spreads. The query compiler and one of the validation rules visit each of them as often as it is spread.
   */
  readonly selections: number;
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
}

const EMPTY: DocumentSize = { selections: 0, depth: 0, aliases: 0, directives: 0 };

/** Returns the maximum of each measure over the document's operations. The document need not be valid. */
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
  /** A fragment that is being measured counts as empty, so that cycles end. The validation reports them. */
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
      // graphql-js limits introspection itself, and the usual introspection query is deeper than our limit.
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
