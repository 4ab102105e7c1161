/**
 * Makes drawn edits again with the engine's builder. Runs in Node and, as text, in a browser: it knows nothing but its arguments.
 * @param {Pick<typeof import('../../libs/engine/src/builder/index.js'), 'Builder' | 'loadFaction'>} engine
 * @param {(label: string, faction: string | null) => Promise<Uint8Array>} bytesOf
 */
export function replayingEngine({ Builder, loadFaction }, bytesOf) {
  const FIRST = 4;
  /** @param {import('../../libs/engine/src/builder/index.js').SuggestionInWords} suggestion */
  const told = ({ kind, name, intents, price, pointsLeft, isWithinBudget, excludedBy, stillMissing, doubts, impossible }) => [
    ...[kind, name, intents, price, pointsLeft, isWithinBudget],
    ...[excludedBy, stillMissing].map((errors) => errors.map(({ key, message }) => [key, message])),
    doubts.map(({ message }) => message),
    impossible?.message,
  ];
  /**
   * The answers as JSON, in the order of `DrawnEdits.answers`, and the milliseconds of each edit. Ends with what is not true of undoing, of
   * repeating, and of saving and loading.
   * @param {Omit<import('./drawn-edits.js').DrawnEdits, 'answers'>} drawn
   */
  return async function replay({ label, faction, army, steps, asked }) {
    const release = await loadFaction(await bytesOf(label, faction));
    /** Slugs of the factions whose data was needed too. @type {string[]} */
    const joined = [];
    let [step, last] = [0, 0];
    const newId = () => `s${step}-${(last += 1)}`;
    const begin = (/** @type {number} */ at) => ([step, last] = [at, 0]);
    const started = Builder.start(release, army, { newId });
    if (!('builder' in started)) return { answers: [JSON.stringify(started)], ms: [], joined, faults: [] };
    const { builder } = started;
    const said = () => JSON.stringify([builder.save().document, builder.roster.report]);
    const answers = [said()];
    const documents = [JSON.stringify(builder.save().document)];
    const ms = [];
    for (const [at, intents] of steps.entries()) {
      if (asked.includes(at + 1)) {
        const { totalCount, page } = builder.suggestions({ first: FIRST });
        answers.push(JSON.stringify([totalCount, page.map(told)]));
      }
      begin(at + 1);
      let begun = performance.now();
      let applied = builder.apply(...intents);
      while ('needs' in applied && applied.needs.faction !== null && joined.length < 40) {
        joined.push(applied.needs.faction);
        builder.join(await loadFaction(await bytesOf(label, applied.needs.faction)));
        begin(at + 1);
        begun = performance.now();
        applied = builder.apply(...intents);
      }
      if ('changes' in applied) {
        const { verdict } = builder.roster;
        if (verdict) ms.push(performance.now() - begun);
        answers.push(said());
        documents.push(JSON.stringify(builder.save().document));
      } else answers.push('fault' in applied ? JSON.stringify(applied.fault.message) : JSON.stringify(applied));
    }
    const { units, report } = builder.roster;
    const options = units.map(({ id }) => builder.options(id));
    const entry = options.flatMap((ofUnit) => ofUnit ?? []).find(({ kind }) => kind === 'entry');
    const [first] = report.findings;
    const { text } = builder.export('app');
    const read = await Builder.read(text ?? '', builder.release);
    answers.push(
      JSON.stringify(options),
      JSON.stringify(entry ? builder.priceOfOneMore(entry) : null),
      JSON.stringify((first && builder.explain(first.key)?.fixes.map(({ intents }) => intents)) ?? null),
      JSON.stringify(text),
      'builder' in read ? JSON.stringify(read.builder.save().document) : JSON.stringify(read),
    );

    const faults = [];
    const end = said();
    const now = () => JSON.stringify(builder.save().document);
    for (const document of documents.slice(0, -1).reverse()) if (!builder.undo() || now() !== document) faults.push('undo');
    if (builder.canUndo || builder.undo()) faults.push('undo of nothing');
    for (const document of documents.slice(1)) if (!builder.redo() || now() !== document) faults.push('redo');
    if (builder.canRedo || said() !== end) faults.push('redo to the end');
    const loaded = Builder.load(JSON.parse(JSON.stringify(builder.save())), builder.release);
    if (!('builder' in loaded) || JSON.stringify(loaded.builder.roster) !== JSON.stringify(builder.roster)) faults.push('load');
    return { answers, ms, joined, faults };
  };
}
