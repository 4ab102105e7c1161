import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { Dice } from '../../../libs/battlescribe/src/testing/random-roster.js';
import { randomScalar, type Known } from './random-values.js';

export interface RandomOperation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The field of Query or Mutation. */
  readonly field: string;
}

const MOST_FIELDS = 40;
const DEEPEST_INPUT = 5;

/** An operation that the schema allows, or almost: some have one fault in the document or in the variables. */
export function randomOperation(schema: GraphQLSchema, known: Known, dice: Dice): RandomOperation {
  const root = dice.chance(0.6) ? schema.getQueryType() : schema.getMutationType();
  const field = root && dice.of(Object.values(root.getFields()));
  if (!root || !field) throw new Error('The schema has operations.');
  const maker = new Maker(schema, known, dice);
  const body = maker.field(field, 1 + dice.below(5));
  const declared = maker.declared.length === 0 ? '' : `(${maker.declared.join(', ')})`;
  const query = `${root.name.toLowerCase()} Fuzz${declared} { ${body} }`;
  return { query: dice.chance(0.06) ? damaged(query, dice) : query, variables: maker.variables, field: `${root.name}.${field.name}` };
}

/** Drops, doubles or exchanges a word of the document. */
function damaged(query: string, dice: Dice): string {
  const words = query.split(' ');
  const at = dice.below(words.length);
  const word = words[at] ?? '';
  const instead =
    dice.of([
      '',
      `${word} ${word}`,
      `x${word}`,
      '{',
      '}',
      '$x',
      '...X',
      '@skip(if: true)',
      `${word} @include(if: $none)`,
      '"\\u0000"',
      '#',
    ]) ?? '';
  return words.with(at, instead).join(' ');
}

class Maker {
  readonly declared: string[] = [];
  readonly variables: Record<string, unknown> = {};
  #fields = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly known: Known,
    private readonly dice: Dice,
  ) {}

  field({ name, args, type }: GraphQLField<unknown, unknown>, levels: number): string {
    this.#fields += 1;
    const given = args.filter((argument) => (isRequiredArgument(argument) ? this.dice.chance(0.99) : this.dice.chance(0.5)));
    const passed = given.map((argument) => `${argument.name}: ${this.#variable(argument)}`);
    const called = passed.length === 0 ? name : `${name}(${passed.join(', ')})`;
    const named = getNamedType(type);
    return isCompositeType(named) ? `${called} { ${this.#selection(named, levels)} }` : called;
  }

  #selection(type: GraphQLNamedType, levels: number): string {
    const parts = ['__typename'];
    if (isAbstractType(type) && this.dice.chance(0.7)) {
      const concrete = this.dice.of(this.schema.getPossibleTypes(type));
      if (concrete) parts.push(`... on ${concrete.name} { ${this.#selection(concrete, levels)} }`);
    }
    const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
    for (const field of fields) {
      const isLeaf = !isCompositeType(getNamedType(field.type));
      const isChosen = isLeaf ? this.dice.chance(0.4) : levels > 0 && this.dice.chance(0.5);
      if (isChosen && this.#fields < MOST_FIELDS && !parts.some((part) => part.startsWith(field.name)))
        parts.push(this.field(field, levels - 1));
    }
    return parts.join(' ');
  }

  #variable({ name, type }: GraphQLArgument): string {
    const variable = `v${this.declared.length}`;
    this.declared.push(`$${variable}: ${String(type)}`);
    if (this.dice.chance(0.99)) this.variables[variable] = this.#value(type, name, 0);
    return `$${variable}`;
  }

  #value(type: GraphQLInputType, name: string, depth: number): unknown {
    if (isNonNullType(type)) return this.dice.chance(0.005) ? null : this.#value(type.ofType, name, depth);
    if (this.dice.chance(0.03)) return null;
    if (isListType(type)) {
      const most = depth < DEEPEST_INPUT ? 4 : 1;
      const count = depth < 2 && this.dice.chance(0.01) ? 1_000 : this.dice.below(most);
      return this.dice.chance(0.02) ? 'x' : Array.from({ length: count }, () => this.#value(type.ofType, name, depth + 1));
    }
    if (isEnumType(type)) return this.dice.chance(0.98) ? this.dice.of(type.getValues())?.name : this.dice.of(['', 'NONE', 1, '__proto__']);
    if (!isInputObjectType(type)) return randomScalar(type.name, name, this.known, this.dice);
    const fields = Object.values(type.getFields());
    const leaves = fields.filter((field) => !isInputObjectType(getNamedType(field.type)));
    const one = type.isOneOf && this.dice.chance(0.97) ? this.dice.of(depth < DEEPEST_INPUT ? fields : leaves) : undefined;
    if (depth > 2 * DEEPEST_INPUT) return {};
    const given = fields.filter((field) =>
      one ? field === one : isRequiredInputField(field) || (depth < DEEPEST_INPUT && this.dice.chance(0.35)),
    );
    const object = Object.fromEntries(given.map((field) => [field.name, this.#value(field.type, field.name, depth + 1)]));
    return this.dice.chance(0.01) ? { ...object, surplus: 1 } : object;
  }
}
