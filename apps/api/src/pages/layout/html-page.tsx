import type { Locale } from '#muster/messages';
import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { InLocale, phrasesIn } from '../phrases/phrase.js';
import { EVENTS_NAVIGATION } from '../phrases/events.js';
import { LAYOUT } from '../phrases/layout.js';
import { assetAddress } from './assets.js';

export interface PageParts {
  readonly locale: Locale;
  /** Title of the page, without the product's name. */
  readonly title: string;
  /** The entry of the navigation to mark as current; null for none. */
  readonly at: 'check' | 'bulk' | 'events' | null;
  /** Whether the page shows a user's list, which search engines must not index. */
  readonly isPrivate?: boolean;
  /** Seconds after which a browser without scripts reloads the page. */
  readonly refresh?: number;
  readonly children: ComponentChildren;
}

/** Renders a whole page. All text is escaped; no component writes markup from text. */
export function htmlPage({ locale, title, at, isPrivate = false, refresh, children }: PageParts): string {
  const phrase = phrasesIn(locale);
  const page = (
    <html lang={locale}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content={isPrivate ? 'noindex, nofollow' : 'nofollow'} />
        <title>{`${title} - Muster`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={assetAddress('pages.css')} />
        <script src={assetAddress('pages.js')} type="module" />
        {refresh === undefined ? null : (
          <noscript>
            <meta http-equiv="refresh" content={String(refresh)} />
          </noscript>
        )}
      </head>
      <body>
        <a class="skip" href="#main">
          {phrase(LAYOUT.skip)}
        </a>
        <header class="top">
          <a class="brand" href="/">
            Muster
          </a>
          <nav aria-label={phrase(LAYOUT.pages)}>
            <NavLink href="/check" isHere={at === 'check'}>
              {phrase(LAYOUT.checkOne)}
            </NavLink>
            <NavLink href="/check/bulk" isHere={at === 'bulk'}>
              {phrase(LAYOUT.checkMany)}
            </NavLink>
            <NavLink href="/events" isHere={at === 'events'}>
              {phrase(EVENTS_NAVIGATION.events)}
            </NavLink>
            <NavLink href="/graphiql" isHere={false}>
              {phrase(LAYOUT.api)}
            </NavLink>
          </nav>
        </header>
        <main id="main" tabIndex={-1}>
          <InLocale locale={locale}>{children}</InLocale>
        </main>
        <footer class="bottom">
          <p>{phrase(LAYOUT.disclaimer)}</p>
        </footer>
      </body>
    </html>
  );
  return `<!doctype html>\n${renderToString(page)}\n`;
}

interface NavLinkParts {
  readonly href: string;
  readonly isHere: boolean;
  readonly children: ComponentChildren;
}

function NavLink({ href, isHere, children }: NavLinkParts) {
  return (
    <a href={href} {...(isHere ? { 'aria-current': 'page' as const } : {})}>
      {children}
    </a>
  );
}
