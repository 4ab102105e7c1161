import type { AnyEntry, EntryKind, StoredRelease } from '#muster/persistence';
import { Seal, SelectField, TextField, type FieldFaults } from '../../form/fields.js';
import { Faults } from '../../form/faults.js';
import { DRAFTS } from '../../phrases/admin/drafts.js';
import { usePhrases, type Phrasing } from '../../phrases/phrase.js';
import type { AdminDesk } from '../frame/admin-desks.service.js';
import { adminPage } from '../frame/admin-page.js';
import { fieldsOf, type EntryForm, type PriceField } from './entry-edits.js';
import { OtherEdits } from './other-edits.js';

export interface EntryView {
  readonly draft: StoredRelease;
  readonly kind: EntryKind;
  readonly entry: AnyEntry;
  readonly form: EntryForm;
  readonly faults: FieldFaults;
  /** What the draft refused. */
  readonly problems: readonly string[];
}

export function entryPage(desk: AdminDesk, view: EntryView): string {
  const { draft, entry, problems } = view;
  return adminPage({
    desk,
    at: 'releases',
    title: `${entry.name}, ${draft.label}`,
    children: (
      <>
        <p class="back no-print">
          <a href={`/admin/drafts/${draft.id}`}>{desk.phrase(DRAFTS.back)}</a>
        </p>
        <Faults faults={problems} />
        <EntryForm view={view} seal={desk.seal} />
      </>
    ),
  });
}

function EntryForm({ view: { draft, kind, entry, form, faults }, seal }: { readonly view: EntryView; readonly seal: string }) {
  const phrase = usePhrases();
  const { prices, legends } = fieldsOf(entry);
  const { name = '', alias = '', reason = '' } = form;
  return (
    <form class="ask narrow" action={`/admin/drafts/${draft.id}/${kind}/${encodeURIComponent(entry.id)}`} method="post">
      <Seal seal={seal} />
      <input type="hidden" name="revision" value={draft.revision} />
      <TextField
        {...{ name: 'name', value: name, max: 200, fault: faults['name'] }}
        label={phrase(DRAFTS.name)}
        help={phrase(DRAFTS.nameHelp)}
      />
      {prices.map((price) => (
        <TextField
          {...{ name: price.name, value: form[price.name] ?? '', required: true, fault: faults[price.name] }}
          label={priceLabel(price, prices, phrase)}
        />
      ))}
      <TextField
        {...{ name: 'alias', value: alias, max: 200, fault: faults['alias'] }}
        label={phrase(DRAFTS.alias)}
        {...(entry.aliases.length === 0 ? {} : { help: phrase(DRAFTS.aliases, { names: entry.aliases.join(', ') }) })}
      />
      {legends === null ? null : (
        <SelectField
          {...{ name: 'legends', value: form['legends'] ?? '' }}
          label={phrase(DRAFTS.legends)}
          options={[
            ['false', phrase(DRAFTS.no)],
            ['true', phrase(DRAFTS.yes)],
          ]}
        />
      )}
      <TextField
        {...{ name: 'reason', value: reason, required: true, max: 1_000, fault: faults['reason'] }}
        label={phrase(DRAFTS.reason)}
      />
      <p>
        <button type="submit">{phrase(DRAFTS.save)}</button>
      </p>
      <OtherEdits />
    </form>
  );
}

function priceLabel({ upTo }: PriceField, prices: readonly PriceField[], phrase: Phrasing): string {
  if (upTo !== null) return phrase(DRAFTS.pointsUpTo, { models: upTo });
  return phrase(prices.length === 1 ? DRAFTS.points : DRAFTS.pointsOfMore);
}
