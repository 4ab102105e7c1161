import type { AnyRule } from './kernel/rule.js';
import * as rules from './rules/index.js';

/** Every rule that is built, whether an edition lists it or only an amendment may add it. */
export const ruleById: ReadonlyMap<string, AnyRule> = new Map(Object.values(rules).map((rule) => [rule.id, rule]));
