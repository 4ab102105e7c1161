import type { Verdict } from '#muster/checking';
import { Icon } from '../layout/icon.js';
import { FAILED_MARK, VERDICT_MARKS } from '../layout/words.js';
import { BULK } from '../phrases/bulk.js';
import { usePhrases } from '../phrases/phrase.js';
import { tableAddress, WORST_FIRST } from './table-query.js';
import type { TableView } from './table-view.js';

const KINDS: readonly (Verdict | 'FAILED')[] = ['ILLEGAL', 'NEEDS_REVIEW', 'LEGAL', 'FAILED'];

/** The number of lists with each verdict, as links that filter the table. */
export function VerdictCounts({ view: { token, query, counts, job } }: { readonly view: TableView }) {
  const phrase = usePhrases();
  return (
    <ul class="counts">
      <li>
        <a href={tableAddress(token, query, { verdict: null })} {...here(query.verdict === null)}>
          <strong>{job.total}</strong> {phrase(BULK.all)}
        </a>
      </li>
      {KINDS.filter((kind) => counts[kind] > 0 || kind !== 'FAILED').map((kind) => {
        const { tone, word, icon } = kind === 'FAILED' ? FAILED_MARK : VERDICT_MARKS[kind];
        return (
          <li>
            <a href={tableAddress(token, query, { verdict: kind })} class={tone} {...here(query.verdict === kind)}>
              <Icon name={icon} />
              <strong>{counts[kind]}</strong> {phrase(word).toLowerCase()}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

const here = (isHere: boolean) => (isHere ? ({ 'aria-current': 'true' } as const) : {});

export function ResultsFilter({ view: { token, query, factions, changed } }: { readonly view: TableView }) {
  const phrase = usePhrases();
  return (
    <form class="filter no-print" action={`/check/bulk/${token}`} method="get" role="search" aria-label={phrase(BULK.rows)}>
      {query.verdict === null ? null : <input type="hidden" name="verdict" value={query.verdict} />}
      {query.sort === WORST_FIRST ? null : <input type="hidden" name="sort" value={query.sort} />}
      {query.isDescending ? <input type="hidden" name="order" value="down" /> : null}
      <p class="field">
        <label for="find">{phrase(BULK.find)}</label>
        <input id="find" name="text" type="search" value={query.text ?? ''} maxLength={200} />
      </p>
      <p class="field">
        <label for="faction">{phrase(BULK.faction)}</label>
        <select id="faction" name="faction">
          <option value="">{phrase(BULK.allFactions)}</option>
          {factions.map((faction) => (
            <option value={faction} selected={faction === query.faction}>
              {faction}
            </option>
          ))}
        </select>
      </p>
      {changed === null ? null : (
        <p class="choice">
          <input id="changed" name="changed" type="checkbox" value="true" checked={query.changed} />
          <label for="changed">{phrase(BULK.onlyChanged)}</label>
        </p>
      )}
      <p>
        <button type="submit" class="second">
          {phrase(BULK.show)}
        </button>
      </p>
    </form>
  );
}
