import { aboveWritten } from './config.js';
import type { OptionView } from '#muster/battlescribe';
import type { Fact, Path, ReviewReason } from '#muster/diagnostics';
import type { Roster, RosterUnit } from '#muster/roster';
import type { Gap } from '../army.js';
import type { FoundDatasheet } from '../look-up/datasheet/find-datasheet.js';
import { namesOf } from './lines/datasheet-names.js';
import type { ReadAs } from './lines/spelled-items.js';
import type { MatchedLoadout } from './matched-loadout.js';
import { factsOf } from './option-facts.js';
import type { Want } from './lines/wants.js';
import { looseKey, remembered } from '#muster/catalogue';
import { gap } from '../look-up/reasons.js';

/**
 * What the only consistent reading of a unit assumes: that a name means another, or that a line means the only models left. Such an
 * assumption needs no review unless an error depends on it. Null if nothing was assumed.
 */
export function presumption(
  unit: RosterUnit,
  path: Path,
  { datasheet, isPresumed }: Pick<FoundDatasheet, 'datasheet' | 'isPresumed'>,
  matched: MatchedLoadout | null,
): ReviewReason | null {
  if (isPresumed === true) {
    const params = { name: unit.name, meant: datasheet.name };
    return { code: 'UNRESOLVED_NAME', about: 'datasheet', messageId: 'unitReadAs', params, path, line: unit.line };
  }
  if (matched === null) return null;
  const model = matched.isWhole ? matched.unnamedModels.find(({ item }) => item !== null) : undefined;
  if (model?.item)
    return { ...reason('noSuchModel', { unit: unit.name, name: model.item.name }, model.path, model.item.line), about: 'wargear' };
  const read = matched.readAs.find(({ isCertain }) => !isCertain);
  if (read === undefined) return matched.isCutShort && !matched.isWhole ? notAllWaysTried(unit, path) : raised(unit, path, matched);
  return { ...reason('readAs', { unit: unit.name, name: read.from, meant: read.to }, read.path, read.line), about: 'wargear' };
}

/** More wargear than the data writes, because another choice may raise the limit; if it does not, the wargear may have been dealt out wrongly. */
function raised(unit: RosterUnit, path: Path, { parts }: MatchedLoadout): ReviewReason | null {
  for (const { of, options, picks } of parts) {
    const above = 'slot' in of ? aboveWritten(options, picks) : null;
    if (above === null) continue;
    const params = { unit: unit.name, name: above.name, count: above.excess };
    return { code: 'DATA_GAP', about: 'wargear', messageId: 'tooManyOfOption', params, path, line: unit.line };
  }
  return null;
}

/** The list does not say which of its models carry what, and another way to share the wargear among them may keep every limit. */
const notAllWaysTried = (unit: RosterUnit, path: Path): ReviewReason => ({
  ...{ code: 'DATA_GAP', about: 'wargear', messageId: 'notAllWaysTried', params: { unit: unit.name }, path, line: unit.line },
});

/**
 * The stated loadout items that no option matches, each with its line. Lists also print profiles and abilities that every model or unit of
 * the datasheet has; those are not gaps. `isModel` matches the names of any datasheet's models: such a name does not mean a model of this
 * datasheet, even if its wargear fits, unless it shares a word with the unit's own names.
 */
export function loadoutGaps(
  unit: RosterUnit,
  root: OptionView,
  matched: MatchedLoadout,
  isModel: (key: string) => boolean,
): readonly Gap[] {
  if (matched.unnamedModels.length === 0 && matched.unmatched.length === 0) return [];
  const printed = new Set(
    [root, ...matched.layout.slots.map(({ option }) => option)].flatMap((option) =>
      factsOf(option)
        .answers.slice(1)
        .map(({ key }) => key),
    ),
  );
  const own = new Set([unit.name, ...matched.layout.slots.map(({ option }) => option.name)].flatMap(wordsOf));
  const isOther = (name: string): boolean => isModel(looseKey(name)) && !wordsOf(name).some((word) => own.has(word));
  const models = matched.unnamedModels.flatMap(({ item, path }) => {
    const key = looseKey(item?.name ?? '');
    return item === null || printed.has(key) || (matched.isWhole && !isOther(item.name)) ? [] : [{ item, path }];
  });
  return [
    ...models.map(({ item, path }) => gap('option', reason('noSuchModel', { unit: unit.name, name: item.name }, path, item.line))),
    ...matched.unmatched.filter(({ keys }) => !keys.some((key) => printed.has(key))).map((want) => unmatchedGap(want, unit, root)),
  ];
}

const wordsOf = (name: string): readonly string[] =>
  name
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length > 2)
    .map(looseKey);

const NONE: readonly never[] = [];

/** Models of an unknown name whose wargear fits the unit's own models. */
export function modelsReadAs(unit: RosterUnit, { isWhole, unnamedModels }: MatchedLoadout): readonly ReadAs[] {
  if (!isWhole || unnamedModels.length === 0) return NONE;
  return unnamedModels.flatMap(({ item, path, slots: [only, ...others] }) => {
    const to = only === undefined || others.length > 0 ? unit.name : only.option.name;
    return item === null || looseKey(item.name) === looseKey(to) ? [] : [{ from: item.name, to, path, line: item.line, isCertain: true }];
  });
}

/** What the roster does not state although the price or the loadout may depend on it. */
export function unstated(roster: Roster, unit: RosterUnit, path: Path, matched: MatchedLoadout): readonly ReviewReason[] {
  if (matched.modelsAreStated) return [];
  const place = { code: 'WARGEAR_NOT_STATED', about: 'size', path, line: unit.line } as const;
  if (unit.models !== undefined) {
    return [{ ...place, messageId: 'modelsContradict', params: { unit: unit.name, stated: unit.models, counted: matched.models } }];
  }
  const statesSome = roster.statesWargear || unit.loadout.length > 0;
  return [{ ...place, messageId: statesSome ? 'noModels' : 'noWargear', params: { unit: unit.name } }];
}

function unmatchedGap({ item, path, open, keys }: Want, unit: RosterUnit, root: OptionView): Gap {
  const names = namesOfOptions(root);
  const isKnown = keys.some((key) => names.keys.has(key));
  const params = { unit: unit.name, name: item.name };
  if (isKnown) {
    return gap('option', {
      code: 'DATA_GAP',
      about: aboutOption(path),
      messageId: 'tooManyOfOption',
      params: { ...params, count: open },
      path,
      line: item.line,
    });
  }
  const near = namesOf(root).nearAmong(item.name, names.all);
  if (near.length === 0) return gap('option', reason('noSuchOption', params, path, item.line));
  return gap('option', reason('noSuchOptionNear', { ...params, near: near.join(', ') }, path, item.line));
}

/** The names of the unit's options, indexed once for as long as the release is kept. */
const namesOfOptions = remembered((root: OptionView) => {
  const all = new Set(optionNames(root));
  return { all, keys: new Set([...all].map(looseKey)) };
});

function optionNames(root: OptionView, depth = 0): readonly string[] {
  if (depth > 3) return [];
  return root
    .walk()
    .flatMap((child) => (child.kind === 'group' ? optionNames(child, depth) : [child.name, ...optionNames(child, depth + 1)]));
}

function reason(messageId: string, params: ReviewReason['params'], path: Path, line: number | null): ReviewReason {
  return { code: 'UNRESOLVED_NAME', about: aboutOption(path), messageId, params, path, line };
}

/** An item of the unit itself (`units, 3, loadout, 0`) may be a model; a deeper one belongs to a model that was found. */
function aboutOption(path: Path): Fact {
  return path.length <= 4 ? 'loadout' : 'modelLoadout';
}
