// The page of the builder: the roster is in a worker; this file asks it, saves the roster in the browser, and has it drawn.
import { button, element, messages, unitPanel } from './builder-view.js';

/**
 * @typedef {import('./builder-view.js').Catalogue} Catalogue
 * @typedef {import('./builder-view.js').Choices} Choices
 * @typedef {import('./builder-view.js').Intent} Intent
 * @typedef {{ readonly slug: string, readonly name: string }} Named
 * @typedef {import('./builder-worker.js').Commands} Commands
 * @typedef {Awaited<ReturnType<Commands['apply']>>} State
 */

const KEPT = 'muster-builder';
const SUGGESTED = 5;
const LISTED = 12;
const SIZES = [
  { name: 'Incursion', limit: 1000 },
  { name: 'Strike Force', limit: 2000 },
  { name: 'Onslaught', limit: 3000 },
];

const root = document.querySelector('#builder');
if (root instanceof HTMLElement) run(root);

/** @param {HTMLElement} page */
function run(page) {
  /** @type {Record<string, string>} */
  const words = JSON.parse(page.dataset['words'] ?? '{}');
  const find = (/** @type {string} */ id) => elementWith(id, HTMLElement);
  const valueOf = (/** @type {string} */ id) => {
    const field = find(id);
    return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : '';
  };
  const [desk, status, told] = [find('desk'), find('status'), find('told')];
  const ask = asking(page);
  /** @type {Set<string>} */
  const opened = new Set();
  /** @type {State | null} */
  let state = null;
  /** @type {Catalogue} */
  let catalogue = { datasheets: [], entries: [] };
  let faction = '';

  /** @param {string} id @param {readonly Named[]} items */
  const fill = (id, items) => find(id).replaceChildren(...items.map(({ slug, name }) => element('option', { value: slug }, name)));

  let last = Promise.resolve();
  let waiting = 0;
  /**
   * Does one piece of work after the other, so that a slow answer never replaces a later one, and shows what went wrong.
   * @param {() => Promise<void>} work
   */
  const attempt = async (work) => {
    page.setAttribute('aria-busy', 'true');
    waiting += 1;
    last = last.then(work).catch((error) => {
      told.textContent = error instanceof Error ? error.message : String(error);
    });
    await last;
    waiting -= 1;
    if (waiting === 0) page.removeAttribute('aria-busy');
  };

  const offerFactions = async () => {
    fill('faction', await ask('factions', { release: valueOf('release') }));
    await offerDetachments();
  };
  const offerDetachments = async () => {
    told.textContent = words['loading'] ?? '';
    fill('detachment', await ask('open', { release: valueOf('release'), faction: valueOf('faction') }));
    told.textContent = '';
  };

  const start = async () => {
    const size = SIZES.find(({ limit }) => String(limit) === valueOf('limit'));
    const detachment = valueOf('detachment');
    const army = {
      name: valueOf('name') || (words['unnamed'] ?? ''),
      faction: valueOf('faction'),
      detachments: detachment === '' ? [] : [detachment],
      battleSize: size ?? null,
    };
    faction = valueOf('faction');
    opened.clear();
    await begin(await ask('start', { release: valueOf('release'), faction, army }));
  };

  /** @param {State & { readonly catalogue: Catalogue }} answer */
  const begin = async (answer) => {
    catalogue = answer.catalogue;
    find('start').hidden = true;
    desk.hidden = false;
    await show(answer, 'units');
    listDatasheets();
  };

  /** @param {State} answer @param {string | null} focus id of the control that is focused, if it is still there */
  const show = async (answer, focus) => {
    state = answer;
    told.textContent = answer.fault ?? '';
    try {
      localStorage.setItem(KEPT, JSON.stringify({ faction, saved: answer.saved }));
    } catch {
      told.textContent = words['notKept'] ?? '';
    }
    /** @type {Map<string, Choices>} */
    const choices = new Map();
    for (const unit of opened) if (answer.units.some(({ id }) => id === unit)) choices.set(unit, await ask('choices', { unit }));
    draw(answer, choices);
    if (focus !== null) (document.getElementById(focus) ?? find('units')).focus();
    await suggest();
  };

  /** @param {readonly Intent[]} intents @param {string | null} focus */
  const apply = (intents, focus = null) => void attempt(async () => show(await ask('apply', { intents }), focus));

  /** @param {State} roster @param {ReadonlyMap<string, Choices>} choices */
  const draw = (roster, choices) => {
    const { name, verdict, points, units, detachments, findings, review } = roster;
    find('army').textContent = name;
    find('of').textContent = [roster.faction?.name, ...detachments.map((one) => one.name), roster.saved.release]
      .filter(Boolean)
      .join(' · ');
    const marks = {
      LEGAL: ['legal', words['legal']],
      ILLEGAL: ['illegal', words['illegal']],
      NEEDS_REVIEW: ['review', words['needsReview']],
    };
    const [tone = '', word = ''] = marks[verdict];
    status.replaceChildren(
      element('strong', { class: `badge ${tone}` }, word),
      ` ${points.computed ?? '?'} ${words['of']} ${points.limit ?? '?'} ${words['points']}`,
    );
    for (const [id, isPossible] of [
      ['undo', roster.canUndo],
      ['redo', roster.canRedo],
    ])
      find(String(id)).toggleAttribute('disabled', !isPossible);
    const atUnits = new Set(units.flatMap((unit) => unit.findings.map(({ key }) => key)));
    const atUnitsReview = new Set(units.flatMap((unit) => unit.review.map(({ message }) => message)));
    const ofArmy = [...findings.filter(({ key }) => !atUnits.has(key)), ...review.filter(({ message }) => !atUnitsReview.has(message))];
    find('findings').replaceChildren(messages(ofArmy, words['ofArmy'] ?? '') ?? '');
    const act = {
      words,
      apply,
      open: (/** @type {string} */ unit, /** @type {boolean} */ isOpen) => {
        if (isOpen) opened.add(unit);
        else opened.delete(unit);
        void attempt(async () => {
          const found = new Map();
          for (const one of opened) found.set(one, await ask('choices', { unit: one }));
          if (state) draw(state, found);
          find(`summary-${unit}`).focus();
        });
      },
    };
    const panels = units.map((unit) => unitPanel(unit, units, catalogue, choices.get(unit.id) ?? null, act));
    find('list').replaceChildren(...(panels.length > 0 ? panels : [element('p', { class: 'quiet' }, words['noUnits'] ?? '')]));
  };

  const suggest = async () => {
    const offered = await ask('suggest', { first: 3 * SUGGESTED });
    const items = offered
      .slice(0, SUGGESTED)
      .map(({ name, price, intents }, at) => offerLine(`suggestion-${at}`, name, price, () => apply(intents, `suggestion-${at}`)));
    find('suggestions').replaceChildren(...items);
  };

  /** @param {string} id @param {string} name @param {number | null} price @param {() => void} add */
  const offerLine = (id, name, price, add) =>
    element(
      'li',
      {},
      element('span', {}, name, element('small', { class: 'quiet' }, ` ${price ?? '?'} ${words['points']}`)),
      button(words['add'] ?? '', add, { id, 'aria-label': `${words['add']}: ${name}` }),
    );

  const listDatasheets = () => {
    const sought = valueOf('search').trim().toLowerCase();
    const withOthers = elementWith('others', HTMLInputElement).checked;
    const found = catalogue.datasheets.filter(
      ({ name, role, isOwn }) => (isOwn || withOthers) && `${name} ${role ?? ''}`.toLowerCase().includes(sought),
    );
    const isLong = found.length > LISTED && sought === '';
    const items = found.map(({ slug, name, points }) =>
      offerLine(`add-${slug}`, name, points, () => apply([{ kind: 'addUnit', datasheet: slug }], `add-${slug}`)),
    );
    find('datasheets').replaceChildren(...items);
    find('datasheets').classList.toggle('long', isLong);
    find('found').textContent = `${words['found']} ${found.length}`;
  };

  const showText = async () => {
    const text = elementWith('text', HTMLTextAreaElement);
    text.value = await ask('export', undefined);
    find('exported').hidden = false;
    text.focus();
    text.select();
  };

  const renew = () => {
    localStorage.removeItem(KEPT);
    desk.hidden = true;
    find('start').hidden = false;
    find('name').focus();
    void attempt(offerFactions);
  };

  find('start').addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(start);
  });
  find('release').addEventListener('change', () => void attempt(offerFactions));
  find('faction').addEventListener('change', () => void attempt(offerDetachments));
  find('undo').addEventListener('click', () => void attempt(async () => show(await ask('undo', undefined), null)));
  find('redo').addEventListener('click', () => void attempt(async () => show(await ask('redo', undefined), null)));
  find('search').addEventListener('input', listDatasheets);
  find('others').addEventListener('change', listDatasheets);
  find('export').addEventListener('click', () => void attempt(showText));
  find('new').addEventListener('click', renew);

  void attempt(async () => {
    const kept = localStorage.getItem(KEPT);
    if (kept === null) return offerFactions();
    /** @type {{ readonly saved: State['saved'], readonly faction: string }} */
    const { saved, faction: of } = JSON.parse(kept);
    faction = of;
    told.textContent = words['loading'] ?? '';
    await begin(await ask('load', { saved, faction }));
  });
}

/** Asks the worker. @param {HTMLElement} page */
function asking({ dataset }) {
  const address = new URL(dataset['worker'] ?? '', location.href);
  address.searchParams.set('engine', dataset['engine'] ?? '');
  const worker = new Worker(address, { type: 'module' });
  /** @type {Map<number, { readonly resolve: (answer: any) => void, readonly reject: (error: Error) => void }>} */
  const waiting = new Map();
  let last = 0;
  worker.addEventListener('message', (/** @type {MessageEvent<{ id: number, answer?: unknown, fault?: string }>} */ { data }) => {
    const { id, answer, fault } = data;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (fault === undefined) asked?.resolve(answer);
    else asked?.reject(new Error(fault));
  });
  /**
   * @template {keyof Commands} Name
   * @param {Name} command
   * @param {Parameters<Commands[Name]>[0]} asked
   * @returns {Promise<Awaited<ReturnType<Commands[Name]>>>}
   */
  return (command, asked) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, command, asked }, []);
    });
}

/** The element with this id. @template {HTMLElement} Kind @param {string} id @param {new () => Kind} kind */
function elementWith(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no ${id}.`);
  return found;
}
