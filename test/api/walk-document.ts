import {
  TypeInfo,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
  visit,
  visitWithTypeInfo,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

/** Values for arguments and input fields with these names. */
export type Named = Readonly<Record<string, unknown>>;

export interface WalkOperation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Maximum number of requested fields: below the limits on tokens and cost, and more than enough to find a leak. */
const MOST_FIELDS = 220;
const DEEPEST = 8;

/**
 * Builds an operation that requests as many fields as possible, starting with the top levels. Generates arguments from their types.
 * Arguments named in `named` are included even if they are optional.
 */
export function walkOperation(schema: GraphQLSchema, root: 'Query' | 'Mutation', field: string, named: Named): WalkOperation {
  const definition = rootField(schema, root, field);
  return operationOf(root, definition, named, selectionOf(definition));
}

/** Like `walkOperation`, but requests only these fields of object types, each where it is nearest to the root. Null if none can be reached. */
export function walkTo(
  schema: GraphQLSchema,
  root: 'Query' | 'Mutation',
  field: string,
  named: Named,
  wanted: ReadonlySet<string>,
): WalkOperation | null {
  const definition = rootField(schema, root, field);
  const selection = pathsTo(wanted, definition);
  return selection === null ? null : operationOf(root, definition, named, selection);
}

/** Fields of object types that an operation requests, such as `Roster.name`. */
export function fieldsIn(schema: GraphQLSchema, { query }: WalkOperation): ReadonlySet<string> {
  const types = new TypeInfo(schema);
  const found = new Set<string>();
  const enter = ({ name }: FieldNode): void => void found.add(`${types.getParentType()?.name}.${name.value}`);
  visit(parse(query), visitWithTypeInfo(types, { Field: enter }));
  return found;
}

function rootField(schema: GraphQLSchema, root: 'Query' | 'Mutation', field: string): GraphQLField<unknown, unknown> {
  const type = root === 'Query' ? schema.getQueryType() : schema.getMutationType();
  const definition = type?.getFields()[field];
  if (!definition) throw new Error(`There is no ${root}.${field}.`);
  return definition;
}

function operationOf(
  root: 'Query' | 'Mutation',
  definition: GraphQLField<unknown, unknown>,
  named: Named,
  selection: string,
): WalkOperation {
  const given = definition.args.filter((argument) => isRequiredArgument(argument) || isNamed(argument, named) || argument.name === 'first');
  const declared = given.map(({ name, type: of }) => `$${name}: ${String(of)}`);
  const passed = given.map(({ name }) => `${name}: $${name}`);
  return {
    query: `${root.toLowerCase()} Walk${inBrackets(declared)} { answer: ${definition.name}${inBrackets(passed)} ${selection} }`,
    variables: Object.fromEntries(given.map((argument) => [argument.name, valueFor(argument, named)])),
  };
}

const inBrackets = (parts: readonly string[]): string => (parts.length === 0 ? '' : `(${parts.join(', ')})`);

function valueFor({ name, type }: Pick<GraphQLArgument | GraphQLInputField, 'name' | 'type'>, named: Named): unknown {
  const isList = isListType(getNullableType(type));
  const value = isNamed({ name, type }, named) ? named[name] : scalarFor(name, getNamedType(type), named);
  return isList ? [value] : value;
}

const TEXTS: ReadonlySet<string> = new Set(['ID', 'String', 'Date', 'DateTime']);

/** The same name can have a different type elsewhere. The value is then not used. */
function isNamed({ name, type }: Pick<GraphQLArgument, 'name' | 'type'>, named: Named): boolean {
  const scalar = getNamedType(type).name;
  return typeof named[name] === 'number' ? scalar === 'Int' : typeof named[name] === 'string' && TEXTS.has(scalar);
}

function scalarFor(name: string, type: GraphQLNamedInputType, named: Named): unknown {
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const wanted = fields.filter((field) => isRequiredInputField(field) || isNamed(field, named));
    const given = type.isOneOf || wanted.length === 0 ? fields.slice(0, 1) : wanted;
    return Object.fromEntries(given.map((field) => [field.name, valueFor(field, named)]));
  }
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (type.name === 'Boolean') return true;
  if (type.name === 'Int' || type.name === 'Float') return name === 'first' ? 3 : 1;
  if (type.name === 'Date') return '2030-01-01';
  if (type.name === 'DateTime') return '2030-01-01T00:00:00Z';
  return TEXTS.has(type.name) ? 'walk' : {};
}

interface Selected {
  readonly text: string;
  readonly inner: Selected[] | null;
}

/** Selects fields breadth-first, so that a large nested type does not displace fields of higher levels. */
function selectionOf(root: GraphQLField<unknown, unknown>): string {
  const top: Selected[] = [];
  let count = 0;
  let level: { readonly type: GraphQLNamedType; readonly into: Selected[] }[] = [{ type: getNamedType(root.type), into: top }];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1) {
    const next: typeof level = [];
    for (const { type, into } of level) {
      into.push({ text: '__typename', inner: null });
      if (!isObjectType(type) && !isInterfaceType(type)) continue;
      for (const field of Object.values(type.getFields())) {
        const text = withArguments(field);
        if (count >= MOST_FIELDS || text === null) continue;
        count += 1;
        const below = getNamedType(field.type);
        const inner: Selected[] | null = isCompositeType(below) ? [] : null;
        into.push({ text, inner });
        if (inner) next.push({ type: below, into: inner });
      }
    }
    level = next;
  }
  for (const { into } of level) into.push({ text: '__typename', inner: null });
  return isCompositeType(getNamedType(root.type)) ? print(top) : '';
}

/** Deepest level of a field that is looked for. The server allows ten, and the root is one of them. */
const DEEPEST_SOUGHT = 9;

function pathsTo(wanted: ReadonlySet<string>, root: GraphQLField<unknown, unknown>): string | null {
  const expanded = new Set<string>();
  const top: Selected[] = [];
  let level: { readonly type: GraphQLNamedType; readonly into: Selected[] }[] = [{ type: getNamedType(root.type), into: top }];
  for (let depth = 1; depth < DEEPEST_SOUGHT && level.length > 0; depth += 1) {
    const next: typeof level = [];
    for (const { type, into } of level) {
      if (!isObjectType(type) || expanded.has(type.name)) continue;
      expanded.add(type.name);
      for (const field of Object.values(type.getFields())) {
        const text = withArguments(field);
        if (text === null) continue;
        const below = getNamedType(field.type);
        const inner: Selected[] | null = isCompositeType(below) ? [] : null;
        if (wanted.has(`${type.name}.${field.name}`)) inner?.push({ text: '__typename', inner: null });
        else if (inner === null) continue;
        into.push({ text, inner });
        if (inner) next.push({ type: below, into: inner });
      }
    }
    level = next;
  }
  const kept = withoutDeadEnds(top);
  return kept.length === 0 ? null : print(kept);
}

const withoutDeadEnds = (selected: readonly Selected[]): Selected[] =>
  selected.flatMap(({ text, inner }) => {
    const kept = inner && withoutDeadEnds(inner);
    return kept?.length === 0 ? [] : [{ text, inner: kept }];
  });

/** A field with the arguments that it needs; null if the walk knows no value for one of them. */
function withArguments({ name, args }: GraphQLField<unknown, unknown>): string | null {
  const given = args.filter((argument) => argument.name === 'first' || isRequiredArgument(argument));
  const values = given.map((argument) => {
    const type = getNamedType(argument.type);
    return argument.name === 'first' ? '3' : isEnumType(type) ? type.getValues()[0]?.name : undefined;
  });
  return values.includes(undefined) ? null : `${name}${inBrackets(given.map((argument, at) => `${argument.name}: ${values[at]}`))}`;
}

const print = (selected: readonly Selected[]): string =>
  `{ ${selected.map(({ text, inner }) => (inner ? `${text} ${print(inner)}` : text)).join(' ')} }`;
