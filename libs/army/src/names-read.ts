import { looseKey, type Entry, type IndexedRelease, type NameIndex } from '#muster/catalogue';
import type { Diagnostic, Params, Path } from '#muster/diagnostics';
import type { LoadoutItem, Roster } from '#muster/roster';
import type { Army } from './army.js';

/** Code of the info that a name in the list differs from the release's name for what was found. */
export const NAME_READ_AS = 'NAME_READ_AS';
/** Code of the info that a name in the list is an alias that an administrator taught. */
export const ALIAS_USED = 'ALIAS_USED';
/** Code of the info that the data does not offer a stated item, which makes no difference to the result. */
export const WARGEAR_WITHOUT_EFFECT = 'WARGEAR_WITHOUT_EFFECT';

/** Code of the info that the data has no choice of a stated name, so that it was not applied. */
export const CHOICE_NOT_APPLIED = 'CHOICE_NOT_APPLIED';

/** Infos about names that the release spells differently, about taught names, and about what has no effect. */
export function namesRead(roster: Roster, army: Army, release: IndexedRelease): readonly Diagnostic[] {
  const choices = army.choicesNotFound ?? [];
  return [
    ...headerRead(roster, army, release),
    ...choices.map(({ name, path, line }) => remark(CHOICE_NOT_APPLIED, 'choice', { name }, path, line)),
    ...unitsRead(roster, army, release),
  ];
}

function headerRead(roster: Roster, { factions, detachments }: Army, release: IndexedRelease): readonly Diagnostic[] {
  const isImplied = ([list]: Path): boolean => list === 'detachments' && roster.detachments.length === 0;
  return [
    ...roster.factions.flatMap(({ name, line }, at) =>
      factions.flatMap((entry) => aliasUsed(name, entry, release.factions, ['factions', at], line)),
    ),
    ...detachments.flatMap(({ detachment, path, line }) =>
      isImplied(path) ? [remark(NAME_READ_AS, 'impliedDetachment', { meant: detachment.name }, path, line)] : [],
    ),
    ...detachments.flatMap(({ detachment, path, line }) =>
      [nameAt(roster, path)].flatMap((name) => (name === null ? [] : aliasUsed(name, detachment, release.detachments, path, line))),
    ),
  ];
}

function unitsRead(roster: Roster, { units }: Army, release: IndexedRelease): readonly Diagnostic[] {
  const remarks: Diagnostic[] = [];
  for (const { name, datasheet, path, line, enhancements, readAs = [], needless = [] } of units) {
    for (const one of needless) remarks.push(remark(WARGEAR_WITHOUT_EFFECT, one.why, { unit: name, name: one.name }, one.path, one.line));
    remarks.push(...entryRead(name, datasheet, release.datasheets, path, line));
    for (const one of enhancements) {
      const asWritten = nameAt(roster, one.path);
      if (asWritten !== null) remarks.push(...entryRead(asWritten, one.enhancement, release.enhancements, one.path, one.line));
    }
    for (const { from, to, path: at, line: on, isTaught } of readAs)
      remarks.push(remark(isTaught === true ? ALIAS_USED : NAME_READ_AS, 'option', { unit: name, name: from, meant: to }, at, on));
  }
  return remarks;
}

function entryRead<T extends Entry>(name: string, entry: T, index: NameIndex<T>, path: Path, line: number | null): readonly Diagnostic[] {
  const used = aliasUsed(name, entry, index, path, line);
  if (used.length > 0 || isItsOwn(name, entry)) return used;
  return [remark(NAME_READ_AS, 'entry', { name, meant: entry.name }, path, line)];
}

function aliasUsed<T extends Entry>(name: string, entry: T, index: NameIndex<T>, path: Path, line: number | null): readonly Diagnostic[] {
  const isUsed = !isItsOwn(name, entry) && index.isTaught(name, entry);
  return isUsed ? [remark(ALIAS_USED, 'entry', { name, meant: entry.name }, path, line)] : [];
}

function isItsOwn(name: string, { name: own, aliases, slug }: Entry): boolean {
  if (name === own) return true;
  const key = looseKey(name);
  return [own, ...aliases].some((one) => looseKey(one) === key) || name.includes(slug);
}

/** The name at a place of the roster; null if there is none. */
function nameAt({ factions, detachments, units }: Roster, [list, at, part, ...rest]: Path): string | null {
  if (list === 'factions') return factions[Number(at)]?.name ?? null;
  if (list === 'detachments') return detachments[Number(at)]?.name ?? null;
  const unit = list === 'units' ? units[Number(at)] : undefined;
  if (part === 'enhancements') return unit?.enhancements[Number(rest[0])]?.name ?? null;
  return part === 'loadout' ? (itemAt(unit?.loadout ?? [], rest)?.name ?? null) : null;
}

function itemAt(items: readonly LoadoutItem[], [at, , ...rest]: Path): LoadoutItem | undefined {
  const item = items[Number(at)];
  return rest.length === 0 ? item : itemAt(item?.items ?? [], rest);
}

function remark(code: string, messageId: string, params: Params, path: Path, line: number | null): Diagnostic {
  return { code, messageId, severity: 'info', params, path, related: [], line, cites: null };
}
