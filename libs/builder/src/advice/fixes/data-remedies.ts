import { rosterOptions, type Finding, type OptionInRoster } from '@muster/battlescribe';
import type { KeyedFinding } from '../../keyed-finding.js';
import { selectionsIn } from '../../places.js';
import { OPTION_BOUNDS } from '../option-bounds.js';
import type { StandingArmy, StandingUnit } from '../standing-army.js';
import type { Remedy } from './fix.js';
import { unitAt } from './places-of.js';

const MOST_TRIED = 8;

/** What the data's own limits find within a unit: its options brought to what is allowed. */
export function dataRemedies(finding: KeyedFinding, army: StandingArmy): readonly Remedy[] {
  const unit = unitAt(finding.path, army);
  const broken = unit && brokenLimit(finding, unit, army);
  if (!unit || !broken) return [];
  const options = rosterOptions(army.release.game, army.document.state).ofSelection(unit.id, OPTION_BOUNDS)?.options ?? [];
  const counted = new Set(broken.selections);
  const surplus = (broken.count - broken.limit) * modelsAlike(broken, army);
  return options
    .filter((option) => option.kind === 'entry' && speaksOf(broken, option, options, counted))
    .map((option): Remedy => choosing(option, Math.max(0, Math.ceil(option.chosen - surplus)), unit))
    .slice(0, MOST_TRIED);
}

/** Where too few are chosen: what could be; where too many: what is. */
function speaksOf(
  { kind, entryId }: Finding,
  option: OptionInRoster,
  options: readonly OptionInRoster[],
  counted: ReadonlySet<string>,
): boolean {
  if (kind === 'tooFew') return !option.hidden && (option.entryId.split('::').includes(entryId) || isInGroup(option, entryId, options));
  return option.selectionIds.some((id) => counted.has(id));
}

function isInGroup({ parent }: OptionInRoster, id: string, options: readonly OptionInRoster[]): boolean {
  const around = options.find(({ path }) => path === parent);
  return around?.kind === 'group' && (around.entryId.split('::').includes(id) || isInGroup(around, id, options));
}

/** Of models that one selection stands for the data count what each of them has. */
function modelsAlike({ selections, count }: Finding, { assessment }: StandingArmy): number {
  const all = selections.reduce((sum, id) => sum + (assessment.evaluation.selection(id)?.number ?? 0), 0);
  return count > 0 && all > count ? all / count : 1;
}

const choosing = ({ of, name, entryId, entryGroupId }: OptionInRoster, count: number, unit: StandingUnit): Remedy => ({
  messageId: 'choose',
  params: { count, option: name, unit: unit.name },
  intents: [{ kind: 'chooseOption', of, option: { entryId, entryGroupId }, count }],
});

/** The evaluator's finding behind one of the report. */
export function brokenLimit({ params }: KeyedFinding, unit: StandingUnit | null, { assessment }: StandingArmy): Finding | null {
  const { entryId, constraintId, count } = params;
  const inside = unit && new Set(selectionsIn(unit.selection).map(({ id }) => id));
  const same = assessment.evaluation.findings.filter(
    (one) => one.entryId === entryId && one.constraintId === constraintId && (one.owner.id === null || !inside || inside.has(one.owner.id)),
  );
  return same.find((one) => one.count === count) ?? same[0] ?? null;
}
