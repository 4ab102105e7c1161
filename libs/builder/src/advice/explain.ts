import type { Budget, RuleInForce } from '#muster/rules';
import { applyIntents } from '../edit/apply-intents.js';
import { assess, type Assessment } from '../assess/assess.js';
import type { KeyedFinding } from '../assess/keyed-finding.js';
import { newErrors } from '../assess/new-errors.js';
import { dataRemedies, limitBehind } from './fixes/data-remedies.js';
import type { Remedy } from './fixes/fix.js';
import { addedInstead, hintedRemedies } from './fixes/hinted-remedies.js';
import { entryAt, unitAt, unitsAt } from './fixes/places-of.js';
import { plainRemedies } from './fixes/plain-remedies.js';
import { definitionIdOf, selectionsIn } from '../edit/find-selection.js';
import { standingArmy, type Standing, type StandingArmy } from './standing-army.js';
import { trialIds } from './trial-ids.js';
import { isWanting } from './wanting.js';

/** A change that was tried: it removes the finding and adds no error. */
export interface Fix extends Remedy {
  readonly points: { readonly before: number | null; readonly after: number | null };
  readonly verdict: Assessment['report']['verdict'];
}

/** A part of the roster that is involved in a finding. */
export interface CountedSelection {
  /** Id of this part in the roster. */
  readonly id: string;
  readonly name: string;
  /** The unit that this part is, or that contains it; null if this part belongs to a detachment. */
  readonly unit: string | null;
  readonly count: number;
}

export interface Explanation {
  readonly finding: KeyedFinding;
  /** Null if the finding comes from a limit in the data or from a comparison instead of a rule. */
  readonly rule: RuleInForce | null;
  readonly selections: readonly CountedSelection[];
  /** The budgets that the rule computes. */
  readonly budgets: readonly Budget[];
  readonly fixes: readonly Fix[];
}

const MOST_FIXES = 10;

/** Null if the roster no longer has this finding. */
export function explain(standing: Standing, key: string): Explanation | null {
  const { report } = standing.assessment;
  const finding = report.findings.find((one) => one.key === key);
  if (!finding) return null;
  const army = standingArmy(standing);
  return {
    finding,
    rule: army.assessment.rules.ruleset?.rules.find(({ id }) => id === finding.code) ?? null,
    selections: selectionsOf(finding, army),
    budgets: ledgersOf(finding, army),
    fixes: fixesOf(finding, army),
  };
}

function fixesOf(finding: KeyedFinding, army: StandingArmy): readonly Fix[] {
  const isOfRule = army.assessment.rules.ruleset?.rules.some(({ id }) => id === finding.code) ?? false;
  const added = isOfRule && isWanting(finding, army.assessment) ? addedInstead(finding, army) : [];
  const remedies = [...hintedRemedies(finding, army), ...dataRemedies(finding, army), ...added];
  const settled = verifiedOf(remedies, finding, army);
  // If no hint helps, undoing declarations or removing units is tried.
  return settled.length > 0 ? settled : verifiedOf(plainRemedies(finding, army), finding, army);
}

function verifiedOf(remedies: readonly Remedy[], finding: KeyedFinding, army: StandingArmy): readonly Fix[] {
  const different = new Map(remedies.filter(({ intents }) => intents.length > 0).map((one) => [JSON.stringify(one.intents), one]));
  const fixes = new Map<string, Fix>();
  for (const remedy of different.values()) {
    if (fixes.size >= MOST_FIXES) break;
    const fix = verified(remedy, finding, army);
    if (!fix) continue;
    // Identical copies of a unit give identical fixes, so only one of them is kept.
    const alike = JSON.stringify([fix.messageId, fix.params, fix.points.after]);
    if (!fixes.has(alike)) fixes.set(alike, fix);
  }
  return inOrder([...fixes.values()], finding);
}

/** Additions are sorted by price; other fixes keep the order of the rule or the data. */
function inOrder(fixes: readonly Fix[], { fix }: KeyedFinding): readonly Fix[] {
  const price = ({ points }: Fix): number => points.after ?? Infinity;
  return fix?.kind === 'add-units' ? fixes.toSorted((a, b) => price(a) - price(b)) : fixes;
}

function verified(remedy: Remedy, finding: KeyedFinding, { document, assessment, compiled }: StandingArmy): Fix | null {
  const applied = applyIntents(document, remedy.intents, compiled.index, trialIds());
  if (applied.fault) return null;
  const after = assess(applied.document, compiled);
  const others = new Set(assessment.report.findings.filter(({ key }) => key !== finding.key).map(({ key }) => key));
  // The finding is not resolved if it still exists with other numbers.
  const isThere = after.report.findings.some(({ key, place }) => place === finding.place && !others.has(key));
  if (isThere || newErrors(assessment, after).length > 0) return null;
  const points = { before: assessment.report.points.computed, after: after.report.points.computed };
  return { ...remedy, points, verdict: after.report.verdict };
}

const ledgersOf = ({ code }: KeyedFinding, { assessment }: StandingArmy): readonly Budget[] =>
  assessment.report.budgets.filter(({ lines }) => lines.some((line) => line.code === code));

/** The units and choices that the finding names. For a limit in the data, the selections that it counts. */
function selectionsOf(finding: KeyedFinding, army: StandingArmy): readonly CountedSelection[] {
  const named = [finding.path, ...finding.related].filter(({ length }) => length > 0);
  const paths = named.length > 0 ? named : ledgersOf(finding, army).flatMap(({ lines }) => lines.map(({ path }) => path));
  const limited = limitBehind(finding, unitAt(finding.path, army), army.assessment)?.selections ?? [];
  const entries = paths.flatMap((path) => {
    const taken = entryAt(path, army);
    const chosen = taken ? selectionsIn(taken.unit.selection).filter(({ entryId }) => definitionIdOf(entryId) === taken.entry.id) : [];
    return chosen.map(({ id }) => id);
  });
  const units = unitsAt(
    paths.filter((path) => !entryAt(path, army)),
    army,
  ).map(({ id }) => id);
  return [...new Set(limited.length > 0 ? limited : [...entries, ...units])].flatMap((id) => counted(id, army) ?? []);
}

function counted(id: string, { assessment, units }: StandingArmy): CountedSelection | null {
  const selection = assessment.evaluation.selection(id);
  const unit = units.find((one) => selectionsIn(one.selection).some((inner) => inner.id === id));
  return selection && { id, name: unit?.id === id ? unit.name : selection.name, unit: unit?.id ?? null, count: selection.number };
}
