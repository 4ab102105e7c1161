import type { ImportJob } from '#muster/persistence';
import { EDITIONS } from '#muster/roster';
import { Seal, SelectField, TextField, type FieldFaults } from '../../form/fields.js';
import { IMPORT_MODES, IMPORT_STATUS, IMPORTS } from '../../phrases/admin/imports.js';
import { NAMES } from '../../phrases/layout.js';
import { usePhrases } from '../../phrases/phrase.js';
import type { AdminDesk } from '../frame/admin-desks.service.js';
import { adminPage } from '../frame/admin-page.js';
import { Moment } from '../frame/moment.js';
import { MODES, type ImportForm } from './import-asked.js';

interface ImportsView {
  readonly jobs: readonly ImportJob[];
  /** Null if no import folder is configured. */
  readonly sources: readonly string[] | null;
  readonly form: ImportForm;
  readonly faults: FieldFaults;
}

export function importsPage(desk: AdminDesk, { jobs, sources, form, faults }: ImportsView): string {
  const { phrase, seal } = desk;
  return adminPage({
    desk,
    at: 'imports',
    children: (
      <>
        {jobs.length === 0 ? <p>{phrase(IMPORTS.none)}</p> : <JobsTable jobs={jobs} />}
        {sources === null || sources.length === 0 ? (
          <p class="panel">{phrase(sources === null ? IMPORTS.noFolder : IMPORTS.noSources)}</p>
        ) : (
          <StartForm {...{ seal, sources, form, faults }} />
        )}
      </>
    ),
  });
}

function JobsTable({ jobs }: Pick<ImportsView, 'jobs'>) {
  const phrase = usePhrases();
  return (
    <section class="panel" aria-labelledby="jobs">
      <h2 id="jobs">{phrase(IMPORTS.list)}</h2>
      <table>
        <thead>
          <tr>
            {[IMPORTS.release, IMPORTS.status, IMPORTS.edition, IMPORTS.by, IMPORTS.requested].map((head) => (
              <th scope="col">{phrase(head)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {jobs.map(({ id, label, status, edition, actor, createdAt }) => (
            <tr>
              <th scope="row">
                <a href={`/admin/imports/${id}`}>{label}</a>
              </th>
              <td data-label={phrase(IMPORTS.status)}>{phrase(IMPORT_STATUS[status])}</td>
              <td data-label={phrase(IMPORTS.edition)}>{phrase(NAMES[edition])}</td>
              <td data-label={phrase(IMPORTS.by)}>{actor.name}</td>
              <td data-label={phrase(IMPORTS.requested)}>
                <Moment at={createdAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface StartFormParts extends Pick<ImportsView, 'form' | 'faults'> {
  readonly seal: string;
  readonly sources: readonly string[];
}

function StartForm({ seal, sources, form, faults }: StartFormParts) {
  const phrase = usePhrases();
  const { source, edition, label, effectiveFrom, revision, mode } = form;
  return (
    <form class="ask" action="/admin/imports" method="post">
      <h2>{phrase(IMPORTS.start)}</h2>
      <p class="lead">{phrase(IMPORTS.startWhy)}</p>
      <Seal seal={seal} />
      <SelectField
        name="source"
        label={phrase(IMPORTS.source)}
        value={source}
        options={sources.map((one) => [one, one] as const)}
        fault={faults['source']}
      />
      <SelectField
        name="edition"
        label={phrase(IMPORTS.edition)}
        value={edition}
        options={EDITIONS.map((one) => [one, phrase(NAMES[one])] as const)}
      />
      <TextField
        {...{ name: 'label', value: label, required: true, max: 100, fault: faults['label'] }}
        label={phrase(IMPORTS.label)}
        help={phrase(IMPORTS.labelHelp)}
      />
      <TextField
        {...{ name: 'effectiveFrom', type: 'date', value: effectiveFrom, required: true, fault: faults['effectiveFrom'] }}
        label={phrase(IMPORTS.effectiveFrom)}
      />
      <TextField
        {...{ name: 'revision', value: revision, max: 200, fault: faults['revision'] }}
        label={phrase(IMPORTS.revision)}
        help={phrase(IMPORTS.revisionHelp)}
      />
      <SelectField
        name="mode"
        label={phrase(IMPORTS.mode)}
        value={mode}
        options={MODES.map((one) => [one, phrase(IMPORT_MODES[one])] as const)}
      />
      <p>
        <button type="submit">{phrase(IMPORTS.submit)}</button>
      </p>
    </form>
  );
}
