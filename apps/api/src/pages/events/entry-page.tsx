import { noticeTo } from '#muster/events';
import type { Submission } from '#muster/persistence';
import { Faults } from '../form/faults.js';
import type { Asker } from '../layout/asker.js';
import { Badge } from '../layout/badge.js';
import { htmlPage } from '../layout/html-page.js';
import { REVIEW_MARK, SEVERITY_MARKS } from '../layout/words.js';
import { ENTRY } from '../phrases/event-lists.js';
import { phrasesIn, useLocale, usePhrases, WithMarkup } from '../phrases/phrase.js';
import type { EntryView } from './entry-view.js';
import { verdictMark } from './verdict-mark.js';
import { inZone } from './zone-words.js';

/** The page of one player, behind the private link: where the list stands, what to fix, and the form for the next version. */
export function entryPage(view: EntryView, { locale, say }: Asker): string {
  const { entry, versions, faults } = view;
  const { event, player } = entry;
  const [latest = null] = versions;
  const phrase = phrasesIn(locale);
  const at = (moment: string): string => inZone(moment, event, locale);
  const { subject } = noticeTo({ player, latest }, event, view.address);
  return htmlPage({
    locale,
    title: faults.length > 0 ? phrase(ENTRY.notAccepted, { event: event.name }) : event.name,
    at: null,
    isPrivate: true,
    children: (
      <>
        <h1>{event.name}</h1>
        <p class="lead">
          {[player.name, player.team].filter((part) => part !== null).join(', ')}.{' '}
          <WithMarkup of={ENTRY.submitBy} values={{ deadline: <strong>{at(event.deadline)}</strong> }} />{' '}
          {event.locksAt === event.deadline ? null : phrase(ENTRY.lateUntil, { moment: at(event.locksAt) })}
        </p>
        <Faults faults={faults} />
        <section class="panel" aria-labelledby="standing">
          <h2 id="standing">{say(subject)}</h2>
          {latest === null ? null : <Latest latest={latest} view={view} />}
          {player.message === null || player.state === 'submitted' ? null : (
            <p>
              <WithMarkup of={ENTRY.judgesWrite} values={{ message: <q>{player.message}</q> }} />
            </p>
          )}
          {player.state === 'correction' && player.correctsUntil !== null ? (
            <p>
              <WithMarkup of={ENTRY.correctBy} values={{ moment: <strong>{at(player.correctsUntil)}</strong> }} />
            </p>
          ) : null}
        </section>
        <SubmissionForm view={view} />
        <Versions view={view} />
      </>
    ),
  });
}

interface VersionParts {
  readonly version: Submission;
  readonly view: EntryView;
}

function Version({ version: { version, at, late, check }, view }: VersionParts) {
  const phrase = usePhrases();
  const moment = inZone(at, view.entry.event, useLocale());
  return (
    <>
      {check === null ? phrase(ENTRY.beingChecked) : <Badge mark={verdictMark(check.verdict)} />}{' '}
      {phrase(ENTRY.received, { version, moment })}
      {late ? `, ${phrase(ENTRY.late)}` : ''}
    </>
  );
}

function Latest({ latest, view }: { readonly latest: Submission; readonly view: EntryView }) {
  const phrase = usePhrases();
  return (
    <>
      <p>
        <Version version={latest} view={view} />
      </p>
      {view.reasons.length === 0 ? null : (
        <ul class="plain">
          {view.reasons.map(({ kind, message, line }) => (
            <li>
              <Badge mark={kind === 'review' ? REVIEW_MARK : SEVERITY_MARKS.error} /> {message}
              {line === null ? null : <span class="quiet"> {phrase(ENTRY.line, { line })}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function SubmissionForm({ view: { address, fields, sent, entry, versions } }: { readonly view: EntryView }) {
  const phrase = usePhrases();
  if (entry.player.state === 'withdrawn') return null;
  const answers = { ...entry.player.answers, ...sent?.answers };
  return (
    <form class="ask" action={address} method="post" enctype="multipart/form-data">
      <h2>{phrase(versions.length === 0 ? ENTRY.submitFirst : ENTRY.submitAnother)}</h2>
      <p class="field">
        <label for="text">{phrase(ENTRY.yourList)}</label>
        <textarea id="text" name="text" rows={16} spellcheck={false} autocomplete="off">
          {`\n${sent?.text ?? ''}`}
        </textarea>
      </p>
      <p class="field">
        <label for="file">{phrase(ENTRY.orFile)}</label>
        <input id="file" name="file" type="file" accept=".txt,.ros,.rosz,.json,.xml,text/plain" />
      </p>
      {fields.map(({ name, required }, at) => (
        <p class="field">
          <label for={`answer-${at}`}>{required ? name : phrase(ENTRY.optional, { field: name })}</label>
          <input id={`answer-${at}`} type="text" name={`answer:${name}`} value={answers[name] ?? ''} maxlength={500} required={required} />
        </p>
      ))}
      <p>
        <button type="submit">{phrase(ENTRY.submit)}</button>
      </p>
    </form>
  );
}

function Versions({ view }: { readonly view: EntryView }) {
  const phrase = usePhrases();
  const { versions } = view;
  if (versions.length < 2) return null;
  return (
    <details class="more">
      <summary>{phrase(ENTRY.versions, { count: versions.length })}</summary>
      <ul class="plain">
        {versions.map((version) => (
          <li>
            <Version version={version} view={view} />
          </li>
        ))}
      </ul>
    </details>
  );
}
