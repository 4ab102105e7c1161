import { noticeTo } from '#muster/events';
import type { Submission } from '#muster/persistence';
import { Faults } from '../form/faults.js';
import type { Asker } from '../layout/asker.js';
import { Badge } from '../layout/badge.js';
import { htmlPage } from '../layout/html-page.js';
import { counted, FAILED_MARK, REVIEW_MARK, SEVERITY_MARKS, VERDICT_MARKS, type Mark } from '../layout/words.js';
import { inZone } from './zone-words.js';
import type { EntryView } from './entry-view.js';

const MARKS: ReadonlyMap<string, Mark> = new Map(Object.entries(VERDICT_MARKS));

/** The page of one player, behind the private link: where the list stands, what to fix, and the form for the next version. */
export function entryPage(view: EntryView, { locale, say }: Asker): string {
  const { entry, versions, faults } = view;
  const { event, player } = entry;
  const [latest = null] = versions;
  const { subject } = noticeTo({ player, latest }, event, view.address);
  return htmlPage({
    locale,
    title: faults.length > 0 ? `Not accepted: ${event.name}` : event.name,
    at: null,
    isPrivate: true,
    children: (
      <>
        <h1>{event.name}</h1>
        <p class="lead">
          {player.name}
          {player.team === null ? null : `, ${player.team}`}. Submit your list by <strong>{inZone(event.deadline, event)}</strong>
          {event.locksAt === event.deadline ? null : `; until ${inZone(event.locksAt, event)} it counts as late`}.
        </p>
        <Faults faults={faults} />
        <section class="panel" aria-labelledby="standing">
          <h2 id="standing">{say(subject)}</h2>
          {latest === null ? null : <Latest latest={latest} view={view} />}
          {player.message === null || player.state === 'submitted' ? null : (
            <p>
              The judges write: <q>{player.message}</q>
            </p>
          )}
          {player.state === 'correction' && player.correctsUntil !== null ? (
            <p>
              Correct it by <strong>{inZone(player.correctsUntil, event)}</strong>.
            </p>
          ) : null}
        </section>
        <SubmissionForm view={view} />
        <Versions view={view} />
      </>
    ),
  });
}

function Latest({ latest: { version, at, late, check }, view }: { readonly latest: Submission; readonly view: EntryView }) {
  const mark = check === null ? null : (MARKS.get(check.verdict ?? '') ?? FAILED_MARK);
  return (
    <>
      <p>
        {mark === null ? 'Being checked' : <Badge mark={mark} />} Version {version}, received {inZone(at, view.entry.event)}
        {late ? ', late' : ''}.
      </p>
      {view.reasons.length === 0 ? null : (
        <ul class="plain">
          {view.reasons.map(({ kind, message, line }) => (
            <li>
              <Badge mark={kind === 'review' ? REVIEW_MARK : SEVERITY_MARKS.error} /> {message}
              {line === null ? null : <span class="quiet"> line {line}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function SubmissionForm({ view: { address, fields, sent, entry, versions } }: { readonly view: EntryView }) {
  if (entry.player.state === 'withdrawn') return null;
  const answers = { ...entry.player.answers, ...sent?.answers };
  return (
    <form class="ask" action={address} method="post" enctype="multipart/form-data">
      <h2>{versions.length === 0 ? 'Submit your list' : 'Submit another version'}</h2>
      <p class="field">
        <label for="text">Your list, as the app exports it</label>
        <textarea id="text" name="text" rows={16} spellcheck={false} autocomplete="off">
          {`\n${sent?.text ?? ''}`}
        </textarea>
      </p>
      <p class="field">
        <label for="file">or a file</label>
        <input id="file" name="file" type="file" accept=".txt,.ros,.rosz,.json,.xml,text/plain" />
      </p>
      {fields.map(({ name, required }, at) => (
        <p class="field">
          <label for={`answer-${at}`}>
            {name}
            {required ? '' : ' (optional)'}
          </label>
          <input id={`answer-${at}`} type="text" name={`answer:${name}`} value={answers[name] ?? ''} maxlength={500} required={required} />
        </p>
      ))}
      <p>
        <button type="submit">Submit and check</button>
      </p>
    </form>
  );
}

function Versions({ view: { versions, entry } }: { readonly view: EntryView }) {
  if (versions.length < 2) return null;
  return (
    <details class="more">
      <summary>{counted(versions.length, 'version')} received</summary>
      <ul class="plain">
        {versions.map(({ version, at, late, check }) => (
          <li>
            Version {version}, {inZone(at, entry.event)}
            {late ? ', late' : ''} {check === null ? null : <Badge mark={MARKS.get(check.verdict ?? '') ?? FAILED_MARK} />}
          </li>
        ))}
      </ul>
    </details>
  );
}
