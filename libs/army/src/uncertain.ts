import type { Datasheet, IndexedRelease } from '#muster/catalogue';
import { FACTS, type Fact, type ReviewReason, type Uncertain } from '#muster/diagnostics';
import type { Roster, UnitId } from '#muster/roster';
import type { Army } from './army.js';
import type { ArmyUnit } from './army-unit.js';
import { disputedInArmy, disputedInUnit } from './disputed.js';
import { ambiguous } from './look-up/reasons.js';
import { unitIdAt } from './unit-at.js';
import { withUnits } from './with-units.js';

/**
 * For the fact that a reason for doubt concerns: the other facts of the unit that become uncertain too. The unit's wargear always becomes
 * uncertain.
 */
const BESIDE: Readonly<Partial<Record<Fact, readonly Fact[]>>> = {
  // An unread line below the unit may be another unit, to which the lines after it belong.
  line: ['size', 'price', 'warlord', 'enhancementCount', 'enhancementOffer'],
  size: ['price'],
  loadout: ['size', 'price'],
  modelLoadout: ['price'],
};

/** Facts that depend on which datasheet a unit is. */
const OF_THE_DATASHEET: readonly Fact[] = ['datasheet', 'availability', 'copies', 'warlord', 'enhancementOffer', 'size', 'composition'];

/** Facts for which a unit has further reasons for doubt. */
const OF_ITS_CONTENT: ReadonlySet<Fact> = new Set(['size', 'price', 'wargear']);

/** Facts of a unit that its own lines determine, so that unread lines elsewhere in the list do not matter. */
const OF_ITS_OWN_LINES: ReadonlySet<Fact> = new Set(['size', 'wargear', 'loadout', 'modelLoadout', 'datasheet']);

export interface ArmyInDoubt {
  readonly army: Army;
  /** The review reasons, each narrowed to the fact that it concerns. */
  readonly review: readonly ReviewReason[];
}

/**
 * Marks the facts of the army that are not certain: those that the review reasons concern, and assumptions that only matter if an error
 * depends on them. `review` holds every reason found while the roster was read, looked up and priced.
 */
export function withUncertainFacts(army: Army, written: Roster, review: readonly ReviewReason[], release: IndexedRelease): ArmyInDoubt {
  const ofArmy = new Map<Fact, ReviewReason>();
  const ofUnits = new Map<UnitId, Map<Fact, ReviewReason>>();
  const narrowed = review.map((given) => {
    const unit = unitConcerned(given, written);
    const reason = isPricedAsStated(army.units.find(({ unitId }) => unitId === unit)) ? ofWargear(given) : given;
    const known = unit === null ? ofArmy : (ofUnits.get(unit) ?? new Map<Fact, ReviewReason>());
    if (unit !== null) ofUnits.set(unit, known);
    const facts: readonly Fact[] = unit === null ? [given.about] : [given.about, ...(BESIDE[given.about] ?? []), 'wargear'];
    for (const fact of facts) if (!known.has(fact)) known.set(fact, reason);
    for (const fact of unreadFacts(given)) if (!ofArmy.has(fact)) ofArmy.set(fact, reason);
    // An unread line may be a unit, and a datasheet that was not found belongs to a unit.
    if ((given.about === 'line' || given.about === 'datasheet') && !ofArmy.has('datasheet')) ofArmy.set('datasheet', reason);
    return reason;
  });
  const uncertain: Uncertain = Object.fromEntries([...disputedInArmy(army.detachments), ...ofArmy]);
  const units = army.units.map((unit) => withDoubts(unit, ofUnits.get(unit.unitId), army, written, release));
  const whole = withUnits(army, units);
  return { army: { ...whole, uncertain: Object.keys(uncertain).length === 0 ? whole.uncertain : uncertain }, review: narrowed };
}

/** The facts of the army that something unknown may decide: every fact for the text of another list and for incomplete data. */
function unreadFacts({ code, about }: ReviewReason): readonly Fact[] {
  if (about === 'data') return FACTS;
  // What a detachment allows its units depends on choices on its line, such as a sub-faction.
  if (about === 'detachments' && code === 'UNRESOLVED_NAME') return ['options'];
  if (code !== 'UNPARSED_LINES') return [];
  if (about === 'text') return FACTS;
  return about === 'line' ? FACTS.filter((fact) => !OF_ITS_OWN_LINES.has(fact)) : [];
}

/** If a unit costs what the list states, an unknown part of it can only be free wargear. */
function ofWargear(reason: ReviewReason): ReviewReason {
  return reason.about === 'loadout' || reason.about === 'modelLoadout' ? { ...reason, about: 'wargear' } : reason;
}

const isPricedAsStated = (unit: ArmyUnit | undefined): boolean =>
  unit !== undefined && unit.statedPoints !== null && unit.statedPoints === unit.points;

/** The unit that the reason concerns; for an unread line, the unit above it. Null if the reason concerns the army. */
export function unitConcerned({ path, about, line }: ReviewReason, written: Roster): UnitId | null {
  if (path[0] === 'units' || about !== 'line' || line === null) return unitIdAt(path, written);
  return written.units.findLast((unit) => unit.line !== null && unit.line < line)?.unitId ?? null;
}

function withDoubts(
  unit: ArmyUnit,
  said: ReadonlyMap<Fact, ReviewReason> | undefined,
  army: Army,
  written: Roster,
  release: IndexedRelease,
): ArmyUnit {
  const inferred = costsOtherwise(unit) ? (unit.presumed ?? (unit.modelsInferred === true ? sizeUncertain(unit) : undefined)) : undefined;
  const namesake = perhapsNamesake(unit, army, written, release);
  const size = said?.get('size') ?? inferred;
  const price = said?.get('price') ?? inferred ?? namesake;
  const wargear = unit.wargearStated === true ? (said?.get('wargear') ?? price ?? unit.presumed) : wargearUnstated(unit);
  const misread = unit.presumed?.about === 'datasheet' ? unit.presumed : undefined;
  const doubts = new Map<Fact, ReviewReason>(disputedInUnit(unit));
  if (misread !== undefined) for (const fact of OF_THE_DATASHEET) doubts.set(fact, misread);
  if (said !== undefined) for (const [fact, reason] of said) if (!OF_ITS_CONTENT.has(fact)) doubts.set(fact, reason);
  if (size !== undefined) doubts.set('size', size);
  if (price !== undefined) doubts.set('price', price);
  if (wargear !== undefined) doubts.set('wargear', wargear);
  if (doubts.size === 0) return unit;
  const uncertain: Uncertain = Object.fromEntries(doubts);
  if (!doubts.has('price') || unit.points === null) return { ...unit, uncertain };
  return { ...unit, uncertain, leastPoints: Math.min(unit.points, unit.statedPoints ?? 0) };
}

/**
 * The review reason if the unit does not cost what the list states and the army has several datasheets of this name, so that the list may
 * mean another datasheet.
 */
function perhapsNamesake(unit: ArmyUnit, { faction }: Army, { units }: Roster, { datasheets }: IndexedRelease): ReviewReason | undefined {
  if (units.find(({ unitId }) => unitId === unit.unitId)?.id !== null || !costsOtherwise(unit)) return undefined;
  const isOfArmy = ({ factions }: Datasheet): boolean => factions.some(({ factionId }) => factionId === faction?.id);
  const found = datasheets.find(unit.name, [isOfArmy]);
  return found.kind === 'several' ? { ...ambiguous('unit', unit.name, found.entries, unit).review, about: 'price' } : undefined;
}

function costsOtherwise({ statedPoints, points }: ArmyUnit): boolean {
  return statedPoints !== null && points !== null && statedPoints !== points;
}

const sizeUncertain = ({ name, models, path, line }: ArmyUnit): ReviewReason => ({
  ...{ code: 'DATA_GAP', about: 'size', messageId: 'sizeUncertain' },
  ...{ params: { unit: name, models: models ?? 0 }, path, line },
});

const wargearUnstated = ({ name, path, line }: ArmyUnit): ReviewReason => ({
  ...{ code: 'WARGEAR_NOT_STATED', about: 'wargear', messageId: 'loadoutUnstated', params: { unit: name }, path, line },
});
