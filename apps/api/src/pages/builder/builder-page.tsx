import type { Locale } from '#muster/messages';
import type { ReleaseOffered } from '../../data/engine-data.service.js';
import { ReleaseField } from '../form/release-field.js';
import { assetAddress } from '../layout/assets.js';
import { htmlPage } from '../layout/html-page.js';
import { BUILDER, BUILDER_SCRIPT } from '../phrases/builder.js';
import { phrasesIn, type Phrasing } from '../phrases/phrase.js';

/** The battle sizes of the page's script. */
const LIMITS = [1000, 2000, 3000];
const USUAL = 2000;

/** The page without an army: its script fills it. */
export function builderPage(locale: Locale, releases: readonly ReleaseOffered[]): string {
  const phrase = phrasesIn(locale);
  const words = Object.fromEntries(Object.entries(BUILDER_SCRIPT).map(([name, one]) => [name, phrase(one)]));
  return htmlPage({
    locale,
    title: phrase(BUILDER.title),
    at: null,
    children: (
      <>
        <h1>{phrase(BUILDER.title)}</h1>
        <p class="lead">{phrase(BUILDER.lead)}</p>
        <noscript>
          <p>{phrase(BUILDER.needsScript)}</p>
        </noscript>
        {releases.length === 0 ? (
          <p>{phrase(BUILDER.noReleases)}</p>
        ) : (
          <div
            id="builder"
            data-engine={assetAddress('builder.js')}
            data-worker={assetAddress('builder-worker.js')}
            data-words={JSON.stringify(words)}
          >
            <p id="told" class="told-line" role="status" />
            <StartForm phrase={phrase} releases={releases} />
            <Desk phrase={phrase} />
          </div>
        )}
        <script src={assetAddress('builder-page.js')} type="module" />
      </>
    ),
  });
}

function StartForm({ phrase, releases }: { readonly phrase: Phrasing; readonly releases: readonly ReleaseOffered[] }) {
  return (
    <form class="ask" id="start">
      <div class="fields">
        <p class="field">
          <label for="name">{phrase(BUILDER.name)}</label>
          <input id="name" type="text" maxLength={100} />
        </p>
        <ReleaseField releases={releases} />
        <p class="field">
          <label for="faction">{phrase(BUILDER.faction)}</label>
          <select id="faction" required />
        </p>
        <p class="field">
          <label for="detachment">{phrase(BUILDER.detachment)}</label>
          <select id="detachment" />
        </p>
        <p class="field">
          <label for="limit">{phrase(BUILDER.limit)}</label>
          <select id="limit">
            {LIMITS.map((limit) => (
              <option key={limit} value={limit} selected={limit === USUAL}>
                {limit}
              </option>
            ))}
          </select>
        </p>
      </div>
      <button type="submit">{phrase(BUILDER.start)}</button>
    </form>
  );
}

function Desk({ phrase }: { readonly phrase: Phrasing }) {
  return (
    <div id="desk" hidden>
      <section class="panel bar" aria-labelledby="army">
        <h2 id="army" />
        <p id="of" class="quiet" />
        <div class="row">
          <p id="status" role="status" />
          <button type="button" class="second small" id="undo">
            {phrase(BUILDER.undo)}
          </button>
          <button type="button" class="second small" id="redo">
            {phrase(BUILDER.redo)}
          </button>
          <button type="button" class="second small" id="export">
            {phrase(BUILDER.export)}
          </button>
          <button type="button" class="second small" id="new">
            {phrase(BUILDER.renew)}
          </button>
        </div>
      </section>
      <section class="panel" id="exported" hidden>
        <p class="field">
          <label for="text">{phrase(BUILDER.exported)}</label>
          <textarea id="text" rows={12} readOnly />
        </p>
      </section>
      <div id="findings" />
      <div class="workbench">
        <section aria-labelledby="units">
          <h2 id="units" tabIndex={-1}>
            {phrase(BUILDER.units)}
          </h2>
          <div id="list" />
        </section>
        <div>
          <section class="panel" aria-labelledby="next">
            <h2 id="next">{phrase(BUILDER.next)}</h2>
            <ul id="suggestions" class="offers" />
          </section>
          <section class="panel" aria-labelledby="adding">
            <h2 id="adding">{phrase(BUILDER.add)}</h2>
            <p class="field">
              <label for="search">{phrase(BUILDER.search)}</label>
              <input id="search" type="search" />
            </p>
            <p class="choice">
              <input id="others" type="checkbox" />
              <label for="others">{phrase(BUILDER.others)}</label>
            </p>
            <p id="found" class="quiet" role="status" />
            <ul id="datasheets" class="offers" />
          </section>
        </div>
      </div>
    </div>
  );
}
