import type { EditionId } from '@muster/catalogue';
import type { Amendment, Edition, Ruleset } from '../kernel/ruleset.js';
import { wh40k10e } from './wh40k/10e.ruleset.js';

/** Every edition whose rules are built. */
export const rulesets: readonly Edition[] = [wh40k10e];

/** Null for an edition whose lists are read but whose rules are not built. */
export function rulesetFor(edition: EditionId): Edition | null {
  return rulesets.find((ruleset) => ruleset.edition === edition) ?? null;
}

/** Amendments that Muster ships. */
export const amendments: readonly Amendment[] = [];

/** Each shipped amendment applied to its edition. */
export const amendedExamples: readonly Ruleset[] = [];
