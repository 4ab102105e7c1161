import { STATED_DATA, type Asked } from './asked.js';
import type { FormOptions } from './form-options.service.js';
import { ASPECTS } from '#muster/diagnostics';
import { ASPECT_WORDS, EDITION_WORDS } from '../layout/words.js';

interface QuestionFieldsParts {
  readonly asked: Asked;
  readonly options: FormOptions;
}

/** The settings of a check. */
export function QuestionFields({ asked, options }: QuestionFieldsParts) {
  return (
    <fieldset>
      <legend>Settings</legend>
      <div class="fields">
        <p class="field">
          <label for="edition">Edition</label>
          <select id="edition" name="edition">
            <option value="" selected={asked.edition === ''}>
              Detect from the list
            </option>
            {options.editions.map(({ id, words, isJudged }) => (
              <option value={id} selected={asked.edition === id}>
                {isJudged ? words : `${words} (rules not implemented yet)`}
              </option>
            ))}
          </select>
        </p>
        <p class="field">
          <label for="release">Data release</label>
          <ReleaseSelect asked={asked.release} options={options} />
        </p>
        <p class="field">
          <label for="asOf">or the data in force on</label>
          <input id="asOf" name="asOf" type="date" value={asked.asOf} />
        </p>
        <p class="field">
          <label for="limit">Points limit</label>
          <input
            id="limit"
            name="limit"
            type="number"
            inputmode="numeric"
            min="1"
            max="100000"
            placeholder="as stated in the list"
            value={asked.limit}
          />
        </p>
        <p class="field">
          <label for="battleSize">or battle size</label>
          <select id="battleSize" name="battleSize">
            <option value="" selected={asked.battleSize === ''}>
              As stated in the list
            </option>
            {options.battleSizes.map(({ name, words }) => (
              <option value={name} selected={asked.battleSize === name}>
                {words}
              </option>
            ))}
          </select>
        </p>
      </div>
      <div class="choices">
        <p>The verdict depends on</p>
        {ASPECTS.map((aspect) => (
          <p class="choice">
            <input id={`aspect-${aspect}`} name="aspects" type="checkbox" value={aspect} checked={asked.aspects.includes(aspect)} />
            <label for={`aspect-${aspect}`}>{ASPECT_WORDS[aspect]}</label>
          </p>
        ))}
      </div>
      <AmendmentFields asked={asked} options={options} />
      <p class="choice">
        <input id="complete" name="complete" type="checkbox" value="true" checked={asked.complete} />
        <label for="complete">Also report what a complete roster must record but this one does not</label>
      </p>
    </fieldset>
  );
}

function AmendmentFields({ asked, options }: QuestionFieldsParts) {
  if (options.amendments.length === 0) return null;
  return (
    <details class="more" open={asked.amendments.length > 0}>
      <summary>Tournament rules and mission packs</summary>
      {options.amendments.map(({ id, title, edition }) => (
        <p class="choice">
          <input id={`amendment-${id}`} name="amendment" type="checkbox" value={id} checked={asked.amendments.includes(id)} />
          <label for={`amendment-${id}`}>
            {title} <span class="quiet">({EDITION_WORDS[edition]})</span>
          </label>
        </p>
      ))}
    </details>
  );
}

interface ReleaseSelectParts {
  readonly asked: string;
  readonly options: FormOptions;
  /** Label of the first option, which selects no release by name; null if the user must choose a release. */
  readonly inForce?: string | null;
}

/** Releases by edition, newest first. A requested release stays selected even if the list does not offer it (if it is withdrawn, or the sample). */
export function ReleaseSelect({ asked, options, inForce = 'In force today' }: ReleaseSelectParts) {
  const isOffered = asked === '' || asked === STATED_DATA || options.releases.some(({ label }) => label === asked);
  return (
    <select id="release" name="release" required={inForce === null}>
      {inForce === null ? null : (
        <>
          <option value="" selected={asked === ''}>
            {inForce}
          </option>
          <option value={STATED_DATA} selected={asked === STATED_DATA}>
            The release of the data version stated in the list
          </option>
        </>
      )}
      {isOffered ? null : (
        <option value={asked} selected>
          {asked}
        </option>
      )}
      {options.editions.map(({ id, words }) => {
        const releases = options.releases.filter(({ edition }) => edition === id);
        if (releases.length === 0) return null;
        return (
          <optgroup label={words}>
            {releases.map(({ label, effectiveFrom }) => (
              <option value={label} selected={asked === label}>
                {label} (from {effectiveFrom})
              </option>
            ))}
          </optgroup>
        );
      })}
    </select>
  );
}
