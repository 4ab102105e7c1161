import type { RevealedList } from '#muster/events';
import type { Locale } from '#muster/messages';
import type { RevealedEvent } from '#muster/persistence';
import { Badge } from '../layout/badge.js';
import { htmlPage } from '../layout/html-page.js';
import { counted, FAILED_MARK, VERDICT_MARKS, type Mark } from '../layout/words.js';

interface RevealView {
  readonly locale: Locale;
  readonly event: RevealedEvent;
  readonly lists: readonly RevealedList[];
  /** Address of the page. */
  readonly address: string;
  readonly page: number;
  readonly pages: number;
}

const MARKS: ReadonlyMap<string, Mark> = new Map(Object.entries(VERDICT_MARKS));

/** The admitted lists of an event, one to a printed page. */
export function revealPage({ locale, event, lists, address, page, pages }: RevealView): string {
  const days = event.startsOn === event.endsOn ? event.startsOn : `${event.startsOn} to ${event.endsOn}`;
  return htmlPage({
    locale,
    title: `${event.name}: lists`,
    at: null,
    isPrivate: true,
    children: (
      <>
        <h1>{event.name}</h1>
        <p class="lead">
          {days}, {counted(event.lists, 'admitted list')}.
        </p>
        <p class="links no-print">
          <a href={`${address}/lists.csv`}>CSV</a>
          <a href={`${address}/lists.json`}>JSON</a>
          <a href={`${address}/lists.zip`}>ZIP</a>
          <button type="button" class="second" data-prints hidden>
            Print, one list to a page
          </button>
        </p>
        {lists.map((list, at) => (
          <section class="panel sheet" aria-labelledby={`list-${at}`}>
            <h2 id={`list-${at}`}>{list.player ?? `List ${list.hash.slice(0, 8)}`}</h2>
            <p>
              <Badge mark={MARKS.get(list.verdict ?? '') ?? FAILED_MARK} />{' '}
              {[list.team, list.faction, list.points === null ? null : `${list.points} points`].filter((part) => part !== null).join(', ')}
            </p>
            {list.text === null ? <p class="quiet">This list cannot be shown as text.</p> : <pre>{list.text}</pre>}
            <p class="quiet">
              {list.isNormalised ? '' : 'As submitted. '}SHA-256 of the submitted list: <code>{list.hash}</code>
            </p>
          </section>
        ))}
        {pages === 1 ? null : (
          <nav class="paging no-print" aria-label="Pages of lists">
            {page > 1 ? <a href={`${address}?page=${page - 1}`}>Previous</a> : null}
            <span>
              Page {page} of {pages}
            </span>
            {page < pages ? <a href={`${address}?page=${page + 1}`}>Next</a> : null}
          </nav>
        )}
      </>
    ),
  });
}
