import type { AccountRole } from '#muster/persistence';

/** What the address of a list of accounts or keys asks for. */
export interface ListQuery {
  readonly search: string;
  readonly role: string;
  readonly active: boolean;
  /** The cursor after which the page begins; empty on the first page. */
  readonly after: string;
}

export const ROLE_IDS = ['player', 'organiser', 'app', 'administrator'] as const satisfies readonly AccountRole[];

const LONGEST = 200;

export function listQuery(asked: Readonly<Record<string, unknown>>): ListQuery {
  const text = (name: string): string => {
    const value = asked[name];
    return typeof value === 'string' ? value.trim().slice(0, LONGEST) : '';
  };
  return { search: text('search'), role: text('role'), active: text('active') === 'true', after: text('after') };
}

export function listAddress(path: string, { search, role, active }: ListQuery, after: string): string {
  const parts = Object.entries({ search, role, active: active ? 'true' : '', after }).filter(([, value]) => value !== '');
  return `${path}?${new URLSearchParams(parts).toString()}`;
}

export const roleIn = (text: string | undefined): AccountRole | null => ROLE_IDS.find((role) => role === text) ?? null;

/** Null if the name is missing or too long. */
export function nameIn(text: string | undefined): string | null {
  const name = text?.trim() ?? '';
  return name === '' || name.length > LONGEST ? null : name;
}
