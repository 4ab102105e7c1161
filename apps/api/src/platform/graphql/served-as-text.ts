import type { Sayable } from '#muster/diagnostics';
import { GraphQLString, type GraphQLScalarType } from 'graphql';

/** A step of a path: the name of a field, or a position in a list. */
export const PathStep: GraphQLScalarType<string | number> = GraphQLString;

/** A name, or a message to render in the language of the request. */
export const Wording: GraphQLScalarType<string | Sayable> = GraphQLString;
