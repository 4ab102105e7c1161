import { ASPECTS } from '#muster/diagnostics';
import { ChoiceField, SelectField, TextField } from '../../form/fields.js';
import { QUEUE } from '../../phrases/event-review.js';
import type { Desk } from '../desk/desks.service.js';
import type { QueueQuery } from './queue-query.js';

export function QueueFilterForm({ desk: { phrase, address }, query: { filter } }: { readonly desk: Desk; readonly query: QueueQuery }) {
  const verdicts = [
    ['', phrase(QUEUE.anyVerdict)],
    ['ILLEGAL', phrase(QUEUE.illegal)],
    ['NEEDS_REVIEW', phrase(QUEUE.needsReview)],
    ['LEGAL', phrase(QUEUE.legal)],
  ] as const;
  const aspects = [['', phrase(QUEUE.wholeList)] as const, ...ASPECTS.map((aspect) => [aspect, phrase(QUEUE[aspect])] as const)];
  const isUsed = [filter.text, filter.aspect, filter.verdict, filter.late].some((part) => part !== undefined);
  return (
    <details class="no-print" open={isUsed}>
      <summary>{phrase(QUEUE.filter)}</summary>
      <form class="filter" action={address} method="get" role="search" aria-label={phrase(QUEUE.filter)}>
        {filter.state === undefined ? null : <input type="hidden" name="state" value={filter.state} />}
        {filter.changed === undefined ? null : <input type="hidden" name="changed" value="true" />}
        <TextField name="text" label={phrase(QUEUE.text)} value={filter.text ?? ''} max={200} />
        <SelectField name="aspect" label={phrase(QUEUE.aspect)} value={filter.aspect ?? ''} options={aspects} />
        <SelectField name="verdict" label={phrase(QUEUE.verdict)} value={filter.verdict ?? ''} options={verdicts} />
        <ChoiceField name="late" value="true" label={phrase(QUEUE.onlyLate)} checked={filter.late === true} />
        <p>
          <button type="submit" class="second">
            {phrase(QUEUE.show)}
          </button>
        </p>
      </form>
    </details>
  );
}
