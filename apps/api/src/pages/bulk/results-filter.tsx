import type { Verdict } from '#muster/checking';
import { Icon } from '../layout/icon.js';
import { FAILED_MARK, VERDICT_MARKS } from '../layout/words.js';
import { tableAddress } from './table-query.js';
import type { TableView } from './table-view.js';

const KINDS: readonly (Verdict | 'FAILED')[] = ['ILLEGAL', 'NEEDS_REVIEW', 'LEGAL', 'FAILED'];

/** The number of lists with each verdict, as links that filter the table. */
export function VerdictCounts({ view: { token, query, counts, job } }: { readonly view: TableView }) {
  return (
    <ul class="counts">
      <li>
        <a href={tableAddress(token, query, { verdict: null })} {...here(query.verdict === null)}>
          <strong>{job.total}</strong> all
        </a>
      </li>
      {KINDS.filter((kind) => counts[kind] > 0 || kind !== 'FAILED').map((kind) => {
        const { tone, word, icon } = kind === 'FAILED' ? FAILED_MARK : VERDICT_MARKS[kind];
        return (
          <li>
            <a href={tableAddress(token, query, { verdict: kind })} class={tone} {...here(query.verdict === kind)}>
              <Icon name={icon} />
              <strong>{counts[kind]}</strong> {word.toLowerCase()}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

const here = (isHere: boolean) => (isHere ? ({ 'aria-current': 'true' } as const) : {});

export function ResultsFilter({ view: { token, query, factions, changed } }: { readonly view: TableView }) {
  return (
    <form class="filter no-print" action={`/check/bulk/${token}`} method="get" role="search" aria-label="Rows of the table">
      {query.verdict === null ? null : <input type="hidden" name="verdict" value={query.verdict} />}
      {query.sort === 'position' ? null : <input type="hidden" name="sort" value={query.sort} />}
      {query.isDescending ? <input type="hidden" name="order" value="down" /> : null}
      <p class="field">
        <label for="find">Player, file, faction or detachment</label>
        <input id="find" name="text" type="search" value={query.text ?? ''} maxLength={200} />
      </p>
      <p class="field">
        <label for="faction">Faction</label>
        <select id="faction" name="faction">
          <option value="">All</option>
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
          <label for="changed">Only lists whose result changed</label>
        </p>
      )}
      <p>
        <button type="submit" class="second">
          Show
        </button>
      </p>
    </form>
  );
}
