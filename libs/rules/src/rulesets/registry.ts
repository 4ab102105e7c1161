import type { EditionId } from '#muster/catalogue';
import { applyAmendments, type Amendment, type Edition, type Ruleset } from '../kernel/ruleset.js';
import type { CoreStratagem } from './core-stratagem.js';
import { coreStratagems10e } from './wh40k/10e-core-stratagems.js';
import { wh40k10eHouseRules } from './wh40k/10e-house-rules.ruleset.js';
import { wh40k10eMissionPack } from './wh40k/10e-mission-pack.ruleset.js';
import { wh40k10e } from './wh40k/10e.ruleset.js';
import { wh40k11e } from './wh40k/11e.ruleset.js';
import { wh40k8e } from './wh40k/8e.ruleset.js';
import { coreStratagems9e } from './wh40k/9e-core-stratagems.js';
import { wh40k9eArksOfOmen } from './wh40k/9e-arks-of-omen.ruleset.js';
import { wh40k9eNephilim } from './wh40k/9e-nephilim.ruleset.js';
import { wh40k9e } from './wh40k/9e.ruleset.js';

/** Every edition whose rules are implemented. */
export const rulesets: readonly Edition[] = [wh40k8e, wh40k9e, wh40k10e, wh40k11e];

/** Amendments shipped with Muster. Tournament rules belong here, not in an edition. */
export const amendments: readonly Amendment[] = [wh40k9eNephilim, wh40k9eArksOfOmen, wh40k10eMissionPack, wh40k10eHouseRules];

/** Each shipped amendment applied to its edition. */
export const amendedRulesets: readonly Ruleset[] = amendments.map((amendment) => applyAmendments(editionOf(amendment), [amendment]));

/** Null for an edition whose lists can be parsed but whose rules are not implemented. */
export function rulesetFor(edition: EditionId): Edition | null {
  return rulesets.find((ruleset) => ruleset.edition === edition) ?? null;
}

const coreStratagems: Readonly<Partial<Record<EditionId, readonly CoreStratagem[]>>> = { '9e': coreStratagems9e, '10e': coreStratagems10e };

/** The Stratagems that every player of the edition can use. Empty if the edition has none or they are not implemented. */
export function coreStratagemsOf(edition: EditionId): readonly CoreStratagem[] {
  return coreStratagems[edition] ?? [];
}

function editionOf({ id, amends }: Amendment): Edition {
  const edition = rulesets.find((ruleset) => ruleset.id === amends);
  if (!edition) throw new Error(`${id} amends ${amends}, which is not an edition.`);
  return edition;
}
