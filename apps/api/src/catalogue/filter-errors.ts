import type { EntryKind, EntryName, FilterFault } from '#muster/persistence';
import type { ApiError } from '../platform/errors/api-error.js';
import { badInput } from '../platform/errors/bad-input.js';

const NOUN: Readonly<Record<FilterFault['field'], string>> = {
  faction: 'faction',
  detachment: 'detachment',
  keywords: 'keyword',
  role: 'role',
};

/** A filter that names what the release does not have. */
export function unknownInFilter(faults: readonly FilterFault[]): ApiError {
  return badInput(
    faults.map(({ field, given, allowed }) => {
      const near = allowed.length === 0 ? '' : ` Known: ${allowed.join(', ')}.`;
      return { path: ['filter', field], message: `The release has no ${NOUN[field]} "${given}".${near}`, allowed };
    }),
  );
}

const PLURAL: Readonly<Record<EntryKind, string>> = {
  faction: 'factions',
  datasheet: 'datasheets',
  detachment: 'detachments',
  enhancement: 'enhancements',
  armyOption: 'army options',
};

/** A name as a slug that several entries share. */
export function ambiguousSlug(kind: EntryKind, slug: string, namesakes: readonly EntryName[]): ApiError {
  const allowed = namesakes.map((entry) => entry.slug);
  const message = `${namesakes.length} ${PLURAL[kind]} are called "${slug}". Use one of these slugs: ${allowed.join(', ')}.`;
  return badInput([{ path: ['by', 'slug'], message, allowed }]);
}
