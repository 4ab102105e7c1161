import type { AnyRule } from './kernel/rule.js';
import * as rules from './rules/index.js';

/** Every implemented rule, including rules that no edition lists and only an amendment can add. */
export const ruleById: ReadonlyMap<string, AnyRule> = new Map(Object.values(rules).map((rule) => [rule.id, rule]));
