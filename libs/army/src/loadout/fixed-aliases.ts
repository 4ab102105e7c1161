import type { OptionView } from '#muster/battlescribe';
import { comparable, nearNames } from '#muster/catalogue';
import type { Pick } from './config.js';
import type { DraftPart } from './loadout-draft.js';
import { factsOf } from './option-facts.js';
import type { Want } from './wants.js';

/**
 * Finds unknown names that mean wargear which models have without a choice. Such a name resembles the name of the wargear, no line states
 * the wargear, and the list states the unknown name as often as the unit has the wargear. The unit has this wargear anyway, so no price and
 * no limit depends on the result. Maps each unknown name to the data's name.
 */
export function fixedAliases(
  unknown: readonly Want[],
  parts: readonly DraftPart[],
  asked: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>();
  const unstated = fixedAndUnstated(parts, asked);
  for (const [name, wants] of Map.groupBy(unknown, ({ item }) => item.name)) {
    const count = wants.reduce((sum, want) => sum + want.open, 0);
    const sameCount = [...unstated].filter(([, fixed]) => fixed === count).map(([one]) => one);
    const [meant] = nearNames(name, sameCount.map(comparable));
    if (meant === undefined) continue;
    unstated.delete(meant);
    aliases.set(name, meant);
  }
  return aliases;
}

/** Names of the fixed equipment of the models and the unit that no line states, with the number of each. */
function fixedAndUnstated(parts: readonly DraftPart[], asked: ReadonlySet<string>): Map<string, number> {
  const fixed = new Map<string, number>();
  const add = (picks: readonly Pick[], options: readonly OptionView[], times: number): void => {
    for (const { option, count, picks: below } of picks) {
      const { required, answers } = factsOf(option);
      if (required === 0 || required !== option.max || !options.includes(option)) continue;
      if (!answers.some(({ key }) => asked.has(key))) fixed.set(option.name, (fixed.get(option.name) ?? 0) + count * times);
      add(below, option.children, count * times);
    }
  };
  for (const { picks, options, count } of parts) add(picks, options, count);
  return fixed;
}
