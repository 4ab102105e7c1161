import { ClosestNames, keywordKey } from '#muster/catalogue';
import type { EntryFilter, FilterFault } from './entry-filter.js';
import type { EntryKind } from './entry-kind.js';

/** Something that a filter can name by its slug or its name. */
export interface Nameable {
  readonly slug: string;
  readonly name: string;
  readonly keywords: readonly string[];
  readonly role: string | null;
}

/** The entries of a release as far as filters name them. */
export interface FilterVocabulary {
  has(kind: EntryKind, idOrSlug: string): boolean;
  entries(kind: EntryKind): readonly Nameable[];
}

const MOST_ALLOWED = 12;
const MOST_NEAR = 5;

/** The values of a filter that do not occur in the release, which would otherwise give an empty list without a reason. */
export function filterFaults(kind: EntryKind, filter: EntryFilter, release: FilterVocabulary): readonly FilterFault[] {
  const faults: FilterFault[] = [];
  const checkEntry = (field: 'faction' | 'detachment', given: string | undefined): void => {
    if (given === undefined || release.has(field, given)) return;
    const entries = release.entries(field);
    const slugs = near(
      given,
      entries.map(({ name }) => name),
    ).flatMap((name) => entries.filter((one) => one.name === name).map(({ slug }) => slug));
    faults.push({ field, given, allowed: slugs });
  };
  checkEntry('faction', filter.faction);
  checkEntry('detachment', filter.detachment);
  if (filter.role !== undefined) {
    const roles = new Set(release.entries(kind).flatMap(({ role }) => role ?? []));
    if (!hasKey(roles, filter.role)) faults.push({ field: 'role', given: filter.role, allowed: near(filter.role, [...roles]) });
  }
  if (filter.keywords !== undefined && filter.keywords.length > 0) {
    const keywords = new Set(release.entries(kind).flatMap((entry) => entry.keywords));
    const unknown = filter.keywords.filter((keyword) => !keywords.has(keywordKey(keyword)));
    faults.push(...unknown.map((given) => ({ field: 'keywords' as const, given, allowed: near(given, [...keywords]) })));
  }
  return faults;
}

const hasKey = (values: Iterable<string>, wanted: string): boolean => [...values].some((value) => keywordKey(value) === keywordKey(wanted));

/** All values if they are few, else those that resemble the given one. */
function near(given: string, values: readonly string[]): readonly string[] {
  if (values.length <= MOST_ALLOWED) return [...values].sort();
  return new ClosestNames(values).to(given.replaceAll('-', ' '), MOST_NEAR).map(({ name }) => name);
}
