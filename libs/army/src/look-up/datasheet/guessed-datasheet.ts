import { keywordKey, looseKey, type Datasheet, type NameIndex, type Scope } from '#muster/catalogue';
import type { LoadoutItem } from '#muster/roster';

/** Words that a datasheet's name may have after the name of its models: "Gull Pack". */
const KINDS_OF_UNIT: readonly string[] = ['squad', 'squadron', 'team', 'mob', 'unit', 'pack', 'brood', 'band', 'crew', 'battery'];

/** A slash, a bar or a quotation mark around what a player calls the unit. */
const NICKNAME_SIGNS = /[/|"“”«»]/u;

export interface Names {
  readonly index: NameIndex<Datasheet>;
  readonly own: Scope<Datasheet>;
  /** The army's own datasheets, then those of its allies. */
  readonly scopes: readonly Scope<Datasheet>[];
  /** Number of the items that the datasheet knows. */
  readonly known: (datasheet: Datasheet, items: readonly string[]) => number;
}

/**
 * The only datasheet that an unknown name can mean: the name without a nickname, a name without its last word ("Gulls" for "Gull Pack"), or
 * one of several datasheets that only the wargear tells apart. Null if there is none or more than one.
 */
export function guessedDatasheet(name: string, items: readonly LoadoutItem[], names: Names): Datasheet | null {
  return withoutNickname(name, names) ?? withKindOfUnit(name, names) ?? withoutArmyKeyword(name, names) ?? byWargear(name, items, names);
}

function withoutNickname(name: string, { index, own }: Names): Datasheet | null {
  const parts = name
    .split(NICKNAME_SIGNS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length < 2) return null;
  const found = new Set(parts.map((part) => index.find(part, [own])).flatMap((one) => (one.kind === 'one' ? [one.entry] : [])));
  const [only, ...others] = found;
  return only !== undefined && others.length === 0 ? only : null;
}

function withKindOfUnit(name: string, { index, scopes }: Names): Datasheet | null {
  const key = looseKey(name);
  if (!index.isPartOfName(key)) return null;
  const longer = KINDS_OF_UNIT.map((word) => index.find(`${key} ${word}`, scopes));
  const found = new Set(longer.flatMap((one) => (one.kind === 'none' ? [] : one.kind === 'one' ? [one.entry] : one.entries)));
  const [only, ...others] = found;
  return only !== undefined && others.length === 0 ? only : null;
}

/** "Salt Barge" for the "Barge" that several armies share, if it has the keyword SALT in one of them only by the way it is offered. */
function withoutArmyKeyword(name: string, { index, scopes }: Names): Datasheet | null {
  const blank = name.indexOf(' ');
  const found = blank < 0 ? null : index.find(name.slice(blank + 1), scopes);
  if (found?.kind !== 'one') return null;
  const word = keywordKey(name.slice(0, blank));
  const added = found.entry.factions.flatMap(({ addedKeywords }) => addedKeywords);
  return added.some((keyword) => keywordKey(keyword) === word) ? found.entry : null;
}

/** "Walker" with a weapon that only the "North Walker" has, and not the "South Walker". */
function byWargear(name: string, items: readonly LoadoutItem[], { index, own, known }: Names): Datasheet | null {
  const variants = index.endingWith(name).filter(own);
  const stated = items.flatMap(namesIn);
  const [best, second] = variants
    .map((datasheet) => ({ datasheet, count: known(datasheet, stated) }))
    .toSorted((one, other) => other.count - one.count);
  return best !== undefined && second !== undefined && best.count > second.count ? best.datasheet : null;
}

const namesIn = ({ name, items }: LoadoutItem): readonly string[] => [name, ...items.flatMap(namesIn)];
