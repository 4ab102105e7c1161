import { Seal, TextField } from '../form/fields.js';
import { htmlPage } from '../layout/html-page.js';
import { phrasesIn } from '../phrases/phrase.js';
import { SIGN_IN } from '../phrases/sign-in.js';
import type { Visitor } from './visitors.service.js';

interface SignInPageParts {
  readonly visitor: Visitor;
  /** The address to go on to. */
  readonly to: string;
  readonly fault?: string;
}

export function signInPage({ visitor: { locale, seal }, to, fault }: SignInPageParts): string {
  const phrase = phrasesIn(locale);
  return htmlPage({
    locale,
    title: phrase(SIGN_IN.title),
    at: 'events',
    children: (
      <>
        <h1>{phrase(SIGN_IN.title)}</h1>
        <p class="lead">{phrase(SIGN_IN.lead)}</p>
        <form class="ask narrow" action="/sign-in" method="post">
          <Seal seal={seal} />
          <input type="hidden" name="to" value={to} />
          {/* Password managers file a key under a user name. */}
          <input type="text" name="user" value="Muster" autocomplete="username" readOnly hidden />
          <TextField
            name="key"
            type="password"
            value=""
            required
            autocomplete="current-password"
            label={phrase(SIGN_IN.key)}
            help={phrase(SIGN_IN.keyHelp)}
            fault={fault}
          />
          <p>
            <button type="submit">{phrase(SIGN_IN.title)}</button>
          </p>
        </form>
        <p>{phrase(SIGN_IN.invited)}</p>
      </>
    ),
  });
}
