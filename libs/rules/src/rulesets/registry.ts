import type { EditionId } from '@muster/catalogue';
import { applyAmendments, type Amendment, type Edition, type Ruleset } from '../kernel/ruleset.js';
import { wh40k10eHouseRules } from './wh40k/10e-house-rules.ruleset.js';
import { wh40k10eMissionPack } from './wh40k/10e-mission-pack.ruleset.js';
import { wh40k10e } from './wh40k/10e.ruleset.js';
import { wh40k8e } from './wh40k/8e.ruleset.js';
import { wh40k9eNephilim } from './wh40k/9e-nephilim.ruleset.js';
import { wh40k9e } from './wh40k/9e.ruleset.js';

/** Every edition whose rules are built. */
export const rulesets: readonly Edition[] = [wh40k8e, wh40k9e, wh40k10e];

/** Amendments that Muster ships: tournament practice is never a line of an edition. */
export const amendments: readonly Amendment[] = [wh40k9eNephilim, wh40k10eMissionPack, wh40k10eHouseRules];

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
