import type { ReleaseComparison } from '#muster/publishing';
import { ChoiceField, Fault, Seal, TextField, type FieldFaults } from '../../form/fields.js';
import { Faults } from '../../form/faults.js';
import { DRAFTS } from '../../phrases/admin/drafts.js';
import { ENTRY_KIND } from '../../phrases/admin/imports.js';
import { RELEASES } from '../../phrases/admin/releases.js';
import { usePhrases } from '../../phrases/phrase.js';
import type { AdminDesk } from '../frame/admin-desks.service.js';
import { adminPage } from '../frame/admin-page.js';
import type { ReleaseFate } from '../releases/release-fates.service.js';
import { Changes, ReleaseFacts } from '../releases/release-page.js';
import { RosterTotals } from '../releases/roster-totals.js';
import { EditsTable } from './edits-table.js';
import type { FoundEntry, NamedEdit } from './open-drafts.service.js';
import { OtherEdits } from './other-edits.js';

export interface DraftView {
  readonly fate: ReleaseFate;
  readonly comparison: ReleaseComparison | null;
  readonly edits: readonly NamedEdit[];
  /** What was searched for; empty if nothing. */
  readonly search: string;
  readonly found: readonly FoundEntry[];
  readonly faults: FieldFaults;
  /** What the draft refused. */
  readonly problems: readonly string[];
}

export function draftPage(desk: AdminDesk, view: DraftView): string {
  const { phrase, seal } = desk;
  const { fate, comparison, edits, problems } = view;
  return adminPage({
    desk,
    at: 'releases',
    title: fate.release.label,
    children: (
      <>
        <p class="back no-print">
          <a href="/admin/releases">{phrase(RELEASES.all)}</a>
        </p>
        <Faults faults={problems} />
        <ReleaseFacts fate={fate} />
        <FindEntry view={view} />
        <EditsTable {...{ draft: fate.release, edits, seal }} />
        <Changes fate={fate} comparison={comparison} />
        <RosterTotals fate={fate} seal={seal} />
        <Endings view={view} seal={seal} />
      </>
    ),
  });
}

function FindEntry({ view: { fate, search, found } }: { readonly view: DraftView }) {
  const phrase = usePhrases();
  const address = `/admin/drafts/${fate.release.id}`;
  return (
    <section class="panel" aria-labelledby="find">
      <h2 id="find">{phrase(DRAFTS.edit)}</h2>
      <form action={`${address}#find`} method="get">
        <TextField name="q" value={search} required max={200} label={phrase(DRAFTS.search)} />
        <p>
          <button type="submit" class="second">
            {phrase(DRAFTS.find)}
          </button>
        </p>
      </form>
      {search !== '' && found.length === 0 ? <p>{phrase(DRAFTS.nothing, { name: search })}</p> : null}
      {found.length === 0 ? null : (
        <ul>
          {found.map(({ kind, id, name }) => (
            <li>
              <a href={`${address}/${kind}/${encodeURIComponent(id)}`}>{name}</a> <span class="quiet">{phrase(ENTRY_KIND[kind])}</span>
            </li>
          ))}
        </ul>
      )}
      <OtherEdits />
    </section>
  );
}

/** Publishing and discarding. */
function Endings({ view: { fate, faults }, seal }: { readonly view: DraftView; readonly seal: string }) {
  const phrase = usePhrases();
  const { id, revision, effectiveFrom } = fate.release;
  const address = `/admin/drafts/${id}`;
  return (
    <div class="columns">
      <form class="ask" action={`${address}/publish`} method="post">
        <h2>{phrase(DRAFTS.publish)}</h2>
        <p class="lead">{phrase(DRAFTS.publishWhy)}</p>
        <Seal seal={seal} />
        <input type="hidden" name="revision" value={revision} />
        <TextField
          {...{ name: 'effectiveFrom', type: 'date', value: effectiveFrom, required: true, fault: faults['effectiveFrom'] }}
          label={phrase(RELEASES.inForceFrom)}
        />
        <p>
          <button type="submit">{phrase(DRAFTS.publish)}</button>
        </p>
      </form>
      <form class="ask" action={`${address}/discard`} method="post">
        <h2>{phrase(DRAFTS.discard)}</h2>
        <p class="lead">{phrase(DRAFTS.discardWhy)}</p>
        <Seal seal={seal} />
        <input type="hidden" name="revision" value={revision} />
        <ChoiceField name="sure" value="yes" checked={false} label={phrase(DRAFTS.sure)} />
        <Fault fault={faults['sure']} />
        <p>
          <button type="submit" class="second">
            {phrase(DRAFTS.discard)}
          </button>
        </p>
      </form>
    </div>
  );
}
