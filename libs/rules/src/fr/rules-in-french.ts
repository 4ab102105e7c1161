import { translationOf } from '#muster/messages';
import type * as rules from '../rules/index.js';

/** The sentences of every rule, by the name that the rule is exported under. */
export type RuleMessages = { readonly [Name in keyof typeof rules]: (typeof rules)[Name]['messages'] };

export const inFrench = translationOf<RuleMessages>();
