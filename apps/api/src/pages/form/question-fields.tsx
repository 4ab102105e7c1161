import { STATED_DATA, type Asked } from './asked.js';
import type { FormOptions } from './form-options.service.js';
import { ASPECTS } from '#muster/diagnostics';
import { inCapitals, named } from '../layout/words.js';
import { FORM } from '../phrases/form.js';
import { usePhrases } from '../phrases/phrase.js';

interface QuestionFieldsParts {
  readonly asked: Asked;
  readonly options: FormOptions;
}

/** The settings of a check. */
export function QuestionFields({ asked, options }: QuestionFieldsParts) {
  const phrase = usePhrases();
  return (
    <fieldset>
      <legend>{phrase(FORM.settings)}</legend>
      <div class="fields">
        <p class="field">
          <label for="edition">{phrase(FORM.edition)}</label>
          <select id="edition" name="edition">
            <option value="" selected={asked.edition === ''}>
              {phrase(FORM.detect)}
            </option>
            {options.editions.map(({ id, isJudged }) => (
              <option value={id} selected={asked.edition === id}>
                {isJudged ? named(id, phrase) : phrase(FORM.notJudgedYet, { edition: named(id, phrase) })}
              </option>
            ))}
          </select>
        </p>
        <p class="field">
          <label for="release">{phrase(FORM.release)}</label>
          <ReleaseSelect asked={asked.release} options={options} />
        </p>
        <p class="field">
          <label for="asOf">{phrase(FORM.asOf)}</label>
          <input id="asOf" name="asOf" type="date" value={asked.asOf} />
        </p>
        <p class="field">
          <label for="limit">{phrase(FORM.limit)}</label>
          <input
            id="limit"
            name="limit"
            type="number"
            inputmode="numeric"
            min="1"
            max="100000"
            placeholder={phrase(FORM.asStated)}
            value={asked.limit}
          />
        </p>
        <p class="field">
          <label for="battleSize">{phrase(FORM.battleSize)}</label>
          <select id="battleSize" name="battleSize">
            <option value="" selected={asked.battleSize === ''}>
              {phrase(FORM.sizeAsStated)}
            </option>
            {options.battleSizes.map(({ name, points }) => (
              <option value={name} selected={asked.battleSize === name}>
                {phrase(FORM.sizeOf, { size: inCapitals(name), points })}
              </option>
            ))}
          </select>
        </p>
      </div>
      <div class="choices">
        <p>{phrase(FORM.dependsOn)}</p>
        {ASPECTS.map((aspect) => (
          <p class="choice">
            <input id={`aspect-${aspect}`} name="aspects" type="checkbox" value={aspect} checked={asked.aspects.includes(aspect)} />
            <label for={`aspect-${aspect}`}>{named(aspect, phrase)}</label>
          </p>
        ))}
      </div>
      <AmendmentFields asked={asked} options={options} />
      <p class="choice">
        <input id="complete" name="complete" type="checkbox" value="true" checked={asked.complete} />
        <label for="complete">{phrase(FORM.complete)}</label>
      </p>
    </fieldset>
  );
}

function AmendmentFields({ asked, options }: QuestionFieldsParts) {
  const phrase = usePhrases();
  if (options.amendments.length === 0) return null;
  return (
    <details class="more" open={asked.amendments.length > 0}>
      <summary>{phrase(FORM.packs)}</summary>
      {options.amendments.map(({ id, title, edition }) => (
        <p class="choice">
          <input id={`amendment-${id}`} name="amendment" type="checkbox" value={id} checked={asked.amendments.includes(id)} />
          <label for={`amendment-${id}`}>
            {title} <span class="quiet">({named(edition, phrase)})</span>
          </label>
        </p>
      ))}
    </details>
  );
}

interface ReleaseSelectParts {
  readonly asked: string;
  readonly options: FormOptions;
  /** Whether the user must choose a release by name. */
  readonly isNamed?: boolean;
}

/** Releases by edition, newest first. A requested release stays selected even if the list does not offer it (if it is withdrawn, or the sample). */
export function ReleaseSelect({ asked, options, isNamed = false }: ReleaseSelectParts) {
  const phrase = usePhrases();
  const isOffered = asked === '' || asked === STATED_DATA || options.releases.some(({ label }) => label === asked);
  return (
    <select id="release" name="release" required={isNamed}>
      {isNamed ? null : (
        <>
          <option value="" selected={asked === ''}>
            {phrase(FORM.inForce)}
          </option>
          <option value={STATED_DATA} selected={asked === STATED_DATA}>
            {phrase(FORM.statedData)}
          </option>
        </>
      )}
      {isOffered ? null : (
        <option value={asked} selected>
          {asked}
        </option>
      )}
      {options.editions.map(({ id }) => {
        const releases = options.releases.filter(({ edition }) => edition === id);
        if (releases.length === 0) return null;
        return (
          <optgroup label={named(id, phrase)} data-edition={id}>
            {releases.map(({ label, effectiveFrom }) => (
              <option value={label} selected={asked === label}>
                {phrase(FORM.from, { label, date: effectiveFrom })}
              </option>
            ))}
          </optgroup>
        );
      })}
    </select>
  );
}
