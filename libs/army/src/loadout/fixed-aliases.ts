import type { OptionView } from '#muster/battlescribe';
import { comparable, looseKey, nearNames } from '#muster/catalogue';
import type { Pick } from './config.js';
import type { DraftPart } from './loadout-draft.js';
import { factsOf } from './option-facts.js';
import type { Want } from './wants.js';

/**
 * Finds stated names that the datasheet does not have but that mean some of its fixed equipment. Both must occur in the same number, and no
 * line may state the fixed one. Either the two names are alike, or the fixed one is the only unstated weapon and the release has no weapon
 * of the stated name. Because the equipment is there anyway, neither a price nor a limit depends on this. Maps each stated name to the
 * data's name.
 */
export function fixedAliases(
  unknown: readonly Want[],
  parts: readonly DraftPart[],
  asked: ReadonlySet<string>,
  isWargear: (key: string) => boolean,
): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>();
  const unstated = fixedAndUnstated(parts, asked);
  for (const [name, wants] of Map.groupBy(unknown, ({ item }) => item.name)) {
    const count = wants.reduce((sum, want) => sum + want.open, 0);
    const sameCount = [...unstated].filter(([, fixed]) => fixed === count).map(([one]) => one);
    const [near] = nearNames(name, sameCount.map(comparable));
    const [only, ...others] = sameCount.filter((one) => isWargear(looseKey(one)));
    const meant = near ?? (others.length === 0 && !isWargear(looseKey(name)) ? only : undefined);
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
