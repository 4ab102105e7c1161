// Builds a roster in a thread of the browser. The address of the engine is in the address of this file.
import { fileOf, filesOf } from './engine-files.js';

/**
 * @typedef {typeof import('../../../../../libs/engine/src/builder/index.js')} Engine
 * @typedef {import('../../../../../libs/engine/src/builder/index.js').Builder} Builder
 * @typedef {import('../../../../../libs/engine/src/builder/index.js').Intent} Intent
 * @typedef {import('../../../../../libs/engine/src/builder/index.js').LoadedRelease} LoadedRelease
 * @typedef {import('../../../../../libs/engine/src/builder/index.js').NewArmy} NewArmy
 * @typedef {import('../../../../../libs/engine/src/builder/index.js').SuggestionsAsked} SuggestionsAsked
 */

/** @type {Promise<Engine>} */
const engine = import(new URLSearchParams(location.search).get('engine') ?? '');
/** The last release that was loaded, with the factions that were needed. @type {{ key: string, release: LoadedRelease } | null} */
let loaded = null;
/** @type {Builder | null} */
let builder = null;

/** What the page asks for: a name of a command and its argument. */
const commands = {
  /** @param {{ release: string }} asked */
  async factions({ release }) {
    const { factions } = await filesOf(release);
    return factions.map(({ slug, name }) => ({ slug, name }));
  },
  /** What an army of the faction can begin with. @param {{ release: string, faction: string }} asked */
  async open({ release, faction }) {
    const { index } = (await load(release, faction)).compiled;
    const { detachments, factions } = index.data.readModel;
    const own = factions.find(({ slug }) => slug === faction);
    return detachments
      .filter(({ factionIds, onlyIn }) => !onlyIn && own !== undefined && (factionIds.length === 0 || factionIds.includes(own.id)))
      .map(({ slug, name }) => ({ slug, name }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  },
  /** @param {{ release: string, faction: string, army: NewArmy }} asked */
  async start({ release, faction, army }) {
    const { Builder } = await engine;
    return built(Builder.start(await load(release, faction), army));
  },
  /** @param {{ saved: { release: string }, faction: string }} asked */
  async load({ saved, faction }) {
    const { Builder } = await engine;
    return built(Builder.load(saved, await load(saved.release, faction)));
  },
  /** @param {{ release: string, faction: string, text: string }} asked */
  async read({ release, faction, text }) {
    const { Builder } = await engine;
    return built(await Builder.read(text, await load(release, faction)));
  },
  /** @param {{ intents: readonly Intent[] }} asked */
  async apply({ intents }) {
    const answer = open().apply(...intents);
    return state('fault' in answer ? answer.fault.message : 'needs' in answer ? answer.needs.name : null);
  },
  async undo() {
    open().undo();
    return state(null);
  },
  async redo() {
    open().redo();
    return state(null);
  },
  /** @param {SuggestionsAsked} asked */
  async suggest(asked) {
    return open()
      .suggestions(asked)
      .page.filter(({ impossible, excludedBy }) => impossible === null && excludedBy.length === 0);
  },
  /** What a unit may choose. @param {{ unit: string }} asked */
  async choices({ unit }) {
    const possible = async (/** @type {NonNullable<SuggestionsAsked['kinds']>} */ kinds) =>
      (await commands.suggest({ kinds, units: [unit], budget: 100_000, first: 40 })).map(({ name, price, intents }) => ({
        name,
        price,
        intents,
      }));
    return {
      options: offered(open().options(unit) ?? []),
      enhancements: await possible(['enhancement']),
      leaders: await possible(['leader']),
    };
  },
  async export() {
    return open().export('app').text ?? '';
  },
};

/** @typedef {typeof commands} Commands */

addEventListener('message', (/** @type {MessageEvent<{ id: number, command: keyof typeof commands, asked: never }>} */ { data }) => {
  const { id, command, asked } = data;
  commands[command](asked).then(
    (answer) => postMessage({ id, answer }),
    (error) => postMessage({ id, fault: error instanceof Error ? error.message : String(error) }),
  );
});

/** @param {string} label @param {string} faction */
async function load(label, faction) {
  const key = JSON.stringify([label, faction]);
  if (loaded?.key === key) return loaded.release;
  const { loadFaction } = await engine;
  const release = await loadFaction(await fileOf(label, faction));
  loaded = { key, release };
  return release;
}

/** @param {{ builder: Builder } | { fault: { message: string } } | { needs: { name: string } }} made */
function built(made) {
  if (!('builder' in made)) throw new Error('fault' in made ? made.fault.message : made.needs.name);
  builder = made.builder;
  return { ...state(null), catalogue: catalogue() };
}

function open() {
  if (builder === null) throw new Error('No roster is open.');
  return builder;
}

/** The roster after a command. `fault`: why it changed nothing. @param {string | null} fault */
function state(fault) {
  const { roster, canUndo, canRedo } = open();
  const { report: _report, ...shown } = roster;
  const { findings, review } = roster.report;
  return { ...shown, findings, review, canUndo, canRedo, saved: open().save(), fault };
}

/** The datasheets that the army can take, with their smallest price and their sizes, and the ids of Enhancements and the like. */
function catalogue() {
  const { index } = open().release.compiled;
  const { datasheets, factions, enhancements, armyOptions } = index.data.readModel;
  const catalogues = new Set(
    open()
      .save()
      .document.state.forces.map(({ catalogueId }) => catalogueId),
  );
  const own = new Set(factions.filter(({ catalogueId }) => catalogues.has(catalogueId)).map(({ id }) => id));
  const taken = datasheets.flatMap(({ slug, name, role, legends, factions: ways, points, keywords }) => {
    const way = ways.find(({ factionId }) => own.has(factionId));
    const { minModels, maxModels, bySize } = points;
    const isCharacter = keywords.some((keyword) => keyword.toLowerCase() === 'character');
    return way
      ? [{ slug, name, role, isOwn: !legends && !way.ally, isCharacter, minModels, maxModels, points: bySize[0]?.points ?? null }]
      : [];
  });
  return {
    datasheets: taken.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    entries: [...enhancements, ...armyOptions].map(({ id }) => id),
  };
}

/** The options that a player can change, and the groups around them. @param {NonNullable<ReturnType<Builder['options']>>} options */
function offered(options) {
  const hidden = new Set();
  const shown = options.filter(({ path, parent, chosen, hidden: isHidden }) => {
    const isGone = chosen === 0 && (isHidden || hidden.has(parent));
    if (isGone) hidden.add(path);
    return !isGone;
  });
  const entries = new Set(open().release.compiled.index.data.readModel.enhancements.map(({ id }) => id));
  return shown
    .filter(({ kind, name, definitionId }) => kind === 'group' || (name !== 'Warlord' && !entries.has(definitionId)))
    .map(({ path, parent, kind, name, of, entryId, entryGroupId, minimum, maximum, chosen, step, costs }) => {
      const isFixed = kind === 'entry' && chosen === minimum && maximum === minimum;
      return {
        path,
        parent,
        kind,
        name,
        of,
        option: { entryId, entryGroupId },
        minimum,
        maximum,
        chosen,
        step,
        isFixed,
        price: costs[0]?.value ?? 0,
      };
    });
}
