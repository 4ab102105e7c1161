import type { Locale } from '#muster/messages';
import type { ReleaseOffered } from '../../data/engine-data.service.js';
import { ReleaseField } from '../form/release-field.js';
import { assetAddress } from '../layout/assets.js';
import { htmlPage } from '../layout/html-page.js';
import { CHECK } from '../phrases/check.js';
import { ENGINE, ENGINE_SCRIPT } from '../phrases/engine.js';
import { phrasesIn, WithMarkup } from '../phrases/phrase.js';

/** The page without a list: its script shows the verdicts. */
export function enginePage(locale: Locale, releases: readonly ReleaseOffered[]): string {
  const phrase = phrasesIn(locale);
  const words = Object.fromEntries(Object.entries(ENGINE_SCRIPT).map(([name, one]) => [name, phrase(one)]));
  return htmlPage({
    locale,
    title: phrase(ENGINE.title),
    at: 'check',
    children: (
      <>
        <h1>{phrase(ENGINE.title)}</h1>
        <p class="lead">{phrase(ENGINE.lead)}</p>
        <noscript>
          <p>
            <WithMarkup of={ENGINE.needsScript} values={{ check: <a href="/check">{phrase(CHECK.title)}</a> }} />
          </p>
        </noscript>
        {releases.length === 0 ? <p>{phrase(ENGINE.noReleases)}</p> : null}
        <form
          class="ask"
          id="engine"
          data-engine={assetAddress('engine.js')}
          data-worker={assetAddress('engine-worker.js')}
          data-words={JSON.stringify(words)}
        >
          <p class="field">
            <label for="text">{phrase(CHECK.yourList)}</label>
            <textarea id="text" rows={14} spellcheck={false} />
          </p>
          <div class="fields">
            <ReleaseField releases={releases} />
            <p class="field">
              <label for="limit">{phrase(ENGINE.limit)}</label>
              <input id="limit" type="number" min="1" max="100000" inputmode="numeric" aria-describedby="limit-help" />
              <span id="limit-help" class="quiet">
                {phrase(ENGINE.limitHelp)}
              </span>
            </p>
          </div>
        </form>
        <section class="panel" aria-labelledby="result">
          <h2 id="result">{phrase(ENGINE.result)}</h2>
          <p id="verdict" role="status">
            {phrase(ENGINE_SCRIPT.waiting)}
          </p>
          <div id="report" />
        </section>
        <script src={assetAddress('engine-page.js')} type="module" />
      </>
    ),
  });
}
