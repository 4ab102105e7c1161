import { budgetIn, differenceIn, findingIn, reasonIn } from '#muster/checking';
import type { ToldBudget, ToldDifference, ToldFinding, ToldReason } from '#muster/checking';
import { ENGLISH, type OtherLocale } from '#muster/messages';
import { defaultFieldResolver, getNamedType, isIntrospectionType, isObjectType, type GraphQLSchema } from 'graphql';
import type { RequestContext } from '../request-context.js';

type Retell = (locale: OtherLocale, value: unknown) => unknown;

/** Types of the schema whose objects come with sentences, and how those are said in another language. */
export const RETOLD: Readonly<Record<string, Retell>> = {
  Finding: retelling((value): value is ToldFinding => isSayable(value), findingIn),
  ReviewReason: retelling((value): value is ToldReason => isSayable(value), reasonIn),
  NotChecked: retelling((value): value is ToldReason => has(value, 'code'), reasonIn),
  Budget: retelling((value): value is ToldBudget => has(value, 'kind') && has(value, 'lines'), budgetIn),
  ListDifference: retelling((value): value is ToldDifference => has(value, 'kind') && has(value, 'params'), differenceIn),
  TriedFix: retelling(comesInOthers, saidIn),
  UserError: retelling(comesInOthers, saidIn),
};

/**
 * Fields that lead to such types say their sentences in the language of the request. Reports are kept and shared between requests: they stay
 * in English, and what is said in another language is a copy for one answer.
 */
export function withRetoldFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const retell = RETOLD[getNamedType(field.type).name];
      if (!retell) continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (parent, args, context: RequestContext, info) => {
        const value: unknown = resolve(parent, args, context, info);
        return context.locale === ENGLISH ? value : retold(value, context.locale, retell);
      };
    }
  }
  return schema;
}

function retold(value: unknown, locale: OtherLocale, retell: Retell): unknown {
  if (value instanceof Promise) return value.then((settled: unknown) => retold(settled, locale, retell));
  return Array.isArray(value) ? value.map((one: unknown) => retell(locale, one)) : retell(locale, value);
}

function retelling<Told>(isTold: (value: unknown) => value is Told, retell: (locale: OtherLocale, told: Told) => Told): Retell {
  return (locale, value) => (isTold(value) ? retell(locale, value) : value);
}

const has = (value: unknown, name: string): boolean => typeof value === 'object' && value !== null && name in value;

/** What knows by itself how it is said in other languages. */
interface ComesInOthers {
  readonly message: string;
  readonly saidIn: (locale: OtherLocale) => string | null;
}

function comesInOthers(value: unknown): value is ComesInOthers {
  return has(value, 'message') && has(value, 'saidIn');
}

function saidIn(locale: OtherLocale, said: ComesInOthers): ComesInOthers {
  return { ...said, message: said.saidIn(locale) ?? said.message };
}

const isSayable = (value: unknown): boolean => ['code', 'messageId', 'params'].every((name) => has(value, name));
