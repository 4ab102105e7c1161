import type { OptionView } from '#muster/battlescribe';
import { looseKey } from '#muster/catalogue';
import type { Pick as Picked } from './config.js';
import type { DraftPart } from './loadout-draft.js';
import { factsOf } from './option-facts.js';
import type { DatasheetNames } from './lines/datasheet-names.js';
import type { Want } from './lines/wants.js';
import type { Path } from '#muster/diagnostics';
import type { ModelLine } from './lines/model-line.js';

/**
 * Finds unknown names that mean wargear which models have without a choice. Such a name resembles the name of the wargear, or begins with
 * the name of its model, or both are plain weapons; no line states the wargear, and the list states the unknown name as often as the unit
 * has the wargear. The unit has this wargear anyway, so no price and no limit depends on the result. Maps each unknown name to the data's
 * name.
 */
export function fixedAliases(
  unknown: readonly Want[],
  parts: readonly DraftPart[],
  asked: ReadonlySet<string>,
  { nearAmong }: Pick<DatasheetNames, 'nearAmong'>,
  isPlain: (key: string) => boolean = () => false,
): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>();
  if (unknown.length === 0) return aliases;
  const unstated = fixedAndUnstated(parts, asked);
  for (const [name, wants] of Map.groupBy(unknown, ({ item }) => item.name)) {
    const count = wants.reduce((sum, want) => sum + want.open, 0);
    const sameCount = [...unstated].filter(([, fixed]) => fixed.count === count);
    if (sameCount.length === 0) continue;
    const [meant] = [
      ...nearAmong(name, new Set(sameCount.map(([one]) => one))),
      ...onlyOf(sameCount.filter(([one, { bearer }]) => isNamedAfter(name, bearer) || (isPlain(looseKey(name)) && isPlain(looseKey(one))))),
    ];
    if (meant === undefined) continue;
    unstated.delete(meant);
    aliases.set(name, meant);
  }
  return aliases;
}

interface Fixed {
  readonly count: number;
  /** Key of the model's name; empty for equipment of the unit. */
  readonly bearer: string;
}

/** The name, unless there are several. */
function onlyOf([only, ...others]: readonly (readonly [string, Fixed])[]): readonly string[] {
  return only !== undefined && others.length === 0 ? [only[0]] : [];
}

const isNamedAfter = (name: string, bearer: string): boolean => bearer !== '' && looseKey(name).startsWith(`${bearer} `);

/** Names of the fixed equipment of the models and the unit that no line states, with the number of each. */
function fixedAndUnstated(parts: readonly DraftPart[], asked: ReadonlySet<string>): Map<string, Fixed> {
  const fixed = new Map<string, Fixed>();
  const add = (picks: readonly Picked[], options: readonly OptionView[], times: number, bearer: string): void => {
    for (const { option, count, picks: below } of picks) {
      const { required, answers } = factsOf(option);
      if (required === 0 || required !== option.max || !options.includes(option)) continue;
      if (!answers.some(({ key }) => asked.has(key)))
        fixed.set(option.name, { count: (fixed.get(option.name)?.count ?? 0) + count * times, bearer });
      add(below, option.children, count * times, bearer);
    }
  };
  for (const { picks, options, count, of } of parts) add(picks, options, count, 'slot' in of ? of.slot.facts.key : '');
  return fixed;
}

/** A stated item that the data does not have and that changes nothing. */
export interface Needless {
  readonly path: Path;
  readonly line: number | null;
  readonly name: string;
  /** `plain`: a weapon without any effect, of which each model states at most one. `repeated`: the line states it before. */
  readonly why: 'plain' | 'repeated';
}

/**
 * Of the items that no option can take: those that change nothing. Some data omits the close combat weapon of some models, and some tools
 * print the wargear of a model again on the same line.
 */
export function needlessItems(
  open: readonly Want[],
  lines: readonly ModelLine[],
  wants: readonly Want[],
  models: number,
  isPlain: (key: string) => boolean,
): ReadonlyMap<Want, Needless> {
  const needless = new Map<Want, Needless>();
  for (const want of open) {
    if (want.item.isGuessed) continue; // it may be something else that matters
    const line = lines.find((one) => one.wants.includes(want));
    const why = isPlainFor(line?.count ?? models, want, isPlain) ? 'plain' : isRepeated(want, line?.wants ?? wants) ? 'repeated' : null;
    if (why !== null) needless.set(want, { path: want.path, line: want.item.line, name: want.item.name, why });
  }
  return needless;
}

function isPlainFor(models: number, { item }: Want, isPlain: (key: string) => boolean): boolean {
  return item.count <= models && isPlain(item.key);
}

/** The same number of the same item precedes it on the line of the same model. */
function isRepeated(want: Want, beside: readonly Want[]): boolean {
  if (want.item.isRepeated) return true;
  const isBeside = ({ item }: Want): boolean => item.line === want.item.line && item.line !== null && !item.isGuessed;
  const before = beside.slice(0, beside.indexOf(want)).filter(isBeside);
  return before.some(({ item }) => item.key === want.item.key && item.count === want.item.count);
}
