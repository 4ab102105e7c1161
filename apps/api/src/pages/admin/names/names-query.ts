import { isAliasKind, type AliasKind } from '#muster/catalogue';
import { editionWithId, type EditionId } from '#muster/roster';

/** What the address of a list of names asks for. */
export interface NamesQuery {
  readonly edition: EditionId | null;
  readonly kind: AliasKind | null;
  /** Empty if all names are listed. */
  readonly search: string;
  /** Whether withdrawn aliases are listed. */
  readonly withdrawn: boolean;
  /** Where the page begins; empty for the first page. */
  readonly after: string;
}

export const LONGEST_SEARCH = 100;

export function namesQuery(asked: Readonly<Record<string, unknown>>): NamesQuery {
  const text = (name: string): string => {
    const value = asked[name];
    return typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH) : '';
  };
  return {
    edition: editionWithId(text('edition')),
    kind: kindIn(text('kind')),
    search: text('search'),
    withdrawn: text('withdrawn') === 'true',
    after: text('after'),
  };
}

export const kindIn = (text: string): AliasKind | null => (isAliasKind(text) ? text : null);

/** What both lists can be filtered by. */
export const filterOf = ({ edition, kind, search }: NamesQuery) => ({
  ...(edition && { edition }),
  ...(kind && { kind }),
  ...(search !== '' && { search }),
});

export function namesAddress(path: string, query: NamesQuery): string {
  const { withdrawn, after } = query;
  const asked = new URLSearchParams({ ...filterOf(query), ...(withdrawn && { withdrawn: 'true' }), ...(after !== '' && { after }) });
  return asked.size === 0 ? path : `${path}?${asked.toString()}`;
}
