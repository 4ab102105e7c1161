import type { EditionId } from '@muster/catalogue';
import { applyAmendments, type Amendment, type Edition, type Ruleset } from '../kernel/ruleset.js';
import { wh40k10eMissionPack } from './wh40k/10e-mission-pack.ruleset.js';
import { wh40k10e } from './wh40k/10e.ruleset.js';

/** Every edition whose rules are built. */
export const rulesets: readonly Edition[] = [wh40k10e];

/** Amendments that Muster ships: tournament practice is never a line of an edition. */
export const amendments: readonly Amendment[] = [wh40k10eMissionPack];

/** Each shipped amendment applied to its edition. */
export const amendedRulesets: readonly Ruleset[] = amendments.map((amendment) => applyAmendments(editionOf(amendment), [amendment]));

/** Null for an edition whose lists are read but whose rules are not built. */
export function rulesetFor(edition: EditionId): Edition | null {
  return rulesets.find((ruleset) => ruleset.edition === edition) ?? null;
}

function editionOf({ id, amends }: Amendment): Edition {
  const edition = rulesets.find((ruleset) => ruleset.id === amends);
  if (!edition) throw new Error(`${id} amends ${amends}, which is no edition.`);
  return edition;
}
