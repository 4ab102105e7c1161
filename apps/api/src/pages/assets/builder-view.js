// Draws the page of the builder. It knows nothing but what it is given: every control calls one of the functions of `act`.

/**
 * @typedef {import('../../../../../libs/engine/src/builder/index.js').Intent} Intent
 * @typedef {import('../../../../../libs/engine/src/builder/index.js').BuiltUnit} Unit
 * @typedef {import('../../../../../libs/engine/src/builder/index.js').RosterOption} RosterOption
 * @typedef {{ readonly slug: string, readonly name: string, readonly role: string | null, readonly isOwn: boolean, readonly isCharacter: boolean, readonly minModels: number, readonly maxModels: number | null, readonly points: number | null }} Sheet
 * @typedef {{ readonly datasheets: readonly Sheet[], readonly entries: readonly string[] }} Catalogue
 * @typedef {Pick<RosterOption, 'path' | 'parent' | 'kind' | 'name' | 'of' | 'minimum' | 'maximum' | 'chosen' | 'step'> & { readonly option: { readonly entryId: string, readonly entryGroupId: string | null }, readonly isFixed: boolean, readonly price: number }} Option
 * @typedef {{ readonly name: string, readonly price: number | null, readonly intents: readonly Intent[] }} Offer
 * @typedef {{ readonly options: readonly Option[], readonly enhancements: readonly Offer[], readonly leaders: readonly Offer[] }} Choices
 * @typedef {(intents: readonly Intent[], focus?: string) => void} Apply
 * @typedef {{ readonly words: Readonly<Record<string, string>>, readonly apply: Apply, readonly open: (unit: string, isOpen: boolean) => void }} Act
 */

/**
 * @param {string} tag
 * @param {Readonly<Record<string, string | number | boolean | null | ((event: Event) => void)>>} properties
 * @param {readonly (Node | string | null)[]} children
 */
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'function') made.addEventListener(name, value);
    else if (value === true) made.setAttribute(name, '');
    else if (value !== false && value !== null) made.setAttribute(name, String(value));
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** @param {string} label @param {() => void} click @param {Readonly<Record<string, string | boolean>>} more */
export const button = (label, click, more = {}) => element('button', { type: 'button', class: 'second small', click, ...more }, label);

/** @param {readonly { readonly message: string, readonly severity?: string }[]} said @param {string} label */
export function messages(said, label) {
  if (said.length === 0) return null;
  const items = said.map(({ message, severity = 'review' }) =>
    element('li', { class: severity === 'error' ? 'illegal' : severity }, message),
  );
  return element('ul', { class: 'findings', 'aria-label': label }, ...items);
}

/** @param {Unit} unit @param {readonly Unit[]} units @param {Catalogue} catalogue @param {Choices | null} choices null if they are not shown @param {Act} act */
export function unitPanel(unit, units, catalogue, choices, act) {
  const { words, apply } = act;
  const { id, name, models, points } = unit;
  const sheet = catalogue.datasheets.find(({ slug }) => slug === unit.datasheet);
  const bodyguard = units.find((one) => one.id === unit.attachedTo);
  const facts = [unit.warlord ? words['warlord'] : null, bodyguard ? `${words['leads']} ${bodyguard.name}` : null].filter(
    (fact) => fact !== null,
  );
  const isSized = models !== null && sheet !== undefined && sheet.maxModels !== sheet.minModels;
  const named = (/** @type {string | undefined} */ word) => `${word}: ${name}`;
  const details = element(
    'details',
    { id: `choices-${id}`, ...(choices ? { open: true } : {}) },
    element('summary', { id: `summary-${id}` }, words['choices'] ?? ''),
    choices ? choicesOf(unit, choices, catalogue, act) : null,
  );
  details.addEventListener(
    'toggle',
    () => details instanceof HTMLDetailsElement && details.open !== (choices !== null) && act.open(id, details.open),
  );
  return element(
    'article',
    { class: 'panel unit', id: `unit-${id}`, tabindex: -1, 'aria-labelledby': `name-${id}` },
    element('h3', { id: `name-${id}` }, name, element('span', { class: 'price' }, `${points ?? '?'} ${words['points']}`)),
    facts.length > 0 ? element('p', { class: 'quiet' }, facts.join(' · ')) : null,
    messages([...unit.findings, ...unit.review], named(words['findings'])),
    element(
      'div',
      { class: 'row' },
      isSized
        ? sizeField(unit, sheet, act)
        : element('span', { class: 'quiet' }, models === null ? '' : `${models} ${words[models === 1 ? 'model' : 'models']}`),
      sheet?.isCharacter || unit.warlord
        ? button(words['warlord'] ?? '', () => apply([{ kind: 'setWarlord', unit: unit.warlord ? null : id }], `warlord-${id}`), {
            ...{ id: `warlord-${id}`, 'aria-pressed': String(unit.warlord), 'aria-label': named(words['warlord']) },
          })
        : null,
      bodyguard
        ? button(words['detach'] ?? '', () => apply([{ kind: 'detach', unit: id }], `unit-${id}`), { 'aria-label': named(words['detach']) })
        : null,
      button(words['copy'] ?? '', () => apply([{ kind: 'duplicateUnit', unit: id }], `copy-${id}`), {
        id: `copy-${id}`,
        'aria-label': named(words['copy']),
      }),
      button(words['remove'] ?? '', () => apply([{ kind: 'removeUnit', unit: id }], 'units'), { 'aria-label': named(words['remove']) }),
    ),
    details,
  );
}

/** @param {Unit} unit @param {Sheet} sheet @param {Act} act */
function sizeField({ id, name, models }, { minModels, maxModels }, { words, apply }) {
  const resize = (/** @type {Event} */ { target }) => {
    if (target instanceof HTMLInputElement && target.checkValidity())
      apply([{ kind: 'resizeUnit', unit: id, models: target.valueAsNumber }], `size-${id}`);
  };
  const input = element('input', {
    id: `size-${id}`,
    type: 'number',
    min: minModels,
    max: maxModels ?? 500,
    value: models ?? 1,
    required: true,
    change: resize,
    'aria-label': `${words['models']}: ${name}`,
  });
  return element('span', { class: 'size' }, input, ` ${words['models']}`);
}

/** @param {Unit} unit @param {Choices} choices @param {Catalogue} catalogue @param {Act} act */
function choicesOf(unit, { options, enhancements, leaders }, catalogue, act) {
  const { words, apply } = act;
  const taken = unit.choices.filter(({ definitionId }) => catalogue.entries.includes(definitionId));
  const removals = taken.map(({ name, definitionId }) =>
    button(`${words['without']} ${name}`, () =>
      apply([{ kind: 'chooseEntry', unit: unit.id, entry: definitionId, chosen: false }], `summary-${unit.id}`),
    ),
  );
  return element(
    'div',
    { class: 'choices' },
    ...removals,
    offers(`enhancement-${unit.id}`, words['enhancement'] ?? '', enhancements, unit, act),
    offers(`leader-${unit.id}`, words['leader'] ?? '', leaders, unit, act),
    ...optionsIn(null, options, unit, act),
  );
}

/** @param {string} id @param {string} label @param {readonly Offer[]} offered @param {Unit} unit @param {Act} act */
function offers(id, label, offered, { id: unit }, { words, apply }) {
  if (offered.length === 0) return null;
  const items = offered.map(({ name, price }, at) =>
    element('option', { value: at }, `${name} (${price === null ? '?' : signed(price)} ${words['points']})`),
  );
  const choose = (/** @type {Event} */ { target }) => {
    const chosen = target instanceof HTMLSelectElement ? offered[Number(target.value)] : undefined;
    if (chosen) apply(chosen.intents, `summary-${unit}`);
  };
  return element(
    'p',
    { class: 'field' },
    element('label', { for: id }, label),
    element('select', { id, change: choose }, element('option', { value: '' }, words['choose'] ?? ''), ...items),
  );
}

/** @param {number} price */
const signed = (price) => (price > 0 ? `+${price}` : String(price));

/** The options below one, each with what is inside it. @param {string | null} parent @param {readonly Option[]} options @param {Unit} unit @param {Act} act @returns {readonly Node[]} */
function optionsIn(parent, options, unit, act) {
  return options
    .filter((option) => option.parent === parent)
    .flatMap((option) => {
      const inner = optionsIn(option.path, options, unit, act);
      if (option.kind === 'group') return inner.length === 0 ? [] : [element('fieldset', {}, element('legend', {}, option.name), ...inner)];
      const own = option.isFixed
        ? []
        : [
            optionField(
              option,
              options.find(({ path }) => path === option.parent),
              unit,
              act,
            ),
          ];
      return inner.length === 0
        ? own
        : [
            ...own,
            element(
              'div',
              { class: 'inner', role: 'group', 'aria-label': option.name },
              ...(option.isFixed ? [element('p', { class: 'quiet' }, option.name)] : []),
              ...inner,
            ),
          ];
    });
}

/** @param {Option} option @param {Option | undefined} group @param {Unit} unit @param {Act} act */
function optionField({ path, of, option, name, chosen, maximum, minimum, step, price }, group, unit, { words, apply }) {
  const id = `option-${unit.id}-${path}`;
  const isOneOf = group?.kind === 'group' && group.maximum === 1;
  const isRadio = isOneOf && group.minimum === 1;
  const isBox = !isRadio && (isOneOf || maximum === 1);
  const change = (/** @type {Event} */ { target }) => {
    if (!(target instanceof HTMLInputElement) || !target.checkValidity()) return;
    const count = isRadio || isBox ? Number(target.checked) : target.valueAsNumber;
    apply([{ kind: 'chooseOption', of, option, count }], id);
  };
  const label = `${name}${price === 0 ? '' : ` (+${price} ${words['points']})`}`;
  const input = isRadio
    ? element('input', { id, type: 'radio', name: `group-${unit.id}-${group.path}`, checked: chosen > 0, change })
    : isBox
      ? element('input', { id, type: 'checkbox', checked: chosen > 0, disabled: chosen > 0 && minimum > 0, change })
      : element('input', { id, type: 'number', min: 0, max: maximum ?? 500, step, value: chosen, required: true, change });
  return element('p', { class: 'option' }, input, element('label', { for: id }, label));
}
