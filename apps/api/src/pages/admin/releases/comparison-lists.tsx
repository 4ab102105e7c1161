import type { Json } from '#muster/persistence';
import type { ChangedEntry, EntryName, KindComparison, ReleaseComparison } from '#muster/publishing';
import { CHANGE, ENTRY_KIND } from '../../phrases/admin/imports.js';
import { RELEASES } from '../../phrases/admin/releases.js';
import { usePhrases } from '../../phrases/phrase.js';

/** A page lists at most this many names or changed entries of a kind. */
const MOST = 100;

/** Everything that differs between two releases, by kind. */
export function ComparisonLists({ comparison }: { readonly comparison: ReleaseComparison }) {
  const phrase = usePhrases();
  const kinds = comparison.filter(({ added, changed, dropped }) => added.length + changed.length + dropped.length > 0);
  if (kinds.length === 0) return <p>{phrase(RELEASES.unchanged)}.</p>;
  return (
    <>
      {kinds.map((kind) => (
        <Kind comparison={kind} />
      ))}
    </>
  );
}

function Kind({ comparison: { kind, added, changed, dropped } }: { readonly comparison: KindComparison }) {
  const phrase = usePhrases();
  return (
    <>
      <h3>{phrase(ENTRY_KIND[kind])}</h3>
      <Names words={phrase(CHANGE.added)} names={added} />
      <Names words={phrase(CHANGE.dropped)} names={dropped} />
      {changed.length === 0 ? null : (
        <details open={changed.length <= 10}>
          <summary>
            {phrase(CHANGE.changed)}: {changed.length}
          </summary>
          <ChangedTable changed={changed.slice(0, MOST)} />
          <More left={changed.length - MOST} />
        </details>
      )}
    </>
  );
}

function Names({ words, names }: { readonly words: string; readonly names: readonly EntryName[] }) {
  if (names.length === 0) return null;
  return (
    <details open={names.length <= 10}>
      <summary>
        {words}: {names.length}
      </summary>
      <p>
        {names
          .slice(0, MOST)
          .map(({ name }) => name)
          .join(', ')}
      </p>
      <More left={names.length - MOST} />
    </details>
  );
}

function More({ left }: { readonly left: number }) {
  const phrase = usePhrases();
  return left > 0 ? <p class="quiet">{phrase(RELEASES.more, { count: left })}</p> : null;
}

function ChangedTable({ changed }: { readonly changed: readonly ChangedEntry[] }) {
  const phrase = usePhrases();
  return (
    <table>
      <thead>
        <tr>
          {[RELEASES.entry, RELEASES.field, RELEASES.before, RELEASES.after].map((head) => (
            <th scope="col">{phrase(head)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changed.flatMap(({ name, changes }) =>
          changes.map(({ field, before, after }) => (
            <tr>
              <th scope="row">{name}</th>
              <td data-label={phrase(RELEASES.field)}>
                <code>{field}</code>
              </td>
              <td data-label={phrase(RELEASES.before)}>{inWords(before)}</td>
              <td data-label={phrase(RELEASES.after)}>{inWords(after)}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

const SHORT = 300;

/** A value without the marks of JSON where it can do without. */
function inWords(value: Json): string {
  const words = wordsOf(value);
  return words.length > SHORT ? `${words.slice(0, SHORT)} …` : words;
}

function wordsOf(value: Json): string {
  if (value === null) return '–';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(wordsOf).join('; ');
  return Object.entries(value)
    .filter(([, part]) => part !== null)
    .map(([name, part]) => `${name} ${wordsOf(part)}`)
    .join(', ');
}
