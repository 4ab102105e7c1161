import { Seal, TextField } from '../../form/fields.js';
import { SETTINGS } from '../../phrases/event-settings.js';
import { phrasesIn, usePhrases } from '../../phrases/phrase.js';
import { signedInPage } from '../../sign-in/signed-in-page.js';
import type { Visitor } from '../../sign-in/visitors.service.js';
import { deskPage } from '../desk/desk-page.js';
import type { Desk } from '../desk/desks.service.js';
import { JudgingFields } from './judging-fields.js';
import { EventFields, PlayerFields, TimeFields } from './settings-fields.js';
import type { SettingsView } from './settings-view.js';

export function newEventPage(visitor: Visitor, view: SettingsView): string {
  const phrase = phrasesIn(visitor.locale);
  return signedInPage({
    visitor,
    title: phrase(SETTINGS.new),
    children: (
      <>
        <h1>{phrase(SETTINGS.new)}</h1>
        <SettingsForm view={view} seal={visitor.seal} address="/events/new" revision={null} />
      </>
    ),
  });
}

export function settingsPage(desk: Desk, view: SettingsView, confirmationFault?: string): string {
  const { phrase, address, seat, seal } = desk;
  return deskPage({
    desk,
    at: 'settings',
    children: (
      <>
        <SettingsForm view={view} seal={seal} address={`${address}/settings`} revision={seat.event.revision} />
        <details class="panel" open={confirmationFault !== undefined}>
          <summary>{phrase(SETTINGS.delete)}</summary>
          <form class="narrow" action={`${address}/settings`} method="post">
            <Seal seal={seal} />
            <input type="hidden" name="do" value="delete" />
            <TextField
              {...{ name: 'confirmation', label: phrase(SETTINGS.confirmation), help: phrase(SETTINGS.deleteHelp) }}
              {...{ value: '', required: true, fault: confirmationFault }}
            />
            <p>
              <button type="submit" class="second">
                {phrase(SETTINGS.delete)}
              </button>
            </p>
          </form>
        </details>
      </>
    ),
  });
}

interface SettingsFormParts {
  readonly view: SettingsView;
  readonly seal: string;
  readonly address: string;
  /** Null for a new event. */
  readonly revision: number | null;
}

function SettingsForm({ view, seal, address, revision }: SettingsFormParts) {
  const phrase = usePhrases();
  const count = Object.keys(view.faults).length;
  return (
    <form class="ask" action={address} method="post" novalidate>
      <Seal seal={seal} />
      {revision === null ? null : <input type="hidden" name="revision" value={revision} />}
      {count === 0 ? null : (
        <div class="faults" role="alert">
          <p>{phrase(SETTINGS.problems, { count })}</p>
          {view.faults['form'] === undefined ? null : <p>{view.faults['form']}</p>}
        </div>
      )}
      <EventFields view={view} />
      <TimeFields view={view} />
      <JudgingFields view={view} />
      <PlayerFields view={view} />
      <p>
        <button type="submit">{phrase(revision === null ? SETTINGS.create : SETTINGS.save)}</button>
      </p>
    </form>
  );
}
