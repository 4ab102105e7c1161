import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import { ArgsType, Field as FieldOf, InputType, InterfaceType, ObjectType } from '@nestjs/graphql';
import { Type as Nested } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import type { GraphQLScalarType } from 'graphql';
import { checkOfScalar } from './scalars/text-scalar.js';

/** The type of a field: a scalar, a class of the schema, the values of an enum, or a list of one of these. */
type Kind = StringConstructor | BooleanConstructor | GraphQLScalarType | Type<unknown> | Readonly<Record<string, string>> | readonly [Kind];

/** A field: its type, its description and, in an input, the decorators that check its value. */
type Required = readonly [Kind, string, ...PropertyDecorator[]];

/** How a field's value may be missing. */
type How = 'null' | 'absent' | 'default' | 'resolved';

class Loose<Of extends Required, Lacking extends How> {
  constructor(
    readonly of: Of,
    readonly how: Lacking,
    readonly instead?: unknown,
  ) {}
}

/** A nullable field; in an input it can also be omitted. */
export const orNull = <const Of extends Required>(field: Of) => new Loose(field, 'null');

/** A field that is null if the returned object does not have it. */
export const orAbsent = <const Of extends Required>(field: Of) => new Loose(field, 'absent');

/** A field with a default for a missing value, in inputs and in returned objects. */
export const orElse = <const Of extends Required>(instead: ValueOf<Of[0]>, field: Of) => new Loose(field, 'default', instead);

/** A field with a resolver: the returned object need not have it. */
export const resolved = <const Of extends Required>(field: Of) => new Loose(field, 'resolved');

type Field = Required | Loose<Required, How>;
type Fields = Readonly<Record<string, Field>>;

type ValueOf<Of> = Of extends StringConstructor
  ? string
  : Of extends BooleanConstructor
    ? boolean
    : Of extends GraphQLScalarType<infer In, infer Out>
      ? [In] extends [never]
        ? Out
        : In
      : Of extends readonly [infer Item]
        ? readonly ValueOf<Item>[]
        : Of extends Type<infer Instance>
          ? Instance
          : Of[keyof Of];

type ValueIn<Of> =
  Of extends Loose<infer Inner, infer Lacking>
    ? ValueOf<Inner[0]> | (Lacking extends 'default' | 'resolved' ? never : null)
    : Of extends Required
      ? ValueOf<Of[0]>
      : never;

type MayLack = Loose<Required, 'absent' | 'default' | 'resolved'>;

type Sent<Of extends Fields> = {
  readonly [Name in keyof Of as Of[Name] extends MayLack ? never : Name]: ValueIn<Of[Name]>;
} & { readonly [Name in keyof Of as Of[Name] extends MayLack ? Name : never]?: ValueIn<Of[Name]> };

type Taken<Of extends Fields> = {
  readonly [Name in keyof Of as Of[Name] extends Loose<Required, 'null'> ? never : Name]: ValueIn<Of[Name]>;
} & { readonly [Name in keyof Of as Of[Name] extends Loose<Required, 'null'> ? Name : never]?: ValueIn<Of[Name]> };

/** Makes the base class of an @ObjectType from a table of fields, which also determines its TypeScript type. */
export function outputOf<const Of extends Fields>(fields: Of): Type<Sent<Of>>;
export function outputOf<Base extends object, const Of extends Fields>(base: Type<Base>, fields: Of): Type<Base & Sent<Of>>;
export function outputOf(...given: BaseAndFields): Type<unknown> {
  const [base, fields] = withBase(given);
  @ObjectType({ isAbstract: true })
  class OutputFields extends base {}

  for (const [name, field] of Object.entries(fields)) declare(OutputFields.prototype, name, field);
  return OutputFields;
}

/** Makes the base class of an @InterfaceType, like `outputOf`. */
export function interfaceOf<const Of extends Fields>(fields: Of): Type<Sent<Of>>;
export function interfaceOf(fields: Fields): Type<unknown> {
  @InterfaceType({ isAbstract: true })
  class InterfaceFields {}

  for (const [name, field] of Object.entries(fields)) declare(InterfaceFields.prototype, name, field);
  return InterfaceFields;
}

/** Declares an @ObjectType that is served directly from a library's object. Resolvers add the fields that this object does not have. */
export function servedFrom<Value>(): <Declared>(
  declared: Type<Declared>,
  ...fits: Value extends Declared ? [] : ['It declares what is not in the object.']
) => Type<Value>;
export function servedFrom(): (declared: Type<unknown>) => Type<unknown> {
  return (declared) => declared;
}

/** Makes the base class of an @InputType. Values are checked as the table says, including nested inputs. */
export function inputOf<const Of extends Fields>(fields: Of): Type<Taken<Of>>;
export function inputOf<Base extends object, const Of extends Fields>(base: Type<Base>, fields: Of): Type<Base & Taken<Of>>;
export function inputOf(...given: BaseAndFields): Type<unknown> {
  const [base, fields] = withBase(given);
  @InputType({ isAbstract: true })
  class InputFields extends base {}

  declareChecked(InputFields.prototype, fields);
  return InputFields;
}

/** Makes the base class of an @ArgsType, like `inputOf`. */
export function argsOf<const Of extends Fields>(fields: Of): Type<Taken<Of>>;
export function argsOf<Base extends object, const Of extends Fields>(base: Type<Base>, fields: Of): Type<Base & Taken<Of>>;
export function argsOf(...given: BaseAndFields): Type<unknown> {
  const [base, fields] = withBase(given);
  @ArgsType()
  class ArgsFields extends base {}

  declareChecked(ArgsFields.prototype, fields);
  return ArgsFields;
}

type BaseAndFields = readonly [Fields] | readonly [Type<object>, Fields];

const withBase = (given: BaseAndFields): readonly [Type<object>, Fields] => (given.length === 1 ? [Object, given[0]] : given);

const NESTED = Symbol('nested input');

/** The class of the inputs in a property of an input; undefined if it has scalars. */
export function nestedInput(of: Type<unknown>, name: string): Type<unknown> | undefined {
  const prototype: object = of.prototype;
  const item: Type<unknown> | undefined = Reflect.getMetadata(NESTED, prototype, name);
  return item;
}

function declareChecked(target: object, fields: Fields): void {
  for (const [name, field] of Object.entries(fields)) {
    declare(target, name, field);
    const [kind, , ...checks] = field instanceof Loose ? field.of : field;
    const [item, each] = isList(kind) ? [kind[0], true] : [kind, false];
    const nested = isClass(item) ? [ValidateNested({ each }), Nested(() => item), Reflect.metadata(NESTED, item)] : [];
    const form = checkOfScalar(item)?.(each);
    for (const decorate of [...(field instanceof Loose ? [IsOptional()] : []), ...(form ? [form] : []), ...checks, ...nested])
      decorate(target, name);
  }
}

function declare(target: object, name: string, field: Field): void {
  const [kind, description] = field instanceof Loose ? field.of : field;
  const how = field instanceof Loose ? field.how : null;
  const lacking = {
    null: { nullable: true },
    absent: { nullable: true },
    default: { defaultValue: field instanceof Loose && field.instead },
    resolved: {},
  };
  FieldOf(() => kind, { description, ...(how && lacking[how]) })(target, name);
}

const isList = (kind: Kind): kind is readonly [Kind] => Array.isArray(kind);

const isClass = (kind: Kind): kind is Type<unknown> => typeof kind === 'function' && kind !== String && kind !== Boolean;
