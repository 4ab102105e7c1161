/**
 * Checks a list once, and then again to see what a check costs when everything is loaded. Runs in Node and, as text, in a browser: it knows
 * nothing but its arguments.
 * @param {{ readonly Checker: typeof import('../../libs/engine/src/index.js').Checker, readonly loadFaction: typeof import('../../libs/engine/src/index.js').loadFaction }} engine
 * @param {(label: string, faction: string | null) => Promise<Uint8Array>} bytesOf
 */
export function measuredEngine({ Checker, loadFaction }, bytesOf) {
  /** The factions that the last list made necessary. @type {string[]} */
  let loaded = [];
  /** Milliseconds of the last list that were spent on bytes and on indexes. */
  let elsewhere = 0;
  const newChecker = () =>
    new Checker(async (label, faction) => {
      const asked = performance.now();
      const bytes = await bytesOf(label, faction);
      const begun = performance.now();
      const release = await loadFaction(bytes);
      elsewhere += faction === null ? performance.now() - asked : begun - asked;
      if (faction !== null) loaded.push(`${label} ${faction}`);
      return release;
    });
  let checker = newChecker();
  const ROUNDS = 5;
  return {
    forget: () => {
      checker = newChecker();
    },
    /**
     * `loads`: if the list made one faction necessary, how long it took to read its file, to compile it and to check the list.
     * @param {import('../../libs/checking/src/index.js').CheckSubject} subject
     * @param {import('../../libs/engine/src/index.js').CheckerOptions} options
     */
    async check(subject, options) {
      [loaded, elsewhere] = [[], 0];
      const begun = performance.now();
      const json = JSON.stringify(await checker.check(subject, options));
      const ms = performance.now() - begun - elsewhere;
      const loads = loaded.length === 1 ? [{ name: loaded[0] ?? '', ms }] : [];
      const times = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const start = performance.now();
        await checker.check(subject, options);
        times.push(performance.now() - start);
      }
      return { json, warmMs: times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0, loads };
    },
  };
}
