import type { StoredAlias } from '#muster/persistence';
import { writeGlobalId } from '../../../platform/graphql/global-id.js';
import { ChoiceField, Fault, Seal, SelectField, TextField } from '../../form/fields.js';
import { ADMIN } from '../../phrases/admin/desk.js';
import { ALIASES, NAME_FIELDS, NAME_KINDS } from '../../phrases/admin/names.js';
import { NAMES } from '../../phrases/layout.js';
import { usePhrases, WithMarkup } from '../../phrases/phrase.js';
import type { AdminDesk } from '../frame/admin-desks.service.js';
import { adminPage } from '../frame/admin-page.js';
import { Moment } from '../frame/moment.js';
import { editionOptions, kindOptions, NamesFilter } from './names-filter.js';
import { namesAddress, type NamesQuery } from './names-query.js';

const HERE = '/admin/names/aliases';
const LONGEST_NAME = 100;
export const LONGEST_REASON = 500;

/** The form for a new alias as it was filled in. */
export interface AliasForm {
  readonly edition: string;
  readonly kind: string;
  readonly language: string;
  readonly name: string;
  readonly means: string;
}

interface AliasesView {
  readonly query: NamesQuery;
  readonly aliases: readonly StoredAlias[];
  readonly totalCount: number;
  /** Where the next page begins; null if this is the last. */
  readonly next: string | null;
  readonly form: AliasForm;
  /** Why the alias in the form was not taught; null if none was asked for. */
  readonly fault: string | null;
}

export function aliasesPage(desk: AdminDesk, view: AliasesView): string {
  const { phrase, seal } = desk;
  const { query, aliases, next } = view;
  const tables = {
    mutation: <code>importAliases</code>,
    graphql: <a href="/graphql">GraphQL</a>,
    command: <code>muster import aliases names.csv</code>,
  };
  return adminPage({
    desk,
    at: 'names',
    title: phrase(ALIASES.title),
    children: (
      <>
        <p class="lead">{phrase(ALIASES.lead)}</p>
        <p class="no-print">
          <a href="/admin/names">{phrase(ALIASES.back)}</a>
        </p>
        <Teach {...{ view, seal }} />
        <NamesFilter path={HERE} query={query}>
          <ChoiceField name="withdrawn" value="true" label={phrase(ALIASES.withdrawnToo)} checked={query.withdrawn} />
        </NamesFilter>
        {aliases.length === 0 ? <p>{phrase(ALIASES.none)}</p> : <AliasesTable {...{ view, seal }} />}
        {next === null ? null : (
          <p class="paging no-print">
            <a href={namesAddress(HERE, { ...query, after: next })}>{phrase(ADMIN.next)}</a>
          </p>
        )}
        <p class="quiet">
          <WithMarkup of={ALIASES.tables} values={tables} />
        </p>
      </>
    ),
  });
}

interface Parts {
  readonly view: AliasesView;
  readonly seal: string;
}

function Teach({ view: { query, form, fault }, seal }: Parts) {
  const phrase = usePhrases();
  return (
    <details class="panel no-print" open={fault !== null}>
      <summary>{phrase(ALIASES.teach)}</summary>
      <form action={namesAddress(HERE, query)} method="post">
        <Seal seal={seal} />
        <TextField
          {...{ name: 'name', value: form.name, max: LONGEST_NAME, required: true }}
          label={phrase(ALIASES.name)}
          help={phrase(ALIASES.nameHelp)}
        />
        <TextField {...{ name: 'means', value: form.means, max: LONGEST_NAME, required: true }} label={phrase(ALIASES.meaning)} />
        <SelectField name="edition" label={phrase(NAME_FIELDS.edition)} value={form.edition} options={editionOptions(phrase)} />
        <SelectField name="kind" label={phrase(NAME_FIELDS.kind)} value={form.kind} options={kindOptions(phrase)} />
        <TextField
          {...{ name: 'language', value: form.language, max: 12 }}
          label={phrase(NAME_FIELDS.language)}
          help={phrase(ALIASES.languageHelp)}
        />
        <p>
          <Fault fault={fault ?? undefined} />
        </p>
        <p>
          <button type="submit" name="do" value="teach">
            {phrase(ALIASES.teach)}
          </button>
        </p>
      </form>
    </details>
  );
}

function AliasesTable({ view: { query, aliases, totalCount }, seal }: Parts) {
  const phrase = usePhrases();
  const action = namesAddress(HERE, query);
  return (
    <section class="panel" aria-labelledby="aliases">
      <h2 id="aliases">{phrase(ALIASES.count, { count: totalCount })}</h2>
      <table>
        <thead>
          <tr>
            {[
              ...[NAME_FIELDS.name, ALIASES.means, NAME_FIELDS.edition, NAME_FIELDS.kind, NAME_FIELDS.language],
              ...[ALIASES.taught, ALIASES.action],
            ].map((head) => (
              <th scope="col">{phrase(head)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {aliases.map((alias) => (
            <Line {...{ alias, action, seal }} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface LineParts {
  readonly alias: StoredAlias;
  readonly action: string;
  readonly seal: string;
}

function Line({ alias, action, seal }: LineParts) {
  const phrase = usePhrases();
  return (
    <tr>
      <th scope="row">{alias.name}</th>
      <td data-label={phrase(ALIASES.means)}>{alias.means}</td>
      <td data-label={phrase(NAME_FIELDS.edition)}>{phrase(NAMES[alias.edition])}</td>
      <td data-label={phrase(NAME_FIELDS.kind)}>{phrase(NAME_KINDS[alias.kind])}</td>
      <td data-label={phrase(NAME_FIELDS.language)}>{alias.language}</td>
      <td data-label={phrase(ALIASES.taught)}>
        <span>
          <Moment at={alias.taughtAt} /> {phrase(ALIASES.by, { name: alias.taughtBy })}
        </span>
      </td>
      <td data-label={phrase(ALIASES.action)}>
        {alias.withdrawnAt === null ? (
          <Withdraw {...{ alias, action, seal }} />
        ) : (
          <span>
            {phrase(ALIASES.withdrawn)} <Moment at={alias.withdrawnAt} /> {phrase(ALIASES.by, { name: alias.withdrawnBy ?? '' })}
          </span>
        )}
      </td>
    </tr>
  );
}

function Withdraw({ alias, action, seal }: LineParts) {
  const phrase = usePhrases();
  return (
    <details>
      <summary>
        {phrase(ALIASES.withdraw)}
        <span class="unseen">: {alias.name}</span>
      </summary>
      <form action={action} method="post">
        <Seal seal={seal} />
        <input type="hidden" name="id" value={writeGlobalId('Alias', alias.id)} />
        <label>
          {phrase(ALIASES.reason)} <input name="reason" maxLength={LONGEST_REASON} autocomplete="off" />
        </label>{' '}
        <button type="submit" name="do" value="withdraw" class="second">
          {phrase(ALIASES.withdraw)}
        </button>
      </form>
    </details>
  );
}
