import type { OptionView } from '#muster/battlescribe';
import { factsOf } from './option-facts.js';

/** What has a name, as bits of one number, because there are many names. */
export const MODEL = 1;
export const WARGEAR = 2;
export const OPTION = 4;
/** An entry of that name, or one with a profile or rule of that name. */
export const ENTRY = 8;
/** An entry or a group that accounts for the name if it is chosen. */
export const ANSWER = 16;

/** What has each name, by the key of the name (`looseKey`). */
type Kinds = ReadonlyMap<string, number>;

function addKind(kinds: Map<string, number>, key: string, kind: number): void {
  const before = kinds.get(key) ?? 0;
  if ((before | kind) !== before) kinds.set(key, before | kind);
}

/** The names of some options and of all options below them. */
export interface NamesBelow {
  /** What has the name of this key: the sum of the bits, 0 if nothing has it. */
  readonly kindsOf: (key: string) => number;
  /** The names of the entries as printed. */
  readonly names: () => ReadonlySet<string>;
  readonly holdsModels: boolean;
  /** Whether there are more options than are looked at. */
  readonly isCut: boolean;
}

const mostOptions = 5_000;
/** Contents with at least so many names are kept once for all options that have them. Others are not worth it. */
const leastShared = 16;

export function namesBelow(options: readonly OptionView[], own?: string): NamesBelow {
  const { kinds, names, parts, holdsModels, left } = gathered(options);
  if (own !== undefined) addKind(kinds, own, ENTRY);
  const shared = merged([...parts]);
  return {
    kindsOf: shared === null ? (key) => kinds.get(key) ?? 0 : (key) => (kinds.get(key) ?? 0) | (shared.kinds.get(key) ?? 0),
    names: () => new Set([...names, ...(shared?.names ?? [])]),
    holdsModels,
    isCut: left < 0,
  };
}

/** The names in what many options contain, such as the upgrades of a campaign. */
interface Part {
  readonly kinds: Kinds;
  readonly names: readonly string[];
  readonly holdsModels: boolean;
  /** How many options were looked at. Kept parts count too, so that it does not matter who asked first. */
  readonly options: number;
}

interface Gathering {
  readonly kinds: Map<string, number>;
  readonly names: Set<string>;
  readonly parts: Set<Part>;
  holdsModels: boolean;
  /** How many more options are looked at. */
  left: number;
  /** How often contents were met inside themselves. */
  repetitions: number;
}

function gathered(options: readonly OptionView[]): Gathering {
  const into: Gathering = { kinds: new Map(), names: new Set(), parts: new Set(), holdsModels: false, left: mostOptions, repetitions: 0 };
  for (const option of options) gather(option, into);
  return into;
}

function gather(option: OptionView, into: Gathering): void {
  into.left -= 1;
  if (into.left < 0) return;
  addOwn(option, into);
  into.holdsModels ||= option.type === 'model';
  if (option.linkId === null) {
    for (const child of option.walk()) gather(child, into);
    return;
  }
  const part = partOf(option, into);
  into.left -= part.options;
  into.holdsModels ||= part.holdsModels;
  if (part.kinds.size < leastShared) addPart(part, into);
  else into.parts.add(part);
}

function addOwn(option: OptionView, { kinds, names }: Gathering): void {
  const { answers, otherKeys, bases, key } = factsOf(option);
  if (option.kind === 'group') {
    for (const answer of answers) addKind(kinds, answer.key, ANSWER);
    return;
  }
  names.add(option.name);
  for (const name of option.otherNames) names.add(name);
  const isModel = option.type === 'model';
  const kind = ENTRY | (isModel ? MODEL : OPTION | WARGEAR);
  addKind(kinds, key, kind);
  for (const called of otherKeys) addKind(kinds, called, kind);
  for (const called of bases) addKind(kinds, called, kind);
  for (const answer of answers) addKind(kinds, answer.key, ANSWER | ENTRY | (isModel ? 0 : WARGEAR));
}

function addPart(part: Part, { kinds, names }: Pick<Gathering, 'kinds' | 'names'>): void {
  for (const [key, kind] of part.kinds) addKind(kinds, key, kind);
  for (const name of part.names) names.add(name);
}

/** Parts by their contents, for as long as the release's index exists; null while one is gathered. */
const known = new WeakMap<object, Part | null>();

/** Contents that are met inside themselves add nothing, and what contains them is not kept, because it depends on where the walk began. */
function partOf(option: OptionView, around: Gathering): Part {
  const { content } = option;
  const kept = known.get(content);
  if (kept === null) around.repetitions += 1;
  if (kept !== undefined) return kept ?? NOTHING;
  known.set(content, null);
  const found = gathered(option.walkAlone());
  for (const part of found.parts) addPart(part, found);
  const { kinds, names, holdsModels, left } = found;
  const made: Part = { kinds, names: [...names], holdsModels, options: mostOptions - left };
  around.repetitions += found.repetitions;
  if (found.repetitions > 0 || left < 0) known.delete(content);
  else known.set(content, made);
  return made;
}

const NOTHING: Part = { kinds: new Map(), names: [], holdsModels: false, options: 0 };

/** Several parts as one, by the first of them and then by the others. */
const merges = new WeakMap<Part, WeakMap<Part, Part>>();

/** Many datasheets have the same parts, so what they amount to is kept too. Null without parts. */
function merged([first, ...others]: readonly Part[]): Part | null {
  return first === undefined ? null : others.reduce(mergedPair, first);
}

function mergedPair(one: Part, other: Part): Part {
  const withOne = merges.get(one) ?? new WeakMap<Part, Part>();
  merges.set(one, withOne);
  const both = withOne.get(other) ?? union(one, other);
  withOne.set(other, both);
  return both;
}

function union(one: Part, other: Part): Part {
  const kinds = new Map(one.kinds);
  const names = new Set(one.names);
  addPart(other, { kinds, names });
  return { kinds, names: [...names], holdsModels: one.holdsModels || other.holdsModels, options: one.options + other.options };
}
