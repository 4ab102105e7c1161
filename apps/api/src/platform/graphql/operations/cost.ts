import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  valueFromASTUntyped,
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type NamedTypeNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { LIMITS } from '../../limits.js';

/**
 * Computes the maximum cost of an operation before it runs: 1 for each object it may read. The items of a connection count `first` times. A
 * field with a `complexity` (such as a check) costs that number, which can depend on its arguments.
 */
export type CostPlan = (variables: Readonly<Record<string, unknown>>) => number;

/** The field extension that Nest's `@Field({ complexity })` and `@Query({ complexity })` write. */
const COMPLEXITY = 'complexity';
const PAGE_ARGUMENTS = ['first', 'last'] as const;
const IDS_ARGUMENT = 'ids';

/** Requires a valid document. The plan is made once per document and evaluated with each request's variables. */
export function planCost(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): CostPlan {
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
  const defaults = new Map(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
    ),
  );
  const root = schema.getRootType(operation.operation);
  const known = new Map<string, number>();
  /** The variables for page sizes; null if the cost also depends on others, or is not known yet. */
  let pages: readonly string[] | null = null;
  return (variables) => {
    if (!root) return 0;
    const given = { ...Object.fromEntries(defaults), ...variables };
    const key = pages?.map((name) => pageKey(given[name])).join(' ');
    const before = key === undefined ? undefined : known.get(key);
    if (before !== undefined) return before;
    const weigher = new Weigher(schema, fragments, given);
    const { once, each } = weigher.selections(operation.selectionSet, root);
    const cost = saturated(once + each);
    pages = weigher.pages();
    if (key !== undefined && known.size < MOST_KNOWN) known.set(key, cost);
    return cost;
  };
}

/** Number of page sizes whose cost is kept per document. */
const MOST_KNOWN = 200;

const pageKey = (value: unknown): string => (typeof value === 'number' ? String(value) : '');

/** The cost of a selection set: a fixed part, and a part for each item of the page that contains it. */
interface Weight {
  readonly once: number;
  readonly each: number;
}

const NOTHING: Weight = { once: 0, each: 0 };

/** The maximum of a computed cost: larger than any limit, and small enough that sums and products stay exact. */
const SATURATION = 1_000_000_000;

class Weigher {
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #variables: Readonly<Record<string, unknown>>;
  /** Each fragment is measured once, however often it is spread, because every fragment can double the size of a document. */
  readonly #weighed = new Map<string, Weight>();
  readonly #pages = new Set<string>();
  #readsArguments = false;

  constructor(schema: GraphQLSchema, fragments: ReadonlyMap<string, FragmentDefinitionNode>, variables: Readonly<Record<string, unknown>>) {
    this.#schema = schema;
    this.#fragments = fragments;
    this.#variables = variables;
  }

  /** The variables on which the measured cost depends, all of them page sizes; null if a cost was computed from arguments. */
  pages(): readonly string[] | null {
    return this.#readsArguments ? null : [...this.#pages];
  }

  selections(set: SelectionSetNode, parent: GraphQLNamedType): Weight {
    return set.selections.reduce((sum, node) => plus(sum, this.#selection(node, parent)), NOTHING);
  }

  #selection(node: SelectionNode, parent: GraphQLNamedType): Weight {
    if (node.kind === Kind.FIELD) return this.#field(node, parent);
    if (node.kind === Kind.FRAGMENT_SPREAD) return this.#fragment(node.name.value);
    return this.selections(node.selectionSet, this.#typeOf(node.typeCondition) ?? parent);
  }

  #fragment(name: string): Weight {
    const known = this.#weighed.get(name);
    if (known) return known;
    this.#weighed.set(name, NOTHING); // ends at a cycle of fragments, which the validation refuses
    const fragment = this.#fragments.get(name);
    const type = this.#typeOf(fragment?.typeCondition);
    const weight = fragment && type ? this.selections(fragment.selectionSet, type) : NOTHING;
    this.#weighed.set(name, weight);
    return weight;
  }

  #field({ name, arguments: given = [], selectionSet }: FieldNode, parent: GraphQLNamedType): Weight {
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name.value] : undefined;
    if (!field) return NOTHING; // a field of the introspection
    const type = getNamedType(field.type);
    const below = selectionSet && isCompositeType(type) ? this.selections(selectionSet, type) : NOTHING;
    const each = this.#ownCost(field, given) + below.once + below.each * this.#pageOf(field, given);
    const cost = saturated(each * this.#idsOf(field, given));
    return isListType(getNullableType(field.type)) ? { once: 0, each: cost } : { once: cost, each: 0 };
  }

  #ownCost(field: GraphQLField<unknown, unknown>, given: readonly ArgumentNode[]): number {
    const complexity = field.extensions[COMPLEXITY];
    if (countsArguments(complexity)) this.#readsArguments = true;
    const cost = countsArguments(complexity) ? complexity({ args: this.#valuesOf(given) }) : complexity;
    if (typeof cost === 'number') return cost;
    return isCompositeType(getNamedType(field.type)) ? 1 : 0;
  }

  /** Returns the arguments as sent; their values are checked later. */
  #valuesOf(given: readonly ArgumentNode[]): Readonly<Record<string, unknown>> {
    return Object.fromEntries(given.map(({ name, value }) => [name.value, valueFromASTUntyped(value, this.#variables)]));
  }

  /** Number of objects that a field with the argument `ids` can return; 1 for other fields. */
  #idsOf(field: GraphQLField<unknown, unknown>, given: readonly ArgumentNode[]): number {
    if (!field.args.some(({ name }) => name === IDS_ARGUMENT)) return 1;
    this.#readsArguments = true;
    const ids = this.#valuesOf(given)[IDS_ARGUMENT];
    return Array.isArray(ids) ? Math.min(ids.length, LIMITS.page) : 1;
  }

  /** Number of items that the lists directly below a connection can have. */
  #pageOf(field: GraphQLField<unknown, unknown>, given: readonly ArgumentNode[]): number {
    const forwards = field.args.find(({ name }) => name === 'first');
    if (!forwards) return 1;
    const sizes = PAGE_ARGUMENTS.flatMap((name) => this.#sizeIn(given.find((one) => one.name.value === name)?.value) ?? []);
    const fallback = typeof forwards.defaultValue === 'number' ? forwards.defaultValue : LIMITS.defaultPage;
    return sizes.length === 0 ? fallback : Math.max(...sizes);
  }

  /** Null if no size is sent. */
  #sizeIn(value: ValueNode | undefined): number | null {
    if (value?.kind === Kind.INT) return size(Number(value.value));
    if (value?.kind !== Kind.VARIABLE) return null;
    this.#pages.add(value.name.value);
    const sent = this.#variables[value.name.value];
    return sent === null || sent === undefined ? null : size(sent);
  }

  #typeOf(condition: NamedTypeNode | undefined): GraphQLNamedType | undefined {
    return condition && this.#schema.getType(condition.name.value);
  }
}

const saturated = (cost: number): number => Math.min(cost, SATURATION);

const plus = (a: Weight, b: Weight): Weight => ({ once: saturated(a.once + b.once), each: saturated(a.each + b.each) });

type CostOfArguments = (asked: { readonly args: Readonly<Record<string, unknown>> }) => unknown;

const countsArguments = (complexity: unknown): complexity is CostOfArguments => typeof complexity === 'function';

/** An invalid page size costs as much as the largest page; the check of the argument refuses it. */
const size = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) ? Math.min(Math.max(value, 0), LIMITS.page) : LIMITS.page;
