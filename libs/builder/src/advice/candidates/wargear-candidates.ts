import type { OptionInRoster, RosterOptionReader } from '#muster/battlescribe';
import { isWarlordName, rosterOptions } from '#muster/battlescribe';
import type { ChooseOption } from '../../edit/intent.js';
import { RANK, type Candidate, type FindCandidates } from '../candidate.js';
import { OPTION_BOUNDS } from '../option-bounds.js';
import type { StandingArmy, StandingUnit } from '../standing-army.js';

/**
 * The further choices of each unit except models, Enhancements and similar options: one more, or one in place of a choice that fills its
 * group.
 */
export const wargearCandidates: FindCandidates = (army, units) => {
  const reader = rosterOptions(army.release.game, army.document.state);
  return units.flatMap((unit) => ofUnit(unit, reader, army));
};

function ofUnit(unit: StandingUnit, reader: RosterOptionReader, army: StandingArmy): readonly Candidate[] {
  const options = reader.ofSelection(unit.id, OPTION_BOUNDS)?.options ?? [];
  const byPath = new Map(options.map((option) => [option.path, option]));
  return options
    .filter((option) => isWargear(option, byPath, army))
    .flatMap((option) => {
      const intents = choosing(option, groupOf(option, byPath), options);
      if (intents === null) return [];
      const price = option.costs.find(({ typeId }) => typeId === army.release.pointsTypeId)?.value ?? 0;
      return [
        {
          kind: 'wargear',
          name: option.name,
          units: [unit.id],
          datasheet: unit.datasheet.slug,
          intents,
          expected: price * option.step,
          rank: RANK.likely,
          source: 'own',
        },
      ];
    });
}

type ByPath = ReadonlyMap<string, OptionInRoster>;

function isWargear(option: OptionInRoster, byPath: ByPath, { release: { byId } }: StandingArmy): boolean {
  const { kind, type, hidden, maximum, chosen, definitionId, name, selectionIds } = option;
  if (kind === 'group' || type === 'model' || type === 'unit' || hidden) return false;
  if (maximum !== null && chosen >= maximum) return false;
  if (byId.enhancements.get(definitionId)?.upgrade === false || byId.armyOptions.has(definitionId)) return false;
  if (isWarlordName(name)) return false;
  // An option that only contains other choices is not wargear itself.
  const holds = selectionIds.length > 0 && [...byPath.values()].some(({ parent }) => parent === option.path);
  return !holds && !isInHiddenGroup(option, byPath);
}

function isInHiddenGroup({ parent }: OptionInRoster, byPath: ByPath): boolean {
  const around = parent === null ? undefined : byPath.get(parent);
  return around !== undefined && around.kind === 'group' && (around.hidden || isInHiddenGroup(around, byPath));
}

function groupOf({ parent }: OptionInRoster, byPath: ByPath): OptionInRoster | null {
  const around = parent === null ? undefined : byPath.get(parent);
  return around?.kind === 'group' ? around : null;
}

/** Adds one. In a full group, replaces one of the most frequent choice. Null if nothing can be replaced. */
function choosing(
  option: OptionInRoster,
  group: OptionInRoster | null,
  options: readonly OptionInRoster[],
): readonly ChooseOption[] | null {
  if (group?.maximum === null || group === null || group.chosen + option.step <= group.maximum)
    return [bring(option, option.chosen + option.step)];
  const rivals = options.filter((one) => one.parent === group.path && one.of === option.of && one !== option && one.chosen > 0);
  const [rival] = rivals.toSorted((a, b) => b.chosen - a.chosen);
  if (!rival) return null;
  const room = Math.min(rival.chosen, Math.max(option.step, rival.step));
  return [bring(rival, rival.chosen - room), bring(option, option.chosen + room)];
}

const bring = ({ of, entryId, entryGroupId }: OptionInRoster, count: number): ChooseOption => ({
  kind: 'chooseOption',
  of,
  option: { entryId, entryGroupId },
  count,
});
