import type { EventLink } from '#muster/persistence';
import { Seal } from '../../form/fields.js';
import { EVENTS } from '../../phrases/events.js';
import { REVEAL, STAFF } from '../../phrases/event-people.js';
import { inZone } from '../zone-words.js';
import type { Desk } from './desks.service.js';

interface LinksTableParts {
  readonly desk: Desk;
  readonly links: readonly EventLink[];
  readonly title: string;
  /** The address to which a link is reported to be revoked. */
  readonly action: string;
}

/** Links whose tokens nobody can see any more, and how to revoke them. */
export function LinksTable({ desk, links, title, action }: LinksTableParts) {
  const { phrase, seat, locale, seal } = desk;
  if (links.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="links">
      <h2 id="links">{title}</h2>
      <table>
        <thead>
          <tr>
            {[STAFF.kind, STAFF.created, STAFF.state, STAFF.action].map((head) => (
              <th scope="col">{phrase(head)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {links.map(({ id, kind, createdAt, revokedAt }) => {
            const created = inZone(createdAt, seat.event, locale);
            return (
              <tr>
                <th scope="row">{kind === 'judge' || kind === 'organiser' ? phrase(EVENTS[kind]) : phrase(REVEAL.link)}</th>
                <td data-label={phrase(STAFF.created)}>{created}</td>
                <td data-label={phrase(STAFF.state)}>
                  {revokedAt === null ? phrase(STAFF.works) : phrase(STAFF.revoked, { at: inZone(revokedAt, seat.event, locale) })}
                </td>
                <td data-label={phrase(STAFF.action)}>
                  {revokedAt === null ? (
                    <form action={action} method="post">
                      <Seal seal={seal} />
                      <input type="hidden" name="id" value={id} />
                      <button type="submit" name="do" value="revoke" class="plain-button">
                        {phrase(STAFF.revoke)}
                        <span class="unseen">: {created}</span>
                      </button>
                    </form>
                  ) : null}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
