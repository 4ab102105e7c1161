import { getIntrospectionQuery, parse } from 'graphql';
import { expect, it } from 'vitest';
import { sizeOf } from './document-size.js';

const size = (query: string) => sizeOf(parse(query));

it('counts levels of fields', () => expect(size('{ a { b { c } d } }')).toEqual({ selections: 4, depth: 3, aliases: 0, directives: 0 }));
it('counts aliases and directives', () =>
  expect(size('query @a { x: a @b y: b { z: c } }')).toEqual({ selections: 3, depth: 2, aliases: 3, directives: 2 }));
it('counts fragments where they are spread, as often as they are', () =>
  expect(size('{ a { ...F ...F } } fragment F on T { x: b { c } }')).toEqual({ selections: 7, depth: 3, aliases: 2, directives: 0 }));
it('counts no fragment for itself', () => expect(size('{ a } fragment F on T { b { c { d } } }').depth).toBe(1));
it('takes the largest of several operations', () => expect(size('query A { a } query B { a { b } }').depth).toBe(2));
it('ends at a cycle', () => expect(size('{ ...A } fragment A on T { a { ...B } } fragment B on T { ...A }').depth).toBe(1));
it('bears with what is not there', () => expect(size('{ ...Nothing }')).toEqual({ selections: 1, depth: 0, aliases: 0, directives: 0 }));
it('leaves the ordinary introspection alone', () =>
  expect(sizeOf(parse(getIntrospectionQuery()))).toEqual({ selections: 230, depth: 0, aliases: 0, directives: 0 }));
it('counts what doubles with every fragment without spreading it', () => {
  const bomb = Array.from({ length: 500 }, (_, n) => `fragment F${n} on T { ...F${n + 1} ...F${n + 1} }`).join(' ');
  expect(size(`{ ...F0 } ${bomb} fragment F500 on T { a }`).selections).toBeGreaterThan(2 ** 500);
});
