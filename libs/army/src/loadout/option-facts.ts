import type { Informative, OptionView } from '#muster/battlescribe';
import { exactKey, looseKey, rememberedByContent } from '#muster/catalogue';

/** A name that may stand for an option, and how many items of that name one such option contains. */
export interface Answer {
  readonly key: string;
  readonly times: number;
}

/**
 * The facts about each option are cached for as long as the release's index exists. They follow from its definition and its link, so the
 * many places of a weapon share them.
 */
const known = new WeakMap<OptionView['option']['blueprint'], Facts>();
const deepestInside = 2;

export function factsOf(option: OptionView): Facts {
  const { blueprint } = option.option;
  const kept = known.get(blueprint);
  if (kept !== undefined) return kept;
  const facts = new Facts(option);
  known.set(blueprint, facts);
  return facts;
}

const none: readonly never[] = [];
const NOTHING: ReadonlySet<string> = new Set();

/** Facts about an option that matching needs repeatedly. */
export class Facts {
  readonly key: string;
  /** Keys of further names that the data gives the option depending on its contents or on other choices. */
  readonly otherKeys: readonly string[];
  /** For a model: keys of the names of which its name is a variant, such as "Deckhand" for "Deckhand w/ harpoon gun". */
  readonly bases: readonly string[];
  /** Its own names first, then those of its profiles and rules: lists print the weapons of "Sword and shield", not the option. */
  readonly answers: readonly Answer[];
  /** How many of the option the parent must have, as written in the data. */
  readonly required: number;
  /** The largest number of it as written in the data. Null if there is none. */
  readonly max: number | null;
  /** Whether another choice may raise `max`. */
  readonly mostVaries: boolean;
  /** The largest number of it if other choices raise the limit as far as they can. Null if there is none. */
  readonly most: number | null;
  /** For a group: one of its options is taken even if the list states none. */
  readonly mustTake: boolean;
  /** Until `inside` is first needed. */
  #option: OptionView | null;
  #inside: ReadonlySet<string> = NOTHING;

  constructor(option: OptionView) {
    this.#option = option;
    this.key = looseKey(option.name);
    this.otherKeys = option.otherNames.map(looseKey);
    this.bases = option.type === 'model' ? basesOf(option) : none;
    this.answers = answersOf(option, this.otherKeys);
    this.required = requiredCount(option);
    this.max = option.max;
    this.mostVaries = option.limits.some((limit) => limit.type !== 'min' && limit.scope === 'parent' && limit.varies);
    this.most = mostOf(option);
    this.mustTake = option.kind === 'group' && (this.required > 0 || option.walk().some(mustTake));
  }

  /** Keys of the things inside it that a list may state; empty if the option has a name of its own. */
  get inside(): ReadonlySet<string> {
    const option = this.#option;
    this.#option = null;
    if (option !== null) this.#inside = option.kind === 'group' ? insideOfGroup(option) : setOf(keysInside(option, 0));
    return this.#inside;
  }
}

function mostOf({ limits }: OptionView): number | null {
  const own = limits.filter(({ type, field, scope }) => type !== 'min' && field === 'selections' && scope === 'parent');
  const most = Math.min(...own.map(({ highest }) => highest));
  return Number.isFinite(most) ? most : null;
}

function mustTake(child: OptionView): boolean {
  const { required, mustTake: inGroup } = factsOf(child);
  return required > 0 || inGroup;
}

/** A minimum that modifiers can change counts as 0, because its value depends on other choices, which the list states. */
function requiredCount(option: OptionView): number {
  if (option.hidden) return 0;
  const varies = option.limits.some((limit) => limit.type !== 'max' && limit.scope === 'parent' && limit.varies);
  return varies ? 0 : Math.max(0, option.min ?? 0);
}

const variantMarks: readonly string[] = [' w/', ' with ', ' (', ' - ', ': ', ', ', ' and '];

function basesOf(option: OptionView): readonly string[] {
  const name = exactKey(option.name);
  return variantMarks.filter((mark) => name.includes(mark)).map((mark) => looseKey(name.slice(0, name.indexOf(mark))));
}

function answersOf(option: OptionView, otherKeys: readonly string[]): readonly Answer[] {
  const own = looseKey(option.name);
  const brought = new Set([...otherKeys, ...ownNames(option).map(looseKey), ...partsOf(own)]);
  const counted = isNumbered(option.name) ? unnumbered(own) : readCount(own);
  brought.delete(own);
  if (counted !== null) brought.delete(counted.key);
  return [{ key: own, times: 1 }, ...(counted === null ? [] : [counted]), ...[...brought].map((key) => ({ key, times: 1 }))];
}

/** Some data numbers the choices of a table: "5. Cold Eye". Lists often omit the number. */
const isNumbered = (name: string): boolean => /^\s*\d{1,2}\. /u.test(name);

const unnumbered = (key: string): Answer => ({ key: key.slice(key.indexOf(' ') + 1), times: 1 });

/** Lists print "Hook and net" as a hook and a net. */
function partsOf(key: string): readonly string[] {
  const parts = key.split(/,? and |, /);
  return parts.length > 1 ? parts : [];
}

/** "2 magma lances" means a magma lance twice. */
function readCount(key: string): Answer | null {
  const [first = '', ...rest] = key.split(' ');
  const times = Number(first.endsWith('x') ? first.slice(0, -1) : first);
  return Number.isInteger(times) && times > 0 && times < 100 && rest.length > 0 ? { key: rest.join(' '), times } : null;
}

function ownNames(option: OptionView): readonly string[] {
  const { definition, link } = option.option.blueprint;
  const linked = link === null ? none : namesOf(link);
  return linked.length === 0 ? namesOf(definition) : [...namesOf(definition), ...linked];
}

function namesOf({ profiles = none, rules = none, infoLinks = none, infoGroups = none }: Informative): readonly string[] {
  if (profiles.length + rules.length + infoLinks.length + infoGroups.length === 0) return none;
  return [...[...profiles, ...rules, ...infoLinks].map(({ name }) => name), ...infoGroups.flatMap(namesOf)];
}

const insideOfGroup = rememberedByContent((contents) => setOf(keysAmong(contents, 0)));

const setOf = (keys: readonly string[]): ReadonlySet<string> => (keys.length === 0 ? NOTHING : new Set(keys));

/** Names inside groups and inside entries without a profile of their own, which are bundles. The contents of a weapon cannot be chosen. */
function keysInside(option: OptionView, depth: number): readonly string[] {
  if (option.kind === 'entry' && (depth >= deepestInside || ownNames(option).length > 0)) return [];
  return keysAmong(option.walk(), option.kind === 'entry' ? depth + 1 : depth);
}

function keysAmong(children: readonly OptionView[], depth: number): readonly string[] {
  return children.flatMap((child) =>
    child.kind === 'group' ? keysInside(child, depth) : [...factsOf(child).answers.map(({ key }) => key), ...keysInside(child, depth)],
  );
}
