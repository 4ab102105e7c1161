import type { RevealedList } from '#muster/events';
import type { Locale } from '#muster/messages';
import type { RevealedEvent } from '#muster/persistence';
import { Badge } from '../layout/badge.js';
import { htmlPage } from '../layout/html-page.js';
import { REVEALED } from '../phrases/event-lists.js';
import { phrasesIn, WithMarkup } from '../phrases/phrase.js';
import { verdictMark } from './verdict-mark.js';

interface RevealView {
  readonly locale: Locale;
  readonly event: RevealedEvent;
  readonly lists: readonly RevealedList[];
  /** Address of the page. */
  readonly address: string;
  readonly page: number;
  readonly pages: number;
}

/** The admitted lists of an event, one to a printed page. */
export function revealPage({ locale, event, lists, address, page, pages }: RevealView): string {
  const phrase = phrasesIn(locale);
  const { startsOn: from, endsOn: to } = event;
  const days = from === to ? from : phrase(REVEALED.days, { from, to });
  return htmlPage({
    locale,
    title: phrase(REVEALED.title, { event: event.name }),
    at: null,
    isPrivate: true,
    children: (
      <>
        <h1>{event.name}</h1>
        <p class="lead">{phrase(REVEALED.admitted, { days, count: event.lists })}</p>
        <p class="links no-print">
          <a href={`${address}/lists.csv`}>CSV</a>
          <a href={`${address}/lists.json`}>JSON</a>
          <a href={`${address}/lists.zip`}>ZIP</a>
          <button type="button" class="second" data-prints hidden>
            {phrase(REVEALED.print)}
          </button>
        </p>
        {lists.map((list, at) => (
          <section class="panel sheet" aria-labelledby={`list-${at}`}>
            <h2 id={`list-${at}`}>{list.player ?? phrase(REVEALED.list, { hash: list.hash.slice(0, 8) })}</h2>
            <p>
              <Badge mark={verdictMark(list.verdict)} />{' '}
              {[list.team, list.faction, list.points === null ? null : phrase(REVEALED.points, { points: list.points })]
                .filter((part) => part !== null)
                .join(', ')}
            </p>
            {list.text === null ? <p class="quiet">{phrase(REVEALED.noText)}</p> : <pre>{list.text}</pre>}
            <p class="quiet">
              {list.isNormalised ? null : `${phrase(REVEALED.asSubmitted)} `}
              <WithMarkup of={REVEALED.hash} values={{ hash: <code>{list.hash}</code> }} />
            </p>
          </section>
        ))}
        {pages === 1 ? null : (
          <nav class="paging no-print" aria-label={phrase(REVEALED.pages)}>
            {page > 1 ? <a href={`${address}?page=${page - 1}`}>{phrase(REVEALED.previous)}</a> : null}
            <span>{phrase(REVEALED.pageOf, { page, pages })}</span>
            {page < pages ? <a href={`${address}?page=${page + 1}`}>{phrase(REVEALED.next)}</a> : null}
          </nav>
        )}
      </>
    ),
  });
}
