import { ADMIN_SECTIONS } from '../../phrases/admin/desk.js';
import type { Phrase } from '../../phrases/phrase.js';

/** A part of the desk with pages of its own. */
export interface Section {
  /** The last part of its address: `/admin/releases`. */
  readonly id: string;
  readonly title: Phrase;
  /** What it is for, in one sentence. */
  readonly about: Phrase;
}

/**
 * The sections in the order of the navigation. A new one is a line here, a controller under `/admin/<id>` in `AdminPagesModule`, and its
 * phrases.
 */
export const SECTIONS = [
  { id: 'releases', title: ADMIN_SECTIONS.releases, about: ADMIN_SECTIONS.releasesAbout },
  { id: 'imports', title: ADMIN_SECTIONS.imports, about: ADMIN_SECTIONS.importsAbout },
  { id: 'events', title: ADMIN_SECTIONS.events, about: ADMIN_SECTIONS.eventsAbout },
  { id: 'names', title: ADMIN_SECTIONS.names, about: ADMIN_SECTIONS.namesAbout },
  { id: 'accounts', title: ADMIN_SECTIONS.accounts, about: ADMIN_SECTIONS.accountsAbout },
  { id: 'keys', title: ADMIN_SECTIONS.keys, about: ADMIN_SECTIONS.keysAbout },
  { id: 'jobs', title: ADMIN_SECTIONS.jobs, about: ADMIN_SECTIONS.jobsAbout },
  { id: 'audit', title: ADMIN_SECTIONS.audit, about: ADMIN_SECTIONS.auditAbout },
] as const satisfies readonly Section[];

export type SectionId = (typeof SECTIONS)[number]['id'];
