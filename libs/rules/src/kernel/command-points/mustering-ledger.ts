import type { Army } from '#muster/army';
import { sharedFactions, type Force } from '../keywords/detachments.js';
import { TITANIC } from '../keywords/keywords.js';

export interface DetachmentLine {
  readonly force: Force;
  readonly cost: number;
  readonly benefit: number;
}

/**
 * The cost and the refund of each detachment, in the declared order. If no order is declared, uses the order that is easiest to pay for.
 */
export function detachmentLines(roster: Army, forces: readonly Force[]): readonly DetachmentLine[] {
  const lines = forces.flatMap((force) => (force.rules ? [{ force, cost: costOf(force), benefit: benefitOf(force, forces) }] : []));
  const order = roster.declared?.detachmentOrder;
  if (!order) return leastStrain(lines);
  const placeOf = ({ force: { taken } }: DetachmentLine) => order.indexOf(roster.detachments.indexOf(taken));
  return lines.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * Detachments that refund at least their cost come first, cheapest first; then the others, largest refund first. No other order keeps the
 * lowest balance higher.
 */
function leastStrain(lines: readonly DetachmentLine[]): readonly DetachmentLine[] {
  const gaining = lines.filter(({ cost, benefit }) => benefit >= cost).toSorted((one, other) => one.cost - other.cost);
  const losing = lines.filter(({ cost, benefit }) => benefit < cost).toSorted((one, other) => other.benefit - one.benefit);
  return [...gaining, ...losing];
}

function costOf({ taken, rules, units }: Force): number {
  if (!rules) return 0;
  if (rules.titanicCost === null) return rules.cost;
  return taken.spent ?? (units.some(({ keywords }) => keywords.has(TITANIC)) ? rules.titanicCost : rules.cost);
}

function benefitOf(force: Force, forces: readonly Force[]): number {
  const { taken, kind, rules } = force;
  if (!rules) return 0;
  if (kind === SUPREME_COMMAND) return supremeCommandBenefit(taken.benefit, forces);
  if (rules.sharedFactionBenefit > 0) return sharesWarlordsFaction(force, forces) ? rules.sharedFactionBenefit : 0;
  return warlordsForces(forces).includes(force) ? rules.warlordBenefit : 0;
}

const SUPREME_COMMAND = 'supreme command';

/**
 * The unit of a Supreme Command Detachment must be the Warlord. If other units are also marked as the Warlord, their detachments get no
 * refund.
 */
function warlordsForces(forces: readonly Force[]): readonly Force[] {
  const led = forces.filter(({ units }) => units.some(({ warlord }) => warlord));
  const supreme = led.filter(({ kind }) => kind === SUPREME_COMMAND);
  return supreme.length > 0 ? supreme : led;
}

/** A Supreme Command Detachment has the benefit of one of the other kinds in the army: the chosen kind, or else the best one. */
function supremeCommandBenefit(chosen: string | undefined, forces: readonly Force[]): number {
  const offered = forces.filter(({ kind }) => chosen === undefined || kind === chosen);
  return Math.max(0, ...offered.map(({ rules }) => rules?.warlordBenefit ?? 0));
}

function sharesWarlordsFaction({ units }: Force, forces: readonly Force[]): boolean {
  const own = sharedFactions(units);
  const [warlords] = warlordsForces(forces);
  const theirs = warlords ? sharedFactions(warlords.units) : null;
  return own !== null && theirs !== null && [...own].some((key) => theirs.has(key));
}
