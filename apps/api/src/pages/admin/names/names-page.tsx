import type { UnresolvedName } from '#muster/publishing';
import { writeGlobalId } from '../../../platform/graphql/global-id.js';
import { Fault, Seal } from '../../form/fields.js';
import { ADMIN } from '../../phrases/admin/desk.js';
import { NAME_FIELDS, NAME_KINDS, UNRESOLVED } from '../../phrases/admin/names.js';
import { NAMES } from '../../phrases/layout.js';
import { usePhrases } from '../../phrases/phrase.js';
import type { AdminDesk } from '../frame/admin-desks.service.js';
import { adminPage } from '../frame/admin-page.js';
import { kindOptions, NamesFilter } from './names-filter.js';
import { namesAddress, type NamesQuery } from './names-query.js';

/** A meaning that was not accepted. */
export interface RefusedMeaning {
  readonly id: string;
  readonly means: string;
  readonly fault: string;
}

interface NamesView {
  readonly query: NamesQuery;
  readonly names: readonly UnresolvedName[];
  readonly totalCount: number;
  /** Where the next page begins; null if this is the last. */
  readonly next: string | null;
  readonly refused: RefusedMeaning | null;
}

export function namesPage(desk: AdminDesk, view: NamesView): string {
  const { phrase, seal } = desk;
  const { query, names, next, refused } = view;
  return adminPage({
    desk,
    at: 'names',
    children: (
      <>
        <p class="lead">{phrase(UNRESOLVED.lead)}</p>
        <p class="no-print">
          <a href="/admin/names/aliases">{phrase(UNRESOLVED.aliases)}</a>
        </p>
        {refused === null ? null : (
          <p>
            <Fault fault={phrase(UNRESOLVED.refused, { name: refused.means, fault: refused.fault })} />
          </p>
        )}
        <NamesFilter path="/admin/names" query={query} />
        {names.length === 0 ? <p>{phrase(UNRESOLVED.none)}</p> : <NamesTable {...{ view, seal }} />}
        {next === null ? null : (
          <p class="paging no-print">
            <a href={namesAddress('/admin/names', { ...query, after: next })}>{phrase(ADMIN.next)}</a>
          </p>
        )}
      </>
    ),
  });
}

function NamesTable({ view: { query, names, totalCount, refused }, seal }: { readonly view: NamesView; readonly seal: string }) {
  const phrase = usePhrases();
  const action = namesAddress('/admin/names', query);
  return (
    <section class="panel" aria-labelledby="names">
      <h2 id="names">{phrase(UNRESOLVED.count, { count: totalCount })}</h2>
      <table>
        <thead>
          <tr>
            {[
              ...[NAME_FIELDS.name, NAME_FIELDS.edition, NAME_FIELDS.kind, NAME_FIELDS.language],
              ...[UNRESOLVED.lists, UNRESOLVED.lastSeen, UNRESOLVED.mayMean],
            ].map((head) => (
              <th scope="col">{phrase(head)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <Line {...{ name, action, seal, refused }} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface LineParts {
  readonly name: UnresolvedName;
  readonly action: string;
  readonly seal: string;
  readonly refused: RefusedMeaning | null;
}

function Line({ name, action, seal, refused }: LineParts) {
  const phrase = usePhrases();
  const id = writeGlobalId('UnresolvedName', name.edition, name.kind, name.name);
  return (
    <tr>
      <th scope="row">{name.name}</th>
      <td data-label={phrase(NAME_FIELDS.edition)}>{phrase(NAMES[name.edition])}</td>
      <td data-label={phrase(NAME_FIELDS.kind)}>{phrase(NAME_KINDS[name.kind])}</td>
      <td data-label={phrase(NAME_FIELDS.language)}>{name.language}</td>
      <td data-label={phrase(UNRESOLVED.lists)}>{name.lists}</td>
      <td data-label={phrase(UNRESOLVED.lastSeen)}>{name.lastSeen}</td>
      <td data-label={phrase(UNRESOLVED.mayMean)}>
        <div>
          {name.candidates.length === 0 ? null : <Candidates {...{ name, id, action, seal }} />}
          <OtherMeaning {...{ name, id, action, seal }} refused={refused?.id === id ? refused : null} />
        </div>
      </td>
    </tr>
  );
}

interface FormParts extends Omit<LineParts, 'refused'> {
  readonly id: string;
}

function Candidates({ name, id, action, seal }: FormParts) {
  const phrase = usePhrases();
  return (
    <form action={action} method="post">
      <Seal seal={seal} />
      <input type="hidden" name="id" value={id} />
      {name.candidates.map((candidate) => (
        <div>
          <button type="submit" name="means" value={candidate.name} class="plain-button">
            <span class="unseen">{name.name}: </span>
            {candidate.name}
          </button>{' '}
          <span class="quiet">{phrase(UNRESOLVED.likeness, { percent: Math.round(candidate.likeness * 100) })}</span>
        </div>
      ))}
    </form>
  );
}

function OtherMeaning({ name, id, action, seal, refused }: FormParts & { readonly refused: RefusedMeaning | null }) {
  const phrase = usePhrases();
  return (
    <details open={refused !== null}>
      <summary>
        {phrase(UNRESOLVED.other)}
        <span class="unseen">: {name.name}</span>
      </summary>
      <form action={action} method="post">
        <Seal seal={seal} />
        <input type="hidden" name="id" value={id} />
        <input
          name="means"
          value={refused?.means ?? ''}
          required
          maxLength={100}
          autocomplete="off"
          aria-label={phrase(UNRESOLVED.mayMean)}
        />{' '}
        <select name="kind" aria-label={phrase(NAME_FIELDS.kind)}>
          {kindOptions(phrase).map(([kind, words]) => (
            <option value={kind} selected={kind === name.kind}>
              {words}
            </option>
          ))}
        </select>{' '}
        <button type="submit" class="second">
          {phrase(UNRESOLVED.accept)}
        </button>
      </form>
    </details>
  );
}
