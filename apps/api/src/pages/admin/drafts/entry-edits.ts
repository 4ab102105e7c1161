import type { AnyEntry } from '#muster/persistence';
import type { DraftEdit } from '#muster/publishing';
import { fieldOf, type Form } from '../../../platform/http/form.js';
import type { FieldFaults } from '../../form/fields.js';
import { DRAFTS } from '../../phrases/admin/drafts.js';
import { RELEASE_ACTIONS } from '../../phrases/admin/releases.js';
import type { Phrasing } from '../../phrases/phrase.js';

/** A price that the form can change. */
export interface PriceField {
  readonly name: string;
  /** The largest unit that it applies to; null for any size. */
  readonly upTo: number | null;
  readonly points: number;
}

/** The fields of an entry that are edited often. */
export interface EntryFields {
  readonly name: string;
  readonly prices: readonly PriceField[];
  /** Null for entries that cannot be Legends. */
  readonly legends: boolean | null;
}

/** What the form holds, as texts, by the names of its fields. */
export type EntryForm = Readonly<Record<string, string>>;

export function fieldsOf(entry: AnyEntry): EntryFields {
  const legends = 'profiles' in entry ? entry.legends : null;
  return { name: entry.name, prices: pricesOf(entry), legends };
}

function pricesOf(entry: AnyEntry): readonly PriceField[] {
  if (!('points' in entry) || entry.points === null) return [];
  if (typeof entry.points === 'number') return [{ name: 'points', upTo: null, points: entry.points }];
  return entry.points.bySize.map((tier, at) => ({ ...tier, name: `points-${at}` }));
}

export const formOfEntry = ({ name, prices, legends }: EntryFields): EntryForm => ({
  ...{ name, alias: '', reason: '', legends: String(legends ?? '') },
  ...Object.fromEntries(prices.map((price) => [price.name, String(price.points)])),
});

/** The entry as it is now, with what was typed to be added to it. */
export const formAfterConflict = (entry: AnyEntry, { alias = '', reason = '' }: EntryForm): EntryForm => ({
  ...formOfEntry(fieldsOf(entry)),
  ...{ alias, reason },
});

export const entryFormIn = (form: Form, fields: EntryFields): EntryForm =>
  Object.fromEntries(Object.keys(formOfEntry(fields)).map((name) => [name, fieldOf(form, name).trim()]));

/** The edits that the form asks for, or what is wrong with its fields. */
export function editsAsked(
  entry: AnyEntry,
  form: EntryForm,
  phrase: Phrasing,
): { readonly edits: readonly DraftEdit[] } | { readonly faults: FieldFaults } {
  const fields = fieldsOf(entry);
  const { name = '', alias = '', legends = '', reason = '' } = form;
  const wrong = fields.prices.filter((price) => !isPrice(form[price.name]));
  const changes = [
    ...(name !== '' && name !== fields.name ? [{ field: 'name', value: name }] : []),
    ...(alias === '' ? [] : [{ field: 'alias', value: alias }]),
    ...priceChange(entry, fields.prices, form),
    ...(fields.legends !== null && legends !== String(fields.legends) ? [{ field: 'legends', value: legends }] : []),
  ];
  const faults = {
    ...Object.fromEntries(wrong.map((price) => [price.name, phrase(DRAFTS.badPoints)])),
    ...(reason === '' ? { reason: phrase(RELEASE_ACTIONS.reasonMissing) } : {}),
    ...(wrong.length === 0 && changes.length === 0 ? { name: phrase(DRAFTS.unchanged) } : {}),
  };
  if (Object.keys(faults).length > 0) return { faults };
  return { edits: changes.map((change) => ({ kind: 'change', target: entry.id, ...change, reason })) };
}

const isPrice = (text = ''): boolean => /^\d{1,6}(?:\.\d{1,2})?$/.test(text) && Number(text) <= 100_000;

/** All sizes are written together, so that the edit names each size with its price. */
function priceChange(entry: AnyEntry, prices: readonly PriceField[], form: EntryForm): readonly { field: string; value: string }[] {
  const after = prices.map(({ name, upTo }) => ({ upTo, points: Number(form[name]) }));
  if (after.every(({ points }, at) => points === prices[at]?.points)) return [];
  const isTable = 'points' in entry && typeof entry.points === 'object';
  return [isTable ? { field: 'pointsBySize', value: JSON.stringify(after) } : { field: 'points', value: String(after[0]?.points) }];
}
