import { buildSchema, parse, type OperationDefinitionNode } from 'graphql';
import { expect, it } from 'vitest';
import { isCompilable } from './compilable.js';

const schema = buildSchema(`
  input Plain { a: Int = 3, b: [Leaf!]! }
  input Leaf { c: String! }
  input Self { d: Int, e: [Self!] }
  input Around { f: Self }
  input Defaulted { g: Boolean! = false }
  type Query { x(plain: Plain, self: Around, defaulted: [Defaulted!]): Int }
`);

const operation = (variables: string): OperationDefinitionNode =>
  parse(`query${variables} { x }`).definitions[0] as OperationDefinitionNode;

it.each([
  ['', true],
  ['($a: Int = 3)', true],
  ['($a: Int! = 3)', true],
  ['($a: Plain!)', true],
  ['($a: [Leaf!]!)', true],
  ['($a: Self)', false],
  ['($a: Around)', false],
  ['($a: [Defaulted!]!)', true],
  ['($a: Plain, $b: Self)', false],
])('variables %s: %s', (variables, expected) => expect(isCompilable(schema, operation(variables))).toBe(expected));
