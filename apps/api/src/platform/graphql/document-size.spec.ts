import { getIntrospectionQuery, parse } from 'graphql';
import { expect, it } from 'vitest';
import { sizeOf } from './document-size.js';

const size = (query: string) => sizeOf(parse(query));

it('counts levels of fields', () => expect(size('{ a { b { c } d } }')).toEqual({ depth: 3, aliases: 0, directives: 0 }));
it('counts aliases and directives', () =>
  expect(size('query @a { x: a @b y: b { z: c } }')).toEqual({ depth: 2, aliases: 3, directives: 2 }));
it('counts fragments where they are spread, as often as they are', () =>
  expect(size('{ a { ...F ...F } } fragment F on T { x: b { c } }')).toEqual({ depth: 3, aliases: 2, directives: 0 }));
it('counts no fragment for itself', () => expect(size('{ a } fragment F on T { b { c { d } } }').depth).toBe(1));
it('takes the largest of several operations', () => expect(size('query A { a } query B { a { b } }').depth).toBe(2));
it('ends at a cycle', () => expect(size('{ ...A } fragment A on T { a { ...B } } fragment B on T { ...A }').depth).toBe(1));
it('bears with what is not there', () => expect(size('{ ...Nothing }')).toEqual({ depth: 0, aliases: 0, directives: 0 }));
it('leaves the ordinary introspection alone', () =>
  expect(sizeOf(parse(getIntrospectionQuery()))).toEqual({ depth: 0, aliases: 0, directives: 0 }));
