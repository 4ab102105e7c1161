import { Seal, TextField, type FieldFaults } from '../../form/fields.js';
import { IMPORTS } from '../../phrases/admin/imports.js';
import { RELEASE_ACTIONS, RELEASES } from '../../phrases/admin/releases.js';
import { usePhrases } from '../../phrases/phrase.js';
import type { ReleaseFate } from './release-fates.service.js';

/** The form for a new draft as it was filled in. */
export interface OpenDraftForm {
  readonly label: string;
  readonly effectiveFrom: string;
}

interface ReleaseActionsParts {
  readonly fate: ReleaseFate;
  readonly form: OpenDraftForm;
  readonly faults: FieldFaults;
  readonly seal: string;
}

/** What can be done with a published or withdrawn release. */
export function ReleaseActions({ fate: { release }, form, faults, seal }: ReleaseActionsParts) {
  const phrase = usePhrases();
  const address = `/admin/releases/${release.id}`;
  const isWithdrawn = release.status === 'withdrawn';
  const act = phrase(isWithdrawn ? RELEASE_ACTIONS.restore : RELEASE_ACTIONS.withdraw);
  return (
    <div class="columns">
      <form class="ask" action={`${address}/draft`} method="post">
        <h2>{phrase(RELEASE_ACTIONS.open)}</h2>
        <p class="lead">{phrase(RELEASE_ACTIONS.openWhy)}</p>
        <Seal seal={seal} />
        <TextField
          {...{ name: 'label', value: form.label, required: true, max: 100, fault: faults['label'] }}
          label={phrase(IMPORTS.label)}
          help={phrase(IMPORTS.labelHelp)}
        />
        <TextField
          {...{ name: 'effectiveFrom', type: 'date', value: form.effectiveFrom, required: true, fault: faults['effectiveFrom'] }}
          label={phrase(RELEASES.inForceFrom)}
        />
        <p>
          <button type="submit">{phrase(RELEASE_ACTIONS.openSubmit)}</button>
        </p>
      </form>
      <form class="ask" action={`${address}/${isWithdrawn ? 'restore' : 'withdraw'}`} method="post">
        <h2>{act}</h2>
        <p class="lead">
          {isWithdrawn ? phrase(RELEASE_ACTIONS.restoreWhy, { date: release.effectiveFrom }) : phrase(RELEASE_ACTIONS.withdrawWhy)}
        </p>
        <Seal seal={seal} />
        <TextField
          {...{ name: 'reason', value: '', required: true, max: 1_000, fault: faults['reason'] }}
          label={phrase(RELEASE_ACTIONS.reason)}
        />
        <p>
          <button type="submit" class="second">
            {act}
          </button>
        </p>
      </form>
    </div>
  );
}
