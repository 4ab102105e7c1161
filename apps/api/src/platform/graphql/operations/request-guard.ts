import { Kind, parse, visit, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { MercuriusContext } from 'mercurius';
import type { MercuriusDriverConfig } from '@nestjs/mercurius';
import { ApiError } from '../../errors/api-error.js';
import { observeOperation } from '../../observed-request.js';
import { LIMITS } from '../../limits.js';
import type { Caller } from '../../rates/caller.js';
import type { RateLimits } from '../../rates/rate-limits.service.js';
import type { Turns } from '../../rates/turns.service.js';
import { isOfReleases } from '../answers/of-releases.decorator.js';
import { chargedFor, type Charged } from './charged.js';
import { isCompilable } from './compilable.js';
import { planCost, type CostPlan } from './cost.js';
import { sizeOf } from './document-size.js';
import { requiredDefaults } from './required-defaults.js';
import { selectOperation } from './select-operation.js';
import { textFault, valueFault, type TextFault } from './well-formed.js';

interface Prepared {
  readonly operation: OperationDefinitionNode;
  readonly cost: CostPlan;
  /** The document to run instead of the compiled one; null to let Mercurius compile the document when it is sent again. */
  readonly instead: DocumentNode | null;
  /** Fills in what the compiled query would miss in the variables; null if that is nothing. */
  readonly fill: ReturnType<typeof requiredDefaults>;
  /** Whether its answer may be kept for other callers. */
  readonly isOfReleases: boolean;
}

const prepared = new WeakMap<OperationDefinitionNode, Prepared>();
const costs = new WeakMap<object, Charged>();

/** The largest number that is reported. A few lines of fragments can make astronomically many selections. */
const COUNTED = 1_000_000;

/** The budgets that pay for requests, and the queue for expensive ones. */
export interface Till {
  readonly callerOf: (request: MercuriusContext['reply']['request']) => Caller;
  readonly rates: RateLimits;
  readonly turns: Turns;
}

/** Keeps answers. */
type Keeper = { readonly expect: (request: MercuriusContext['reply']['request'], cost: number) => void };

/** The checks of an operation before it runs, in the order of Mercurius's hooks. */
export const requestGuard = (till: Till, keeper: Keeper): NonNullable<MercuriusDriverConfig['hooks']> => ({
  preParsing: (_schema, source, context) => {
    refuseSyntaxTrees(source);
    if (context.reply.request.method === 'GET') refuseUnnamedOperation(source, context);
  },
  preValidation: (_schema, document) => {
    refuseLargeDocument(document);
    refuseUnfitLiterals(document);
  },
  preExecution: async (schema, document, context, variables: Readonly<Record<string, unknown>> | undefined) => {
    const given = variables ?? {};
    refuseText(valueFault(given, LIMITS.variableDepth), 'variables');
    const { cost, instead, fill, isOfReleases: mayBeKept, operation } = prepare(schema, document, operationName(context));
    observeOperation(context.reply.request, operation);
    const requested = cost(given);
    await charge(context, requested, till);
    if (mayBeKept) keeper.expect(context.reply.request, requested);
    if (instead) return { document: instead };
    return fill ? { variables: fill(given) } : undefined;
  },
  onResolution: (execution, context) => {
    const cost = costs.get(context);
    if (cost) execution.extensions = { ...execution.extensions, cost };
  },
});

/** Mercurius also accepts a syntax tree in JSON if the text does not parse, which would avoid the limit on tokens. */
function refuseSyntaxTrees(source: string): void {
  if (/^[\s,\uFEFF]*(?:\{[\s,]*["}]|[["\d-])/.test(source))
    throw new ApiError('GRAPHQL_PARSE_FAILED', 'The query is not a GraphQL document.');
}

/** For GET requests, Mercurius reads the operation's type before it checks that there is an operation. */
function refuseUnnamedOperation(source: string, context: MercuriusContext): void {
  selectOperation(parse(source, { maxLexicalTokens: LIMITS.tokens, noLocation: true }), operationName(context));
}

export function refuseLargeDocument(document: DocumentNode): void {
  const size = sizeOf(document);
  for (const measure of ['selections', 'depth', 'aliases', 'directives'] as const) {
    const count = size[measure];
    if (count <= LIMITS[measure]) continue;
    const has = count > COUNTED ? `more than ${COUNTED}` : count;
    throw new ApiError('QUERY_TOO_COMPLEX', `The document has ${measure} ${has}; at most ${LIMITS[measure]} are allowed.`);
  }
}

/** A GraphQL string literal can contain a NUL as an escape. The lexer already refuses lone surrogates. */
export function refuseUnfitLiterals(document: DocumentNode): void {
  visit(document, { [Kind.STRING]: ({ value }) => refuseText(textFault(value), 'query') });
}

function refuseText(fault: TextFault | null, where: 'query' | 'variables'): void {
  if (fault === 'depth') throw new ApiError('BAD_USER_INPUT', `The ${where} nest more than ${LIMITS.variableDepth} levels deep.`);
  if (fault)
    throw new ApiError('BAD_USER_INPUT', `The ${where} hold a ${fault === 'nul' ? 'NUL character' : 'lone surrogate'}, which is not text.`);
}

function prepare(schema: GraphQLSchema, document: DocumentNode, name: string | undefined): Prepared {
  const operation = selectOperation(document, name);
  const known = prepared.get(operation);
  if (known) return known;
  const instead = uncompiled(schema, document, operation);
  const fresh = {
    operation,
    cost: planCost(schema, document, operation),
    instead,
    fill: instead ? null : requiredDefaults(schema, operation),
    isOfReleases: isOfReleases(schema, operation),
  };
  prepared.set(operation, fresh);
  return fresh;
}

/**
 * Mercurius stores one compiled query per document. If the document has several operations, it would always run the first one compiled. The
 * compiler also fails on some inputs.
 */
function uncompiled(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): DocumentNode | null {
  const others = document.definitions.filter((node) => node.kind !== Kind.OPERATION_DEFINITION);
  const isAlone = document.definitions.length - others.length === 1;
  if (!isAlone) return { ...document, definitions: [operation, ...others] };
  return isCompilable(schema, operation) ? null : document;
}

async function charge(context: MercuriusContext, requested: number, { callerOf, rates, turns }: Till): Promise<void> {
  if (requested > LIMITS.cost) {
    throw new ApiError('COST_LIMIT_EXCEEDED', `The operation may touch ${requested} objects; at most ${LIMITS.cost} are allowed.`, {
      cost: { requested, limit: LIMITS.cost },
    });
  }
  const { reply } = context;
  const caller = callerOf(reply.request);
  costs.set(context, chargedFor(requested, await rates.cost(caller, requested)));
  if (requested >= LIMITS.heavy) await turns.take(caller, reply.raw);
}

function operationName(context: MercuriusContext): string | undefined {
  const { method, body, query } = context.reply.request;
  const source: unknown = method === 'GET' ? query : body;
  const name: unknown = typeof source === 'object' && source !== null && 'operationName' in source ? source.operationName : undefined;
  return typeof name === 'string' && name !== '' ? name : undefined;
}
