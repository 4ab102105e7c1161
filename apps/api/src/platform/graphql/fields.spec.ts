import { NestFactory } from '@nestjs/core';
import { Args, GraphQLSchemaBuilderModule, GraphQLSchemaFactory, ID, InputType, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { plainToInstance } from 'class-transformer';
import { MaxLength, validateSync } from 'class-validator';
import { isEnumType, isInputObjectType, isObjectType, type GraphQLSchema } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { enumOf } from './enum-of.js';
import { inputOf, orNull, outputOf } from './fields.js';

const Weight = enumOf('Weight', 'How heavy.', { LIGHT: ['light', 'Not heavy.'], heavy: 'Heavy.' });

@ObjectType('Cargo', { description: 'What is carried.' })
class Cargo extends outputOf({ id: [ID, 'Its id.'], weight: orNull([Weight, 'How heavy; null: not known.']) }) {
  readonly hidden!: boolean;
}

@ObjectType('Hold', { description: 'Where it is carried.' })
class Hold extends outputOf(Cargo, { cargo: [[Cargo], 'What is in it.'], names: orNull([[String], 'Its names.']) }) {}

@InputType('CargoInput', { description: 'What to carry.' })
class CargoInput extends inputOf({ name: [String, 'Its name.', MaxLength(3)], count: orNull([Int, 'How many.']) }) {}

@InputType('HoldInput', { description: 'What to load.' })
class HoldInput extends inputOf(CargoInput, { first: [CargoInput, 'The first.'], more: orNull([[CargoInput], 'More.']) }) {}

@Resolver()
class Holds {
  @Query(() => Hold, { description: 'Loads.' })
  load(@Args('input', { description: 'What.' }) { first, more }: HoldInput): Hold {
    const names: readonly string[] = [first, ...(more ?? [])].map(({ name }) => name);
    return { id: '1', weight: 'light', cargo: [{ id: '2', weight: null, hidden: true }], names, hidden: false };
  }
}

describe('a table of fields', () => {
  let schema: GraphQLSchema;
  const declared = (name: string): readonly string[] => {
    const type = schema.getType(name);
    if (isEnumType(type)) return type.getValues().map((value) => `${value.name}: ${String(value.value)}`);
    return isObjectType(type) || isInputObjectType(type)
      ? Object.values(type.getFields()).map((field) => `${field.name}: ${String(field.type)}`)
      : [];
  };

  beforeAll(async () => {
    const app = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
    schema = await app.get(GraphQLSchemaFactory).create([Holds]);
    await app.close();
  });

  it('declares its fields and those of its base', () => {
    expect(declared('Hold').toSorted()).toEqual(['cargo: [Cargo!]!', 'id: ID!', 'names: [String!]', 'weight: Weight']);
    expect(declared('HoldInput').toSorted()).toEqual(['count: Int', 'first: CargoInput!', 'more: [CargoInput!]', 'name: String!']);
    expect(declared('Weight')).toEqual(['LIGHT: light', 'heavy: heavy']);
  });

  it('checks inputs and their nested inputs', () => {
    const faultsOf = (given: object): readonly string[] =>
      validateSync(plainToInstance(HoldInput, given)).map(({ property, children = [] }) => [property, children.length].join(' '));
    expect(faultsOf({ name: 'a', first: { name: 'b' }, more: null })).toEqual([]);
    expect(faultsOf({ name: 'long', first: { name: 'long' }, more: [{ name: 'a', count: 1 }, { name: 'long' }] })).toEqual([
      'name 0',
      'first 1',
      'more 1',
    ]);
  });
});
