import { phrases } from '../phrase.js';

/** The timeline of releases, and one release. */
export const RELEASES = phrases({
  release: { en: 'Release', fr: 'Version' },
  status: { en: 'Status', fr: 'État' },
  inForceFrom: { en: 'In force from', fr: 'En vigueur dès le' },
  hash: { en: 'Hash', fr: 'Empreinte' },
  none: { en: 'There are no releases of this edition.', fr: 'Il n’y a aucune version de cette édition.' },
});

/** The status of a release. */
export const RELEASE_STATUS = phrases({
  draft: { en: 'Draft', fr: 'Brouillon' },
  published: { en: 'Published', fr: 'Publiée' },
  withdrawn: { en: 'Withdrawn', fr: 'Retirée' },
  inForce: { en: 'In force', fr: 'En vigueur' },
});
