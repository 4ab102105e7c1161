import type { Type } from '@nestjs/common';
import { ArgsType, Field, InputType, ObjectType } from '@nestjs/graphql';
import { Type as Nested } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import type { GraphQLScalarType } from 'graphql';

/** What a field holds: a scalar, a class of the schema, the values of an enum, or a list of one of these. */
type Kind = StringConstructor | BooleanConstructor | GraphQLScalarType | Type<unknown> | Readonly<Record<string, string>> | readonly [Kind];

/** A field: its type, its description, and in an input what else must hold of a value. */
type Required = readonly [Kind, string, ...PropertyDecorator[]];

class OrNull<Of extends Required> {
  constructor(readonly of: Of) {}
}

/** A field that may be null; of an input, one that may be left out too. */
export const orNull = <const Of extends Required>(field: Of): OrNull<Of> => new OrNull(field);

type Fields = Readonly<Record<string, Required | OrNull<Required>>>;

type ValueOf<Of> = Of extends StringConstructor
  ? string
  : Of extends BooleanConstructor
    ? boolean
    : Of extends GraphQLScalarType<infer Taken, infer Sent>
      ? [Taken] extends [never]
        ? Sent
        : Taken
      : Of extends readonly [infer Item]
        ? readonly ValueOf<Item>[]
        : Of extends Type<infer Instance>
          ? Instance
          : Of[keyof Of];

type Output<Of extends Fields> = {
  readonly [Name in keyof Of]: Of[Name] extends OrNull<infer Field>
    ? ValueOf<Field[0]> | null
    : Of[Name] extends Required
      ? ValueOf<Of[Name][0]>
      : never;
};

type Input<Of extends Fields> = {
  readonly [Name in keyof Of as Of[Name] extends Required ? Name : never]: Of[Name] extends Required ? ValueOf<Of[Name][0]> : never;
} & {
  readonly [Name in keyof Of as Of[Name] extends Required ? never : Name]?:
    (Of[Name] extends OrNull<infer Field> ? ValueOf<Field[0]> : never) | null;
};

/** The base of a class with @ObjectType: its fields as a table, from which their types follow. */
export function outputOf<const Of extends Fields>(fields: Of): Type<Output<Of>>;
export function outputOf<Base extends object, const Of extends Fields>(base: Type<Base>, fields: Of): Type<Base & Output<Of>>;
export function outputOf(...given: BaseAndFields): Type<unknown> {
  const [base, fields] = withBase(given);
  @ObjectType({ isAbstract: true })
  class OutputFields extends base {}

  for (const [name, field] of Object.entries(fields)) declare(OutputFields.prototype, name, field);
  return OutputFields;
}

/** The base of a class with @InputType: what is given is checked as the table says, and what is nested in it too. */
export function inputOf<const Of extends Fields>(fields: Of): Type<Input<Of>>;
export function inputOf<Base extends object, const Of extends Fields>(base: Type<Base>, fields: Of): Type<Base & Input<Of>>;
export function inputOf(...given: BaseAndFields): Type<unknown> {
  const [base, fields] = withBase(given);
  @InputType({ isAbstract: true })
  class InputFields extends base {}

  check(InputFields.prototype, fields);
  return InputFields;
}

/** The base of a class with @ArgsType: as `inputOf`. */
export function argsOf<const Of extends Fields>(fields: Of): Type<Input<Of>>;
export function argsOf<Base extends object, const Of extends Fields>(base: Type<Base>, fields: Of): Type<Base & Input<Of>>;
export function argsOf(...given: BaseAndFields): Type<unknown> {
  const [base, fields] = withBase(given);
  @ArgsType()
  class ArgsFields extends base {}

  check(ArgsFields.prototype, fields);
  return ArgsFields;
}

type BaseAndFields = readonly [Fields] | readonly [Type<object>, Fields];

const withBase = (given: BaseAndFields): readonly [Type<object>, Fields] => (given.length === 1 ? [Object, given[0]] : given);

function check(target: object, fields: Fields): void {
  for (const [name, field] of Object.entries(fields)) {
    declare(target, name, field);
    const [kind, , ...checks] = field instanceof OrNull ? field.of : field;
    const [item, each] = isList(kind) ? [kind[0], true] : [kind, false];
    const nested = isClass(item) ? [ValidateNested({ each }), Nested(() => item)] : [];
    for (const decorate of [...(field instanceof OrNull ? [IsOptional()] : []), ...checks, ...nested]) decorate(target, name);
  }
}

function declare(target: object, name: string, field: Required | OrNull<Required>): void {
  const [kind, description] = field instanceof OrNull ? field.of : field;
  Field(() => kind, { description, nullable: field instanceof OrNull })(target, name);
}

const isList = (kind: Kind): kind is readonly [Kind] => Array.isArray(kind);

const isClass = (kind: Kind): kind is Type<unknown> => typeof kind === 'function' && kind !== String && kind !== Boolean;
