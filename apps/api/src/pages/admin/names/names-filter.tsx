import { ALIAS_KINDS } from '#muster/catalogue';
import { EDITIONS } from '#muster/roster';
import type { ComponentChildren } from 'preact';
import { SelectField, TextField } from '../../form/fields.js';
import { NAME_FIELDS, NAME_KINDS } from '../../phrases/admin/names.js';
import { NAMES } from '../../phrases/layout.js';
import { usePhrases, type Phrasing } from '../../phrases/phrase.js';
import { LONGEST_SEARCH, type NamesQuery } from './names-query.js';

type Options = readonly (readonly [value: string, words: string])[];

export const editionOptions = (phrase: Phrasing): Options => EDITIONS.toReversed().map((one) => [one, phrase(NAMES[one])]);

export const kindOptions = (phrase: Phrasing): Options => ALIAS_KINDS.map((kind) => [kind, phrase(NAME_KINDS[kind])]);

interface NamesFilterParts {
  readonly path: string;
  readonly query: NamesQuery;
  /** Further fields. */
  readonly children?: ComponentChildren;
}

/** The form above a list of names. */
export function NamesFilter({ path, query: { edition, kind, search }, children }: NamesFilterParts) {
  const phrase = usePhrases();
  const any = ['', phrase(NAME_FIELDS.any)] as const;
  return (
    <form class="filter no-print" action={path} method="get" role="search" aria-label={phrase(NAME_FIELDS.filter)}>
      <TextField name="search" label={phrase(NAME_FIELDS.search)} value={search} max={LONGEST_SEARCH} />
      <SelectField
        {...{ name: 'edition', id: 'of-edition', value: edition ?? '' }}
        label={phrase(NAME_FIELDS.edition)}
        options={[any, ...editionOptions(phrase)]}
      />
      <SelectField
        {...{ name: 'kind', id: 'of-kind', value: kind ?? '' }}
        label={phrase(NAME_FIELDS.kind)}
        options={[any, ...kindOptions(phrase)]}
      />
      {children}
      <p>
        <button type="submit" class="second">
          {phrase(NAME_FIELDS.show)}
        </button>
      </p>
    </form>
  );
}
