import type { ComponentChildren } from 'preact';
import { Seal } from '../form/fields.js';
import { htmlPage, type PageParts } from '../layout/html-page.js';
import { usePhrases } from '../phrases/phrase.js';
import { SIGN_IN } from '../phrases/sign-in.js';
import type { Visitor } from './visitors.service.js';

interface SignedInPageParts {
  readonly visitor: Visitor;
  readonly title: string;
  /** The entry of the navigation to mark as current. */
  readonly at?: PageParts['at'];
  readonly refresh?: number;
  readonly children: ComponentChildren;
}

/** A page with forms for one browser, which says who is signed in. */
export const signedInPage = ({ visitor, title, at = 'events', children, ...rest }: SignedInPageParts): string =>
  htmlPage({
    locale: visitor.locale,
    title,
    at,
    ...rest,
    isPrivate: true,
    children: (
      <>
        <SignedInAs visitor={visitor} />
        {children}
      </>
    ),
  });

function SignedInAs({ visitor: { name, seal, viewer } }: { readonly visitor: Visitor }) {
  const phrase = usePhrases();
  if (name === null) return null;
  return (
    <form class="signed-in no-print" action="/sign-out" method="post" aria-label={phrase(SIGN_IN.you)}>
      <Seal seal={seal} />
      {viewer.kind === 'administrator' ? <a href="/admin">{phrase(SIGN_IN.administration)}</a> : null}
      <span>{phrase(SIGN_IN.signedInAs, { name })}</span>
      <button type="submit" class="plain-button">
        {phrase(SIGN_IN.signOut)}
      </button>
    </form>
  );
}
