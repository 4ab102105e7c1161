import type { ArmyOption, Datasheet, Detachment, Enhancement, Faction } from '../entries.js';
import type { Overlay } from '../release-data.js';
import { entryFields } from './overlay-fields.js';

type AnyEntry = Faction | Datasheet | Detachment | Enhancement | ArmyOption;

/**
 * Applies overlays to an entry that was derived from nodes; overlays of nodes have been applied before. Keeps a former name as an alias.
 * Null if the entry was removed.
 */
export function applyEntryOverlays<Kind extends AnyEntry>(entry: Kind, overlays: readonly Overlay[], nameBefore: string): Kind | null {
  const own = overlays.filter(({ target }) => target === entry.id);
  if (own.findLast(({ field }) => field === 'removed')?.value === 'true') return null;
  const aliases = new Set(entry.aliases);
  if (nameBefore !== entry.name) aliases.add(nameBefore);
  for (const { field, value } of own) if (field === 'alias') aliases.add(entryFields.alias(value) ?? value);
  aliases.delete(entry.name);
  const named: Kind = aliases.size === entry.aliases.length ? entry : { ...entry, aliases: [...aliases].toSorted() };
  return own.reduce(applyOne, named);
}

function applyOne<Kind extends AnyEntry>(entry: Kind, { field, value }: Overlay): Kind {
  return { ...entry, ...changesOf(entry, field, value) };
}

/** Applies only fields that this kind of entry has. */
function changesOf(entry: AnyEntry, field: string, value: string): object {
  if (field === 'disputes') return given({ disputes: entryFields.disputes(value) });
  if ('profiles' in entry) return changesOfDatasheet(field, value);
  if ('slots' in entry) return changesOfDetachment(field, value);
  if ('bearer' in entry) return changesOfEnhancement(field, value);
  return 'eligibility' in entry ? changesOfArmyOption(field, value) : {};
}

function changesOfDatasheet(field: string, value: string): Partial<Datasheet> {
  switch (field) {
    case 'legends':
      return { legends: value === 'true' };
    case 'role':
      return { role: entryFields.role(value) };
    case 'powerRating':
      return { powerRating: entryFields.powerRating(value) };
    case 'leads':
      return { leads: entryFields.leads(value) };
    case 'leadsConfirmed':
      return { leadsConfirmed: true };
    case 'transport':
      return { transport: entryFields.transport(value) };
    default:
      return {};
  }
}

function changesOfDetachment(field: string, value: string): Partial<Detachment> {
  switch (field) {
    case 'ruleName':
      return { ruleName: entryFields.ruleName(value) };
    case 'commandPoints':
      return { commandPoints: entryFields.commandPoints(value) };
    case 'detachmentPoints':
      return { detachmentPoints: entryFields.detachmentPoints(value) };
    case 'grants':
      return given({ grants: entryFields.grants(value) });
    case 'restrictions':
      return given({ restrictions: entryFields.restrictions(value) });
    default:
      return {};
  }
}

function changesOfEnhancement(field: string, value: string): Partial<Enhancement> {
  switch (field) {
    case 'bearer':
      return given({ bearer: entryFields.bearer(value) });
    case 'leads':
      return given({ leads: entryFields.leads(value) });
    default:
      return {};
  }
}

function changesOfArmyOption(field: string, value: string): Partial<ArmyOption> {
  switch (field) {
    case 'commandPoints':
      return { commandPoints: entryFields.commandPoints(value) };
    case 'eligibility':
      return { eligibility: entryFields.eligibility(value) };
    case 'group':
      return { group: entryFields.group(value) };
    default:
      return {};
  }
}

/** Omits fields whose value is invalid. */
function given<Fields extends object>(fields: { readonly [Key in keyof Fields]: Fields[Key] | null }): Partial<Fields> {
  const known: Partial<Fields> = {};
  return Object.assign(known, Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)));
}
