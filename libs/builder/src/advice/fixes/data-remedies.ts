import { rosterOptions, type Finding, type OptionInRoster } from '@muster/battlescribe';
import type { Assessment } from '../../assess.js';
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
  const broken = unit && limitBehind(finding, unit, army.assessment);
  if (!unit || !broken) return [];
  const options = rosterOptions(army.release.game, army.document.state).ofSelection(unit.id, OPTION_BOUNDS)?.options ?? [];
  const counted = new Set(broken.selections);
  const surplus = (broken.count - broken.limit) * modelsAlike(broken, army);
  const concerned = options.filter((option) => option.kind === 'entry' && speaksOf(broken, option, options, counted));
  if (broken.kind === 'tooFew') return concerned.slice(0, MOST_TRIED).map((_, first) => filling(-surplus, first, concerned, unit));
  return concerned.slice(0, MOST_TRIED).map((option) => choosing([{ option, count: lessBy(surplus, option) }], unit));
}

interface Choice {
  readonly option: OptionInRoster;
  readonly count: number;
}

const lessBy = (surplus: number, { chosen }: OptionInRoster): number => Math.max(0, Math.ceil(chosen - surplus));

/** What is missing, of one of the options; as far as there may not be so much of it, of those after it too. */
function filling(missing: number, first: number, options: readonly OptionInRoster[], unit: StandingUnit): Remedy {
  const choices: Choice[] = [];
  let left = missing;
  for (const option of [...options.slice(first), ...options.slice(0, first)]) {
    const more = Math.min(Math.ceil(left), Math.max(0, (option.maximum ?? Infinity) - option.chosen));
    if (more <= 0) continue;
    choices.push({ option, count: option.chosen + more });
    left -= more;
  }
  return choosing(choices, unit);
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

/** The evaluator's finding behind one of the report. */
export function limitBehind({ params }: KeyedFinding, unit: StandingUnit | null, { evaluation }: Assessment): Finding | null {
  const { entryId, constraintId, count } = params;
  const inside = unit && new Set(selectionsIn(unit.selection).map(({ id }) => id));
  const same = evaluation.findings.filter(
    (one) => one.entryId === entryId && one.constraintId === constraintId && (one.owner.id === null || !inside || inside.has(one.owner.id)),
  );
  return same.find((one) => one.count === count) ?? same[0] ?? null;
}
