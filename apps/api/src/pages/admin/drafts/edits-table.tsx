import type { StoredRelease } from '#muster/persistence';
import { priceTiersIn } from '#muster/catalogue';
import { Seal } from '../../form/fields.js';
import { DRAFTS } from '../../phrases/admin/drafts.js';
import { RELEASES } from '../../phrases/admin/releases.js';
import { usePhrases } from '../../phrases/phrase.js';
import type { NamedEdit } from './open-drafts.service.js';

interface EditsTableParts {
  readonly draft: StoredRelease;
  readonly edits: readonly NamedEdit[];
  readonly seal: string;
}

/** The edits of imported data in the draft, each with a button that undoes it. */
export function EditsTable({ draft, edits, seal }: EditsTableParts) {
  const phrase = usePhrases();
  return (
    <section class="panel" aria-labelledby="edits">
      <h2 id="edits">{phrase(DRAFTS.edits)}</h2>
      {edits.length === 0 ? (
        <p>{phrase(DRAFTS.noEdits)}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {[RELEASES.entry, DRAFTS.field, DRAFTS.value, DRAFTS.by, DRAFTS.why, DRAFTS.action].map((head) => (
                <th scope="col">{phrase(head)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {edits.map(({ id, name, field, value, author, reason }) => (
              <tr>
                <th scope="row">{name}</th>
                <td data-label={phrase(DRAFTS.field)}>
                  <code>{field}</code>
                </td>
                <td data-label={phrase(DRAFTS.value)}>
                  <EditValue field={field} value={value} />
                </td>
                <td data-label={phrase(DRAFTS.by)}>{author}</td>
                <td data-label={phrase(DRAFTS.why)}>{reason}</td>
                <td data-label={phrase(DRAFTS.action)}>
                  <form action={`/admin/drafts/${draft.id}/undo`} method="post">
                    <Seal seal={seal} />
                    <input type="hidden" name="revision" value={draft.revision} />
                    <input type="hidden" name="change" value={id} />
                    <button type="submit" class="plain-button">
                      {phrase(DRAFTS.undo)}
                      <span class="unseen">
                        : {name} {field}
                      </span>
                    </button>
                  </form>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** The price of each size in words, and any other value as it is stored. */
function EditValue({ field, value }: Pick<NamedEdit, 'field' | 'value'>) {
  const phrase = usePhrases();
  const tiers = field === 'pointsBySize' ? priceTiersIn(value) : null;
  if (tiers === null) return <code class="hash">{value}</code>;
  const last = tiers.length === 1 ? DRAFTS.tierOfAny : DRAFTS.tierOfMore;
  const words = tiers.map(({ upTo, points }) => (upTo === null ? phrase(last, { points }) : phrase(DRAFTS.tier, { models: upTo, points })));
  return <>{words.join('; ')}</>;
}
