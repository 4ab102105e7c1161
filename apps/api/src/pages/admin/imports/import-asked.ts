import { LABEL, type ImportMode, type ImportOrder } from '#muster/publishing';
import { editionWithId, EDITIONS, type EditionId } from '#muster/roster';
import { isDay } from '../../../platform/graphql/scalars/is-day.js';
import { fieldOf, type Form } from '../../../platform/http/form.js';
import type { FieldFaults } from '../../form/fields.js';
import { IMPORTS } from '../../phrases/admin/imports.js';
import type { Phrasing } from '../../phrases/phrase.js';

export const MODES: readonly ImportMode[] = ['draft', 'publish', 'dryRun'];
const LONGEST_REVISION = 200;

/** The form for a new import as it was filled in. */
export interface ImportForm {
  readonly source: string;
  readonly edition: string;
  readonly label: string;
  readonly effectiveFrom: string;
  readonly revision: string;
  readonly mode: string;
}

export const emptyImportForm = (today: string): ImportForm => ({
  ...{ source: '', edition: EDITIONS.at(-1) ?? '', label: '', effectiveFrom: today, revision: '', mode: 'draft' },
});

export const importFormIn = (form: Form): ImportForm => ({
  source: fieldOf(form, 'source'),
  edition: fieldOf(form, 'edition'),
  label: fieldOf(form, 'label').trim(),
  effectiveFrom: fieldOf(form, 'effectiveFrom'),
  revision: fieldOf(form, 'revision').trim(),
  mode: fieldOf(form, 'mode'),
});

interface ImportAsked {
  readonly edition: EditionId;
  readonly label: string;
  readonly order: ImportOrder;
}

/** What the form asks for, or what is wrong with its fields. */
export function importAsked(
  form: ImportForm,
  sources: readonly string[],
  phrase: Phrasing,
): ImportAsked | { readonly faults: FieldFaults } {
  const edition = editionWithId(form.edition);
  const mode = MODES.find((known) => known === form.mode);
  const faults = {
    ...(sources.includes(form.source) ? {} : { source: phrase(IMPORTS.unknownSource) }),
    ...(LABEL.test(form.label) ? {} : { label: phrase(IMPORTS.badLabel) }),
    ...(isDay(form.effectiveFrom) ? {} : { effectiveFrom: phrase(IMPORTS.badDate) }),
    ...(form.revision.length <= LONGEST_REVISION ? {} : { revision: phrase(IMPORTS.tooLong) }),
  };
  if (edition === null || mode === undefined || Object.keys(faults).length > 0) return { faults };
  const { source, effectiveFrom, revision, label } = form;
  return { edition, label, order: { source, effectiveFrom, sourceRevision: revision === '' ? null : revision, mode } };
}
