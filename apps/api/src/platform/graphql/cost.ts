import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type ArgumentNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { LIMITS } from '../limits.js';

/**
 * What an operation may cost, counted before it runs: one for each object it may touch. The lists of a connection count
 * `first` times; a field with `complexity` of its own (a check) counts that much.
 */
export type CostPlan = (variables: Readonly<Record<string, unknown>>) => number;

/** Field extension read here; Nest's `@Field({ complexity })` and `@Query({ complexity })` write it. */
const COMPLEXITY = 'complexity';
const PAGE_ARGUMENT = 'first';

/** The document must be valid. Built once per document, then asked with each request's variables. */
export function planCost(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): CostPlan {
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
  const defaults = new Map(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)] as const] : [],
    ),
  );
  const root = schema.getRootType(operation.operation);
  return root ? new Planner(schema, fragments, defaults).selections(operation.selectionSet, root, () => 1) : () => 0;
}

class Planner {
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Whole numbers that the operation's variables have where the request gives none. */
  readonly #defaults: ReadonlyMap<string, number>;

  constructor(schema: GraphQLSchema, fragments: ReadonlyMap<string, FragmentDefinitionNode>, defaults: ReadonlyMap<string, number>) {
    this.#schema = schema;
    this.#fragments = fragments;
    this.#defaults = defaults;
  }

  selections(set: SelectionSetNode, parent: GraphQLNamedType, page: CostPlan): CostPlan {
    const plans = set.selections.map((node): CostPlan => {
      if (node.kind === Kind.FIELD) return this.#field(parent, node.name.value, node.arguments ?? [], node.selectionSet, page);
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? this.#fragments.get(node.name.value) : node;
      if (!fragment) return () => 0;
      const type = fragment.typeCondition ? this.#schema.getType(fragment.typeCondition.name.value) : parent;
      return this.selections(fragment.selectionSet, type ?? parent, page);
    });
    return (variables) => plans.reduce((sum, plan) => sum + plan(variables), 0);
  }

  #field(
    parent: GraphQLNamedType,
    name: string,
    given: readonly ArgumentNode[],
    set: SelectionSetNode | undefined,
    page: CostPlan,
  ): CostPlan {
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    if (!field) return () => 0; // introspection
    const type = getNamedType(field.type);
    const own = ownCost(field, type);
    const below = set && isCompositeType(type) ? this.selections(set, type, this.#pageOf(field, given)) : () => 0;
    const times = isListType(getNullableType(field.type)) ? page : () => 1;
    return (variables) => times(variables) * (own + below(variables));
  }

  /** How often each item of the lists right below a connection counts. */
  #pageOf(field: GraphQLField<unknown, unknown>, given: readonly ArgumentNode[]): CostPlan {
    const argument = field.args.find(({ name }) => name === PAGE_ARGUMENT);
    if (!argument) return () => 1;
    const fallback = typeof argument.defaultValue === 'number' ? argument.defaultValue : LIMITS.page;
    const value = given.find(({ name }) => name.value === PAGE_ARGUMENT)?.value;
    if (value?.kind === Kind.INT) return constant(Number(value.value));
    if (value?.kind !== Kind.VARIABLE) return constant(fallback);
    const variable = value.name.value;
    const missing = this.#defaults.get(variable) ?? fallback;
    return (variables) => size(variables[variable], missing);
  }
}

function ownCost(field: GraphQLField<unknown, unknown>, type: GraphQLNamedType): number {
  const complexity = field.extensions[COMPLEXITY];
  if (typeof complexity === 'number') return complexity;
  return isCompositeType(type) ? 1 : 0;
}

const constant = (count: number): CostPlan => {
  const checked = size(count, 0);
  return () => checked;
};

/** A page size that is out of range costs what the largest page costs; the argument's own check refuses it. */
const size = (value: unknown, fallback: number): number =>
  typeof value !== 'number' || !Number.isInteger(value) ? fallback : Math.min(Math.max(value, 0), LIMITS.page);
