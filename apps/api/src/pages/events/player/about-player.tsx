import { LongField, Seal } from '../../form/fields.js';
import { REVIEW } from '../../phrases/event-review.js';
import type { PlayerParts } from './player-view.js';

/** What the organiser's table and the player say, and what organisers can do about the player. */
export function AboutPlayer({ desk, view }: PlayerParts) {
  const { player } = view;
  const facts = [...player.columns, ...Object.entries(player.answers)].filter(([, text]) => text !== '');
  if (facts.length === 0 && desk.seat.role !== 'organiser') return null;
  return (
    <section class="panel" aria-labelledby="about">
      <h2 id="about">{desk.phrase(REVIEW.about)}</h2>
      {facts.length === 0 ? null : (
        <dl class="facts">
          {facts.map(([name, text]) => (
            <div>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {desk.seat.role === 'organiser' ? <OrganiserForms desk={desk} view={view} /> : null}
    </section>
  );
}

function OrganiserForms({ desk: { phrase, address, seal }, view: { player, refused } }: PlayerParts) {
  const action = `${address}/players/${player.id}`;
  const isWithdrawn = player.state === 'withdrawn';
  return (
    <div class="no-print">
      <form class="links" action={action} method="post">
        <Seal seal={seal} />
        <button type="submit" name="do" value="link" class="second">
          {phrase(REVIEW.newLink)}
        </button>
        <button type="submit" name="do" value="revokeLinks" class="second">
          {phrase(REVIEW.revokeLinks)}
        </button>
        <button type="submit" name="do" value={isWithdrawn ? 'reinstate' : 'withdraw'} class="second">
          {phrase(isWithdrawn ? REVIEW.reinstate : REVIEW.withdraw)}
        </button>
      </form>
      {isWithdrawn ? null : (
        <details class="more" open={refused.faults['text'] !== undefined}>
          <summary>{phrase(REVIEW.submitFor)}</summary>
          <form action={action} method="post">
            <Seal seal={seal} />
            <input type="hidden" name="do" value="submit" />
            <LongField
              {...{ name: 'text', id: 'submitted', rows: 12, label: phrase(REVIEW.list), value: refused.typed['text'] ?? '' }}
              fault={refused.faults['text']}
            />
            <p>
              <button type="submit" class="second">
                {phrase(REVIEW.submit)}
              </button>
            </p>
          </form>
        </details>
      )}
    </div>
  );
}
