import { isDay } from '../../../platform/graphql/scalars/is-day.js';
import { TARGET_KINDS, type AuditFilter } from '#muster/persistence';
import { parseGlobalId } from '../../../platform/graphql/global-id.js';

/** What the address of the page asks for, as text for its form. */
export interface AuditQuery {
  readonly actor: string;
  readonly action: string;
  readonly kind: string;
  readonly target: string;
  readonly from: string;
  readonly until: string;
  /** The id of the last entry of the previous page; empty on the first page. */
  readonly before: string;
}

const LONGEST = 200;

export function auditQuery(asked: Readonly<Record<string, unknown>>): AuditQuery {
  const text = (name: string): string => {
    const value = asked[name];
    return typeof value === 'string' ? value.trim().slice(0, LONGEST) : '';
  };
  const day = (name: string): string => (isDay(text(name)) ? text(name) : '');
  const before = /^\d{1,18}$/.test(text('before')) ? text('before') : '';
  return {
    ...{ actor: text('actor'), action: text('action'), kind: text('kind'), target: text('target') },
    ...{ from: day('from'), until: day('until'), before },
  };
}

export function toAuditFilter({ actor, action, kind, target, from, until }: AuditQuery): AuditFilter {
  const targetKind = TARGET_KINDS.find((known) => known === kind);
  return {
    ...(actor !== '' && { actor: parseGlobalId(actor)?.parts[0] ?? actor }),
    ...(action !== '' && { actions: [action] }),
    ...(targetKind && { targetKind }),
    ...(target !== '' && { targetText: target }),
    ...(from !== '' && { from: `${from}T00:00:00Z` }),
    ...(until !== '' && { until: `${until}T23:59:59.999Z` }),
  };
}

/** The address of the next page of the same question. */
export function auditAddress(query: AuditQuery, before: string): string {
  const parts = Object.entries({ ...query, before }).filter(([, value]) => value !== '');
  return `/admin/audit?${new URLSearchParams(parts).toString()}`;
}
