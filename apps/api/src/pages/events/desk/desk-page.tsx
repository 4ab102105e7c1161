import type { ComponentChildren } from 'preact';
import { DESK } from '../../phrases/events.js';
import { usePhrases } from '../../phrases/phrase.js';
import { signedInPage } from '../../sign-in/signed-in-page.js';
import { inZone } from '../zone-words.js';
import type { Desk } from './desks.service.js';
import { Told } from './told.js';

type Tab = 'lists' | 'players' | 'staff' | 'reveal' | 'record' | 'settings';

interface DeskPageParts {
  readonly desk: Desk;
  /** The entry of the navigation to mark as current. */
  readonly at: Tab;
  /** Of a page below that entry. */
  readonly title?: string;
  readonly children: ComponentChildren;
}

const OF_JUDGES: readonly Tab[] = ['lists', 'record'];
const OF_ORGANISERS: readonly Tab[] = ['lists', 'players', 'staff', 'reveal', 'record', 'settings'];

/** A page of one event for its staff. */
export const deskPage = ({ desk, at, title, children }: DeskPageParts): string =>
  signedInPage({
    visitor: desk,
    title: `${title ?? desk.phrase(DESK[at])} - ${desk.seat.event.name}`,
    children: (
      <>
        <Head desk={desk} at={at} />
        <Told told={desk.told} />
        {children}
      </>
    ),
  });

function Head({ desk, at }: Pick<DeskPageParts, 'desk' | 'at'>) {
  const phrase = usePhrases();
  const { event, role } = desk.seat;
  return (
    <>
      <p class="back no-print">
        <a href="/events">{phrase(DESK.all)}</a>
      </p>
      <h1>{event.name}</h1>
      <p class="quiet no-print">{stageOf(desk)}</p>
      <nav class="tabs no-print" aria-label={phrase(DESK.pages)}>
        {(role === 'organiser' ? OF_ORGANISERS : OF_JUDGES).map((tab) => (
          <a href={tab === 'lists' ? desk.address : `${desk.address}/${tab}`} {...(tab === at ? { 'aria-current': 'page' as const } : {})}>
            {phrase(DESK[tab])}
          </a>
        ))}
      </nav>
    </>
  );
}

/** Only for orientation: the database decides whether a list is in time. */
function stageOf({ seat: { event }, phrase, locale }: Desk): string {
  const [deadline, locks] = [inZone(event.deadline, event, locale), inZone(event.locksAt, event, locale)];
  if (Date.now() < Date.parse(event.deadline)) return phrase(DESK.open, { deadline });
  return Date.now() < Date.parse(event.locksAt) ? phrase(DESK.late, { deadline, locks }) : phrase(DESK.locked, { locks });
}
