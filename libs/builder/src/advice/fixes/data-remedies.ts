import { rosterOptions, type Finding, type OptionInRoster } from '#muster/battlescribe';
import type { Assessment } from '../../assess/assess.js';
import type { KeyedFinding } from '../../assess/keyed-finding.js';
import { selectionsIn } from '../../edit/find-selection.js';
import { OPTION_BOUNDS } from '../option-bounds.js';
import type { StandingArmy, StandingUnit } from '../standing-army.js';
import type { Remedy } from './fix.js';
import { unitAt } from './places-of.js';

const MOST_TRIED = 8;

/** Resolves a limit of the data inside a unit by changing its options to an allowed number. */
export function dataRemedies(finding: KeyedFinding, army: StandingArmy): readonly Remedy[] {
  const unit = unitAt(finding.path, army);
  const broken = unit ? limitsBehind(finding, unit, army.assessment) : [];
  const [first] = broken;
  if (!unit || !first) return [];
  const options = rosterOptions(army.release.game, army.document.state).ofSelection(unit.id, OPTION_BOUNDS)?.options ?? [];
  if (first.kind === 'tooFew') return fillings(broken, options, unit);
  const surplus = (first.count - first.limit) * modelsAlike(first, army);
  return concernedBy(first, options)
    .slice(0, MOST_TRIED)
    .map((option) => choosing([{ option, count: lessBy(surplus, option) }], unit));
}

interface Choice {
  readonly option: OptionInRoster;
  readonly count: number;
}

const lessBy = (surplus: number, { chosen }: OptionInRoster): number => Math.max(0, Math.ceil(chosen - surplus));

function concernedBy(broken: Finding, options: readonly OptionInRoster[]): readonly OptionInRoster[] {
  const counted = new Set(broken.selections);
  const concerned = options.filter((option) => option.kind === 'entry' && speaksOf(broken, option, options, counted));
  const own = concerned.filter(({ of }) => of === broken.owner.id);
  return own.length > 0 ? own : concerned;
}

/** Models that lack the same item share a finding, so each of them gets the item. */
function fillings(broken: readonly Finding[], options: readonly OptionInRoster[], unit: StandingUnit): readonly Remedy[] {
  const lacking = broken.map((one) => ({ missing: one.limit - one.count, offered: concernedBy(one, options) }));
  const ways = Math.min(MOST_TRIED, ...lacking.map(({ offered }) => offered.length));
  return Array.from({ length: ways }, (_, first) =>
    choosing(
      lacking.flatMap(({ missing, offered }) => filling(missing, [...offered.slice(first), ...offered.slice(0, first)])),
      unit,
    ),
  );
}

/** Adds the missing number of the first option; if its maximum is too low, continues with the next options. */
function filling(missing: number, options: readonly OptionInRoster[]): readonly Choice[] {
  const choices: Choice[] = [];
  let left = Math.ceil(missing);
  for (const option of options) {
    const { chosen, step, maximum } = option;
    const more = Math.min(left, Math.floor(((maximum ?? Infinity) - chosen) / step));
    if (more <= 0) continue;
    choices.push({ option, count: chosen + more * step });
    left -= more;
  }
  return choices;
}

/** The options that a finding is about: possible choices if there are too few, existing choices if there are too many. */
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

/** If one selection stands for several models, the data counts the choices of each model. */
function modelsAlike({ selections, count }: Finding, { assessment }: StandingArmy): number {
  const all = selections.reduce((sum, id) => sum + (assessment.evaluation.selection(id)?.number ?? 0), 0);
  return count > 0 && all > count ? all / count : 1;
}

function choosing(choices: readonly Choice[], { name: unit }: StandingUnit): Remedy {
  const intents = choices.map(({ option: { of, entryId, entryGroupId }, count }) => ({
    ...{ kind: 'chooseOption' as const, of, count },
    option: { entryId, entryGroupId },
  }));
  const [one, ...more] = choices;
  if (one && more.length === 0) return { messageId: 'choose', params: { count: one.count, option: one.option.name, unit }, intents };
  const options = choices.map(({ option, count }) => `${count} ${option.name}`).join(', ');
  return { messageId: 'chooseEach', params: { options, unit }, intents };
}

/** The evaluator's finding that a finding of the report was made from. */
export const limitBehind = (finding: KeyedFinding, unit: StandingUnit | null, assessment: Assessment): Finding | null =>
  limitsBehind(finding, unit, assessment)[0] ?? null;

/** The evaluator's finding behind a finding of the report, and findings with the same sentence about other models of the unit. */
function limitsBehind({ params }: KeyedFinding, unit: StandingUnit | null, { evaluation }: Assessment): readonly Finding[] {
  const { entryId, constraintId, count } = params;
  const inside = unit && new Set(selectionsIn(unit.selection).map(({ id }) => id));
  const same = evaluation.findings.filter(
    (one) => one.entryId === entryId && one.constraintId === constraintId && (one.owner.id === null || !inside || inside.has(one.owner.id)),
  );
  const alike = same.filter((one) => one.count === count);
  return alike.length > 0 ? alike : same.slice(0, 1);
}
