import { localTime } from '#muster/events';
import type { EventLink, QueueCount } from '#muster/persistence';
import { ChoiceField, Seal, TextField } from '../../form/fields.js';
import { REVEAL } from '../../phrases/event-people.js';
import { SETTINGS } from '../../phrases/event-settings.js';
import { deskPage } from '../desk/desk-page.js';
import type { Desk } from '../desk/desks.service.js';
import { LinksTable } from '../desk/links-table.js';
import { inZone } from '../zone-words.js';

/** The form as it was sent. */
export interface TimeAsked {
  readonly revealAt: string;
  readonly namesHidden: boolean;
}

interface PublishView {
  readonly counts: readonly QueueCount[];
  /** The public links, the newest first. */
  readonly links: readonly EventLink[];
  readonly asked?: TimeAsked;
  readonly fault?: string;
}

export function publishPage(desk: Desk, { counts, links, asked, fault }: PublishView): string {
  const { phrase, address, seal, seat, locale } = desk;
  const { event } = seat;
  const action = `${address}/reveal`;
  const total = counts.reduce((sum, { state, players }) => sum + (state === 'withdrawn' ? 0 : players), 0);
  const count = counts.reduce((sum, { admitted }) => sum + admitted, 0);
  const { revealAt, namesHidden } = asked ?? {
    revealAt: event.revealAt === null ? '' : localTime(event.revealAt, event.timeZone),
    namesHidden: event.namesHidden,
  };
  return deskPage({
    desk,
    at: 'reveal',
    children: (
      <>
        <section class="panel" aria-labelledby="standing">
          <h2 id="standing">{stageOf(desk)}</h2>
          <p>{phrase(REVEAL.admitted, { count, total })}</p>
          <p>
            <a href={`${address}/lists`}>{phrase(REVEAL.print)}</a>
          </p>
        </section>
        <form class="ask" action={action} method="post">
          <h2>{phrase(REVEAL.time)}</h2>
          <Seal seal={seal} />
          <input type="hidden" name="revision" value={event.revision} />
          <div class="narrow">
            <TextField
              {...{ name: 'revealAt', type: 'datetime-local', label: phrase(SETTINGS.revealAt), value: revealAt, fault }}
              help={`${event.timeZone}. ${phrase(SETTINGS.revealAtHelp)}`}
            />
          </div>
          <ChoiceField name="namesHidden" value="true" label={phrase(SETTINGS.namesHidden)} checked={namesHidden} />
          <p>
            <button type="submit" name="do" value="time">
              {phrase(REVEAL.save)}
            </button>
          </p>
        </form>
        <form class="ask" action={action} method="post">
          <h2>{phrase(REVEAL.newLink)}</h2>
          <p class="lead">{phrase(REVEAL.linksWhy)}</p>
          <Seal seal={seal} />
          <p>
            <button type="submit" name="do" value="link" class="second">
              {phrase(REVEAL.newLink)}
            </button>
          </p>
        </form>
        <LinksTable desk={desk} links={links} title={phrase(REVEAL.links)} action={action} />
      </>
    ),
  });

  /** Only for orientation: the database decides when the lists are public. */
  function stageOf({ seat: { event: of } }: Desk): string {
    if (of.revealAt === null) return phrase(REVEAL.never);
    const at = inZone(of.revealAt, of, locale);
    return phrase(Date.parse(of.revealAt) <= Date.now() ? REVEAL.public : REVEAL.planned, { at });
  }
}
