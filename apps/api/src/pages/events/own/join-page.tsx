import type { Invitation } from '#muster/events';
import { Seal, TextField } from '../../form/fields.js';
import { phrasesIn } from '../../phrases/phrase.js';
import { SIGN_IN } from '../../phrases/sign-in.js';
import { signedInPage } from '../../sign-in/signed-in-page.js';
import type { Visitor } from '../../sign-in/visitors.service.js';

interface JoinPageParts {
  readonly visitor: Visitor;
  readonly invitation: Invitation;
  readonly token: string;
  readonly hasAccount: boolean;
  readonly fault?: string;
}

export function joinPage({ visitor, invitation: { event, role }, token, hasAccount, fault }: JoinPageParts): string {
  const phrase = phrasesIn(visitor.locale);
  const address = `/events/join/${token}`;
  return signedInPage({
    visitor,
    title: phrase(SIGN_IN.invitation),
    children: (
      <>
        <h1>{event.name}</h1>
        <p class="lead">{phrase(role === 'organiser' ? SIGN_IN.toOrganise : SIGN_IN.toJudge, { event: event.name })}</p>
        <form class="ask narrow" action={address} method="post">
          <Seal seal={visitor.seal} />
          {hasAccount ? null : (
            <TextField
              {...{ name: 'name', label: phrase(SIGN_IN.name), help: phrase(SIGN_IN.newHere), fault }}
              {...{ value: '', max: 200, required: true, autocomplete: 'name' }}
            />
          )}
          <p>
            <button type="submit">{hasAccount ? phrase(SIGN_IN.joinAs, { name: visitor.name ?? '' }) : phrase(SIGN_IN.join)}</button>
          </p>
        </form>
        {hasAccount ? null : (
          <p>
            {phrase(SIGN_IN.haveAccount)} <a href={`/sign-in?to=${encodeURIComponent(address)}`}>{phrase(SIGN_IN.title)}</a>
          </p>
        )}
      </>
    ),
  });
}
