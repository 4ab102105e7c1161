import { ChoiceField, Fault, LongField, SelectField, TextField } from '../../form/fields.js';
import { named } from '../../layout/words.js';
import { SETTINGS } from '../../phrases/event-settings.js';
import { usePhrases } from '../../phrases/phrase.js';
import type { SettingsView } from './settings-view.js';

interface Parts {
  readonly view: SettingsView;
}

export function EventFields({ view: { asked, faults, options } }: Parts) {
  const phrase = usePhrases();
  const { texts } = asked;
  return (
    <fieldset>
      <legend>{phrase(SETTINGS.event)}</legend>
      <TextField name="name" label={phrase(SETTINGS.name)} value={texts.name} max={200} required fault={faults['name']} />
      <div class="fields">
        <TextField
          name="startsOn"
          type="date"
          label={phrase(SETTINGS.startsOn)}
          value={texts.startsOn}
          required
          fault={faults['startsOn']}
        />
        <TextField name="endsOn" type="date" label={phrase(SETTINGS.endsOn)} value={texts.endsOn} required fault={faults['endsOn']} />
        <TextField
          {...{ name: 'timeZone', label: phrase(SETTINGS.timeZone), help: phrase(SETTINGS.timeZoneHelp), list: 'zones' }}
          {...{ value: texts.timeZone, max: 100, required: true, fault: faults['timeZone'] }}
        />
        <SelectField
          {...{ name: 'edition', label: phrase(SETTINGS.edition), value: texts.edition, fault: faults['edition'] }}
          options={options.editions}
        />
      </div>
      <datalist id="zones">
        {options.timeZones.map((zone) => (
          <option value={zone} />
        ))}
      </datalist>
    </fieldset>
  );
}

export function TimeFields({ view: { asked, faults } }: Parts) {
  const phrase = usePhrases();
  const { texts, namesHidden } = asked;
  return (
    <fieldset>
      <legend>{phrase(SETTINGS.times)}</legend>
      <div class="fields">
        <TextField
          {...{ name: 'deadline', type: 'datetime-local', label: phrase(SETTINGS.deadline), value: texts.deadline, required: true }}
          fault={faults['deadline']}
        />
        <TextField
          {...{ name: 'locksAt', type: 'datetime-local', label: phrase(SETTINGS.locksAt), help: phrase(SETTINGS.locksAtHelp) }}
          {...{ value: texts.locksAt, fault: faults['locksAt'] }}
        />
        <TextField
          {...{ name: 'correctionHours', type: 'number', label: phrase(SETTINGS.correctionHours), max: 1000, required: true }}
          {...{ help: phrase(SETTINGS.correctionHoursHelp), value: texts.correctionHours, fault: faults['correctionHours'] }}
        />
        <TextField
          {...{ name: 'revealAt', type: 'datetime-local', label: phrase(SETTINGS.revealAt), help: phrase(SETTINGS.revealAtHelp) }}
          {...{ value: texts.revealAt, fault: faults['revealAt'] }}
        />
        <TextField
          {...{ name: 'keptUntil', type: 'date', label: phrase(SETTINGS.keptUntil), help: phrase(SETTINGS.keptUntilHelp) }}
          {...{ value: texts.keptUntil, fault: faults['keptUntil'] }}
        />
      </div>
      <ChoiceField name="namesHidden" value="true" label={phrase(SETTINGS.namesHidden)} checked={namesHidden} />
    </fieldset>
  );
}

/** What players hand in, and their teams. */
export function PlayerFields({ view: { asked, faults, options } }: Parts) {
  const phrase = usePhrases();
  const { texts, formats, teamRules } = asked;
  return (
    <>
      <fieldset>
        <legend>{phrase(SETTINGS.asked)}</legend>
        <LongField
          {...{ name: 'fields', rows: 3, label: phrase(SETTINGS.fields), help: phrase(SETTINGS.fieldsHelp) }}
          {...{ value: texts.fields, fault: faults['fields'] }}
        />
        <details class="more" open={formats.length > 0}>
          <summary>{phrase(SETTINGS.formats)}</summary>
          <p class="quiet">{phrase(SETTINGS.formatsHelp)}</p>
          {options.formats.map((id) => (
            <ChoiceField name="formats" value={id} label={named(id, phrase)} checked={formats.includes(id)} />
          ))}
        </details>
      </fieldset>
      <fieldset>
        <legend>{phrase(SETTINGS.teams)}</legend>
        <TextField
          {...{ name: 'teamSize', type: 'number', label: phrase(SETTINGS.teamSize), help: phrase(SETTINGS.teamSizeHelp), max: 20 }}
          {...{ value: texts.teamSize, fault: faults['teamSize'] }}
        />
        <ChoiceField
          {...{ name: 'teamRules', value: 'team-factions-distinct', label: phrase(SETTINGS.factionsDistinct) }}
          checked={teamRules.includes('team-factions-distinct')}
        />
        <ChoiceField
          {...{ name: 'teamRules', value: 'team-detachments-distinct', label: phrase(SETTINGS.detachmentsDistinct) }}
          checked={teamRules.includes('team-detachments-distinct')}
        />
        <Fault fault={faults['teamRules']} />
      </fieldset>
    </>
  );
}
