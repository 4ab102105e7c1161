import { expect, it } from 'vitest';
import { breaksBetween } from './schema-breaks.mjs';

const RELEASED = 'type Query { roster(id: ID!): Roster lists: [String!] } type Roster { name: String! points: Int } enum Kind { A B }';

it('lets a schema grow', () =>
  expect(
    breaksBetween(
      RELEASED,
      'type Query { roster(id: ID!, at: Int): Roster lists: [String!]! } type Roster { name: String! points: Int notes: String } enum Kind { A B C }',
    ),
  ).toEqual([]));

it('names what a client would trip over', () =>
  expect(
    breaksBetween(
      RELEASED,
      'type Query { roster(id: ID!, at: Int!): Roster lists: [String] } type Roster { name: String } enum Kind { A }',
    ).toSorted(),
  ).toEqual(
    [
      'B was removed from enum type Kind.',
      'Query.lists changed type from [String!] to [String].',
      'A required arg at on Query.roster was added.',
      'Roster.name changed type from String! to String.',
      'Roster.points was removed.',
    ].toSorted(),
  ));
