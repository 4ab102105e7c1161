import { ASPECTS } from '#muster/diagnostics';
import { ChoiceField, Fault, LongField, SelectField, TextField } from '../../form/fields.js';
import { named } from '../../layout/words.js';
import { SETTINGS } from '../../phrases/event-settings.js';
import { usePhrases } from '../../phrases/phrase.js';
import type { SettingsView } from './settings-view.js';

/** How the lists of an event are judged. */
export function JudgingFields({ view }: { readonly view: SettingsView }) {
  const phrase = usePhrases();
  const { asked, faults, options } = view;
  const { texts, aspects } = asked;
  return (
    <fieldset>
      <legend>{phrase(SETTINGS.rules)}</legend>
      <div class="fields">
        <SelectField
          {...{ name: 'release', label: phrase(SETTINGS.release), value: texts.release, fault: faults['against'] }}
          options={[['', phrase(SETTINGS.inForce)], ...options.releases]}
        />
        <TextField
          {...{ name: 'asOf', type: 'date', label: phrase(SETTINGS.asOf), help: phrase(SETTINGS.asOfHelp) }}
          {...{ value: texts.asOf, fault: faults['asOf'] }}
        />
        <SelectField
          {...{ name: 'battleSize', label: phrase(SETTINGS.battleSize), value: texts.battleSize, fault: faults['battleSize'] }}
          options={[['', phrase(SETTINGS.asStated)], ...options.battleSizes]}
        />
        <TextField
          {...{ name: 'pointsLimit', type: 'number', label: phrase(SETTINGS.pointsLimit), max: 100_000 }}
          {...{ value: texts.pointsLimit, fault: faults['pointsLimit'] }}
        />
      </div>
      <p>{phrase(SETTINGS.aspects)}</p>
      {ASPECTS.map((aspect) => (
        <ChoiceField name="aspects" value={aspect} label={named(aspect, phrase)} checked={aspects.includes(aspect)} />
      ))}
      <Fault fault={faults['aspects']} />
      <Amendments view={view} />
      <HouseRules view={view} />
    </fieldset>
  );
}

function Amendments({ view: { asked, faults, options } }: { readonly view: SettingsView }) {
  const phrase = usePhrases();
  if (options.amendments.length === 0) return null;
  return (
    <details class="more" open={asked.amendments.length > 0 || faults['amendments'] !== undefined}>
      <summary>{phrase(SETTINGS.amendments)}</summary>
      {options.amendments.map(({ id, title, edition }) => (
        <ChoiceField
          {...{ name: 'amendments', value: id, checked: asked.amendments.includes(id) }}
          label={
            <>
              {title} <span class="quiet">({edition})</span>
            </>
          }
        />
      ))}
      <Fault fault={faults['amendments']} />
    </details>
  );
}

const RULES = ['legends', 'banned', 'caps', 'cites', 'houseRules'] as const;

function HouseRules({ view: { asked, faults, hasFurtherRules } }: { readonly view: SettingsView }) {
  const phrase = usePhrases();
  const { texts } = asked;
  const isUsed = [texts.legends, texts.banned, texts.caps].some((text) => text !== '') || RULES.some((name) => faults[name] !== undefined);
  const legends = [
    ['', phrase(SETTINGS.legendsByEdition)],
    ['true', phrase(SETTINGS.legendsAllowed)],
    ['false', phrase(SETTINGS.legendsBanned)],
  ] as const;
  return (
    <details class="more" open={isUsed}>
      <summary>{phrase(SETTINGS.houseRules)}</summary>
      {hasFurtherRules ? <p class="quiet">{phrase(SETTINGS.furtherRules)}</p> : null}
      <Fault fault={faults['houseRules']} />
      <SelectField name="legends" label={phrase(SETTINGS.legends)} value={texts.legends} options={legends} fault={faults['legends']} />
      <LongField
        {...{ name: 'banned', rows: 3, label: phrase(SETTINGS.banned), help: phrase(SETTINGS.bannedHelp) }}
        {...{ value: texts.banned, fault: faults['banned'] }}
      />
      <LongField
        {...{ name: 'caps', rows: 3, label: phrase(SETTINGS.caps), help: phrase(SETTINGS.capsHelp), value: texts.caps }}
        fault={faults['caps']}
      />
      <TextField name="cites" label={phrase(SETTINGS.cites)} value={texts.cites} max={200} fault={faults['cites']} />
    </details>
  );
}
