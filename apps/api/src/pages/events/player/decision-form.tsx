import { LongField, Seal } from '../../form/fields.js';
import { REVIEW } from '../../phrases/event-review.js';
import type { PlayerParts } from './player-view.js';

/** Accepts or rejects the latest version, or asks for a correction. What the judge saw goes along, so that of two judges one is told. */
export function DecisionForm({ desk: { phrase, address, seal, seat }, view: { player, refused } }: PlayerParts) {
  return (
    <form class="ask no-print" action={`${address}/players/${player.id}`} method="post" aria-labelledby="decide">
      <h2 id="decide">{phrase(REVIEW.decide)}</h2>
      <Seal seal={seal} />
      <input type="hidden" name="do" value="decide" />
      <input type="hidden" name="version" value={player.version} />
      <input type="hidden" name="seen" value={player.state} />
      <LongField
        {...{ name: 'message', rows: 3, label: phrase(REVIEW.message), value: refused.typed['message'] ?? '' }}
        {...{ help: phrase(REVIEW.messageHelp, { hours: seat.event.correctionHours }), fault: refused.faults['message'] }}
      />
      <p class="links">
        <button type="submit" name="decision" value="accepted">
          {phrase(REVIEW.accept)}
        </button>
        <button type="submit" name="decision" value="correction" class="second">
          {phrase(REVIEW.correct)}
        </button>
        <button type="submit" name="decision" value="rejected" class="second">
          {phrase(REVIEW.reject)}
        </button>
      </p>
    </form>
  );
}
