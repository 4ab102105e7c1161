import { LongField, Seal, SelectField } from '../../form/fields.js';
import { COMPARISON, REVIEW } from '../../phrases/event-review.js';
import type { PlayerParts } from './player-view.js';

/** Compares two versions, and a printed list with the admitted one. */
export function ComparisonForms({ desk, view: { player, versions } }: PlayerParts) {
  const { phrase, address, seal } = desk;
  const action = `${address}/players/${player.id}/comparison`;
  const options = versions.map(({ version }) => [String(version), phrase(REVIEW.version, { version })] as const);
  const [latest, earlier] = options.map(([version]) => version);
  return (
    <div class="no-print">
      {options.length < 2 ? null : (
        <form class="filter" action={action} method="get">
          <SelectField name="before" label={phrase(COMPARISON.before)} value={earlier ?? ''} options={options} />
          <SelectField name="after" label={phrase(COMPARISON.after)} value={latest ?? ''} options={options} />
          <p>
            <button type="submit" class="second">
              {phrase(COMPARISON.show)}
            </button>
          </p>
        </form>
      )}
      {player.admitted === null ? null : (
        <details class="more">
          <summary>{phrase(COMPARISON.withPrinted)}</summary>
          <form action={action} method="post">
            <Seal seal={seal} />
            <LongField name="text" id="printed" rows={10} label={phrase(COMPARISON.list)} value="" required />
            <p>
              <button type="submit" class="second">
                {phrase(COMPARISON.show)}
              </button>
            </p>
          </form>
        </details>
      )}
    </div>
  );
}
