import type { EventLink, EventStaff } from '#muster/persistence';
import { Seal } from '../../form/fields.js';
import { EVENTS } from '../../phrases/events.js';
import { STAFF } from '../../phrases/event-people.js';
import { deskPage } from '../desk/desk-page.js';
import type { Desk } from '../desk/desks.service.js';
import { LinksTable } from '../desk/links-table.js';
import { inZone } from '../zone-words.js';

interface StaffView {
  readonly staff: readonly EventStaff[];
  /** The invitations, the newest first. */
  readonly links: readonly EventLink[];
  readonly fault: string | null;
}

export function staffPage(desk: Desk, { staff, links, fault }: StaffView): string {
  const { phrase, address, seal } = desk;
  const action = `${address}/staff`;
  return deskPage({
    desk,
    at: 'staff',
    children: (
      <>
        {fault === null ? null : (
          <div class="faults" role="alert">
            <p>{fault}</p>
          </div>
        )}
        <StaffTable desk={desk} staff={staff} />
        <form class="ask" action={action} method="post">
          <h2>{phrase(STAFF.invite)}</h2>
          <p class="lead">{phrase(STAFF.inviteWhy)}</p>
          <Seal seal={seal} />
          <p class="links">
            <button type="submit" name="do" value="judge">
              {phrase(STAFF.newJudge)}
            </button>
            <button type="submit" name="do" value="organiser" class="second">
              {phrase(STAFF.newOrganiser)}
            </button>
          </p>
        </form>
        <LinksTable desk={desk} links={links} title={phrase(STAFF.links)} action={action} />
      </>
    ),
  });
}

function StaffTable({ desk, staff }: { readonly desk: Desk; readonly staff: readonly EventStaff[] }) {
  const { phrase, address, seal, seat, locale } = desk;
  return (
    <section class="panel" aria-labelledby="members">
      <h2 id="members">{phrase(STAFF.title)}</h2>
      <table>
        <thead>
          <tr>
            {[STAFF.name, EVENTS.role, STAFF.since, STAFF.action].map((head) => (
              <th scope="col">{phrase(head)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {staff.map(({ accountId, name, role, since }) => (
            <tr>
              <th scope="row">{name ?? phrase(STAFF.noName)}</th>
              <td data-label={phrase(EVENTS.role)}>{phrase(EVENTS[role])}</td>
              <td data-label={phrase(STAFF.since)}>{inZone(since, seat.event, locale)}</td>
              <td data-label={phrase(STAFF.action)}>
                <form action={`${address}/staff`} method="post">
                  <Seal seal={seal} />
                  <input type="hidden" name="id" value={accountId} />
                  <button type="submit" name="do" value="dismiss" class="plain-button">
                    {phrase(STAFF.dismiss)}
                    <span class="unseen">: {name}</span>
                  </button>
                </form>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
