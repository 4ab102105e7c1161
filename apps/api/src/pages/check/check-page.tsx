import type { Locale } from '#muster/messages';
import { Faults } from '../form/faults.js';
import { htmlPage } from '../layout/html-page.js';
import { durationWords } from '../layout/words.js';
import { CHECK } from '../phrases/check.js';
import { BUILDER } from '../phrases/builder.js';
import { ENGINE } from '../phrases/engine.js';
import { phrasesIn, WithMarkup } from '../phrases/phrase.js';
import { CheckForm, type CheckFormParts } from './check-form.js';

interface CheckPageParts extends CheckFormParts {
  readonly locale: Locale;
  readonly faults: readonly string[];
}

export function checkPage({ locale, faults, ...form }: CheckPageParts): string {
  const phrase = phrasesIn(locale);
  const hasSample = form.options.releases.some(({ label }) => label.startsWith('sample-'));
  return htmlPage({
    locale,
    title: phrase(faults.length > 0 ? CHECK.notAccepted : CHECK.title),
    at: 'check',
    children: (
      <>
        <h1>{phrase(CHECK.title)}</h1>
        <p class="lead">{phrase(CHECK.lead, { time: durationWords(form.options.keepsFor, phrase) })}</p>
        <Faults faults={faults} />
        <CheckForm {...form} />
        <p class="quiet">
          <a href="/engine">{phrase(ENGINE.link)}</a> · <a href="/builder">{phrase(BUILDER.link)}</a>
        </p>
        {hasSample ? (
          <p class="quiet">
            <WithMarkup of={CHECK.noList} values={{ example: <a href="/check?example">{phrase(CHECK.example)}</a> }} />
          </p>
        ) : null}
      </>
    ),
  });
}
