import { getIntrospectionQuery, parse } from 'graphql';
import { expect, it } from 'vitest';
import { sizeOf } from './document-size.js';

const size = (query: string) => sizeOf(parse(query));

it('counts levels of fields', () => expect(size('{ a { b { c } d } }')).toEqual({ selections: 4, depth: 3, aliases: 0, directives: 0 }));
it('counts aliases and directives', () =>
  expect(size('query @a { x: a @b y: b { z: c } }')).toEqual({ selections: 3, depth: 2, aliases: 3, directives: 2 }));
it('counts a fragment as often as it is spread', () =>
  expect(size('{ a { ...F ...F } } fragment F on T { x: b { c } }')).toEqual({ selections: 7, depth: 3, aliases: 2, directives: 0 }));
it('does not count the definition of a fragment', () => expect(size('{ a } fragment F on T { b { c { d } } }').depth).toBe(1));
it('uses the largest of several operations', () => expect(size('query A { a } query B { a { b } }').depth).toBe(2));
it('ends at a cycle', () => expect(size('{ ...A } fragment A on T { a { ...B } } fragment B on T { ...A }').depth).toBe(1));
it('tolerates missing fragments', () => expect(size('{ ...Nothing }')).toEqual({ selections: 1, depth: 0, aliases: 0, directives: 0 }));
it('does not limit the usual introspection query', () =>
  expect(sizeOf(parse(getIntrospectionQuery()))).toEqual({ selections: 230, depth: 0, aliases: 0, directives: 0 }));
it('measures fragments that double the document without spreading them', () => {
  const bomb = Array.from({ length: 500 }, (_, n) => `fragment F${n} on T { ...F${n + 1} ...F${n + 1} }`).join(' ');
  expect(size(`{ ...F0 } ${bomb} fragment F500 on T { a }`).selections).toBeGreaterThan(2 ** 500);
});
