import { ADMIN } from '../../phrases/admin/desk.js';
import type { AdminDesk } from './admin-desks.service.js';
import { adminPage } from './admin-page.js';
import { SECTIONS } from './sections.js';

export function overviewPage(desk: AdminDesk): string {
  const { phrase } = desk;
  return adminPage({
    desk,
    at: null,
    children: (
      <>
        <p class="lead">{phrase(ADMIN.lead)}</p>
        <dl class="panel">
          {SECTIONS.map(({ id, title, about }) => (
            <>
              <dt>
                <a href={`/admin/${id}`}>{phrase(title)}</a>
              </dt>
              <dd>{phrase(about)}</dd>
            </>
          ))}
        </dl>
      </>
    ),
  });
}
