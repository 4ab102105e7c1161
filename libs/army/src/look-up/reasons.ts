import type { Fact, Params, Path, ReviewReason } from '#muster/diagnostics';
import { offeredAs, type Entry, type Found, type NameIndex, type Scope } from '#muster/catalogue';
import type { Gap } from '../army.js';

/** An `option` that is looked up by name is a relic, a Warlord Trait, a psychic power or a Stratagem. Wargear is matched instead. */
const ABOUT: Readonly<Record<Gap['kind'], Fact>> = {
  unit: 'datasheet',
  faction: 'faction',
  detachment: 'detachments',
  enhancement: 'enhancementOffer',
  option: 'options',
};

/** The place where something is stated. */
export interface Place {
  readonly path: Path;
  readonly line: number | null;
}

/** The word that players use for the thing that was looked up; becomes `kind` in the message when it is not found. */
export type SoughtWord = Exclude<Gap['kind'], 'unit'> | 'datasheet' | 'relic' | 'psychic power' | 'Stratagem' | 'Warlord Trait';

/** A name to look up. */
export interface Sought<T extends Entry> {
  readonly kind: Gap['kind'];
  /** The word for the sought thing in messages, if it differs from `kind`. */
  readonly word?: SoughtWord;
  readonly name: string;
  readonly index: NameIndex<T>;
  readonly scopes: readonly Scope<T>[];
}

export function notFound<T extends Entry>({ kind, word: said, name, index, scopes }: Sought<T>, { path, line }: Place): Gap {
  const near = index.near(name, scopes);
  const word: SoughtWord = said ?? (kind === 'unit' ? 'datasheet' : kind);
  const params: Params = near.length === 0 ? { kind: word, name } : { kind: word, name, near: near.join(', ') };
  return gap(kind, {
    code: 'UNRESOLVED_NAME',
    about: ABOUT[kind],
    messageId: near.length === 0 ? 'notFound' : 'notFoundNear',
    params,
    path,
    line,
  });
}

/** Candidates of the same name are distinguished by their slugs; a list can select one by writing the offered form. */
export function ambiguous(kind: Gap['kind'], name: string, candidates: readonly Entry[], { path, line }: Place): Gap {
  const said = candidates.map(offeredAs).join(', ');
  return gap(kind, { code: 'AMBIGUOUS_NAME', about: ABOUT[kind], messageId: 'several', params: { name, candidates: said }, path, line });
}

/** The only entry of that name. A name that no entry has may be the misspelt name of one. */
export function findNamed<T extends Entry>({ index, name, scopes }: Pick<Sought<T>, 'index' | 'name' | 'scopes'>): Found<T> {
  const found = index.find(name, scopes);
  const meant = found.kind === 'none' ? index.meant(name, scopes) : null;
  return meant === null ? found : { kind: 'one', entry: meant.entry };
}

/** The only entry of that name, or the gap that explains why there is none. */
export function findOne<T extends Entry>(sought: Sought<T>, place: Place): T | Gap {
  const found = findNamed(sought);
  if (found.kind === 'one') return found.entry;
  return found.kind === 'none' ? notFound(sought, place) : ambiguous(sought.kind, sought.name, found.entries, place);
}

export function isGap(value: Entry | Gap | object): value is Gap {
  return 'review' in value;
}

export function gap(kind: Gap['kind'], review: ReviewReason): Gap {
  return { kind, path: review.path, review, params: review.params };
}
