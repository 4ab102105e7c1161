import type { ComponentChildren } from 'preact';
import { ADMIN } from '../../phrases/admin/desk.js';
import { usePhrases } from '../../phrases/phrase.js';
import { signedInPage } from '../../sign-in/signed-in-page.js';
import type { AdminDesk } from './admin-desks.service.js';
import { SECTIONS, type SectionId } from './sections.js';
import { Told } from './told.js';

interface AdminPageParts {
  readonly desk: AdminDesk;
  /** The section to mark as current; null for the overview. */
  readonly at: SectionId | null;
  /** Of a page below the section's first one. */
  readonly title?: string;
  /** Seconds after which a browser without scripts reloads the page. */
  readonly refresh?: number;
  readonly children: ComponentChildren;
}

/** A page of the administrator's desk. */
export function adminPage({ desk, at, title, refresh, children }: AdminPageParts): string {
  const section = SECTIONS.find(({ id }) => id === at);
  const own = title ?? desk.phrase(section?.title ?? ADMIN.overview);
  return signedInPage({
    visitor: desk,
    title: `${own} - ${desk.phrase(ADMIN.title)}`,
    at: null,
    ...(refresh === undefined ? {} : { refresh }),
    children: (
      <>
        <Head at={at} title={own} />
        <Told told={desk.told} />
        {children}
      </>
    ),
  });
}

function Head({ at, title }: { readonly at: SectionId | null; readonly title: string }) {
  const phrase = usePhrases();
  const here = { 'aria-current': 'page' as const };
  return (
    <>
      <nav class="tabs no-print" aria-label={phrase(ADMIN.sections)}>
        <a href="/admin" {...(at === null ? here : {})}>
          {phrase(ADMIN.overview)}
        </a>
        {SECTIONS.map((section) => (
          <a href={`/admin/${section.id}`} {...(section.id === at ? here : {})}>
            {phrase(section.title)}
          </a>
        ))}
      </nav>
      <h1>{title}</h1>
    </>
  );
}
