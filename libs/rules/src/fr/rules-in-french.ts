import { translationOf } from '#muster/messages';
import type * as rules from '../rules/index.js';

/** The type of the sentences of every rule, by the export name of the rule. */
export type RuleMessages = { readonly [Name in keyof typeof rules]: (typeof rules)[Name]['messages'] };

export const inFrench = translationOf<RuleMessages>();
