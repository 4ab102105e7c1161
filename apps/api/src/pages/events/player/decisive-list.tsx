import { Seal, TextField } from '../../form/fields.js';
import { Badge } from '../../layout/badge.js';
import { REVIEW_MARK, SEVERITY_MARKS } from '../../layout/words.js';
import { QUEUE, REVIEW } from '../../phrases/event-review.js';
import { lineAnchor } from '../../report/list-lines.js';
import type { Decisive, PlayerParts, Sought } from './player-view.js';

interface DecisiveParts extends PlayerParts {
  /** Only findings of the latest version can be overridden. */
  readonly isLatest: boolean;
}

/** The errors and review reasons of the shown version, each with what a judge can do about it, and the remarks. */
export function DecisiveList({ desk, view, isLatest }: DecisiveParts) {
  const { phrase } = desk;
  const { decisive, remarks, lines } = view;
  return (
    <section class="panel" aria-labelledby="findings">
      <h2 id="findings">{phrase(REVIEW.findings)}</h2>
      {decisive.length === 0 ? <p>{phrase(REVIEW.noFindings)}</p> : null}
      <ol class="said">
        {decisive.map((one) => (
          <li id={one.anchor} class={one.override ? 'info' : one.kind === 'error' ? 'illegal' : 'review'}>
            <p class="sentence">
              <Badge mark={one.kind === 'error' ? SEVERITY_MARKS.error : REVIEW_MARK} /> {one.override ? <s>{one.message}</s> : one.message}
            </p>
            <Line desk={desk} line={one.line} hasLines={lines !== null} />
            {isLatest ? <Forms desk={desk} view={view} one={one} /> : null}
          </li>
        ))}
      </ol>
      {remarks.length === 0 ? null : (
        <details class="more">
          <summary>{phrase(REVIEW.others, { count: remarks.length })}</summary>
          <ul class="plain">
            {remarks.map(({ anchor, mark, message, line }) => (
              <li id={anchor}>
                <Badge mark={mark} /> {message} <Line desk={desk} line={line} hasLines={lines !== null} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Line({ desk, line, hasLines }: Pick<PlayerParts, 'desk'> & { readonly line: number | null; readonly hasLines: boolean }) {
  if (line === null) return null;
  const words = desk.phrase(QUEUE.line, { line });
  return <span class="quiet">{hasLines ? <a href={`#${lineAnchor(line)}`}>{words}</a> : words}</span>;
}

interface FormsParts extends PlayerParts {
  readonly one: Decisive;
}

function Forms({ desk, view, one }: FormsParts) {
  return (
    <div class="no-print">
      {one.override === null ? <OverrideForm desk={desk} view={view} one={one} /> : <EndOverrideForm desk={desk} view={view} one={one} />}
      {one.sought === null || one.override !== null ? null : <TeachForm desk={desk} view={view} one={one} sought={one.sought} />}
    </div>
  );
}

function OverrideForm({ desk: { phrase, address, seal }, view: { player, refused }, one: { finding, message } }: FormsParts) {
  const fault = refused.faults[`reason:${finding}`] ?? refused.faults['finding'];
  return (
    <details class="more" open={fault !== undefined}>
      <summary>
        {phrase(REVIEW.override)}
        <span class="unseen">: {message}</span>
      </summary>
      <form action={`${address}/players/${player.id}`} method="post">
        <Seal seal={seal} />
        <input type="hidden" name="do" value="override" />
        <input type="hidden" name="finding" value={finding} />
        <TextField
          {...{ name: 'reason', id: `reason-${finding}`, label: phrase(REVIEW.reason), max: 2_000, required: true, fault }}
          value={fault === undefined ? '' : (refused.typed['reason'] ?? '')}
        />
        <p>
          <button type="submit" class="second">
            {phrase(REVIEW.override)}
          </button>
        </p>
      </form>
    </details>
  );
}

function EndOverrideForm({ desk: { phrase, address, seal }, view: { player }, one: { override, message } }: FormsParts) {
  if (override === null) return null;
  const { id, reason, actor } = override;
  return (
    <form action={`${address}/players/${player.id}`} method="post">
      <Seal seal={seal} />
      <input type="hidden" name="do" value="endOverride" />
      <input type="hidden" name="override" value={id} />
      <p>
        {phrase(REVIEW.overridden, { reason, actor })}{' '}
        <button type="submit" class="plain-button">
          {phrase(REVIEW.endOverride)}
          <span class="unseen">: {message}</span>
        </button>
      </p>
    </form>
  );
}

interface TeachParts extends FormsParts {
  readonly sought: Sought;
}

function TeachForm({ desk: { phrase, address, seal, seat }, view: { player, refused }, one: { finding }, sought }: TeachParts) {
  const fault = refused.faults[`means:${finding}`];
  return (
    <details class="more" open={fault !== undefined}>
      <summary>{phrase(REVIEW.teach, { name: sought.name })}</summary>
      <form action={`${address}/players/${player.id}`} method="post">
        <Seal seal={seal} />
        <input type="hidden" name="do" value="teach" />
        <input type="hidden" name="finding" value={finding} />
        <input type="hidden" name="kind" value={sought.kind} />
        <input type="hidden" name="name" value={sought.name} />
        <TextField
          {...{
            name: 'means',
            id: `means-${finding}`,
            label: phrase(REVIEW.means),
            list: `names-${finding}`,
            max: 100,
            required: true,
            fault,
          }}
          help={phrase(REVIEW.meansHelp, { edition: seat.event.edition })}
          value={fault === undefined ? (sought.candidates[0] ?? '') : (refused.typed['means'] ?? '')}
        />
        <datalist id={`names-${finding}`}>
          {sought.candidates.map((name) => (
            <option value={name} />
          ))}
        </datalist>
        <p>
          <button type="submit" class="second">
            {phrase(REVIEW.teachIt)}
            <span class="unseen">: {sought.name}</span>
          </button>
        </p>
      </form>
    </details>
  );
}
