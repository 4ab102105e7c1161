// Measures the evaluator: the milliseconds to compile each playable faction of the 10th edition (with every reachable entry opened), the
// memory for all of them, and the milliseconds to evaluate each real roster. A roster is evaluated cold (first time, with newly read
// data), warm (compiled game, a new roster object each time) and after an edit of one unit. The checksum proves that the work was done.
// `node tools/bench/engine.mjs [rounds]`
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { addressInBuild, buildModules } from '../build.mjs';
import { data } from './real-data.mjs';

const ROUNDS = Number(process.argv[2] ?? 30);
const BIG = { from: 1900, to: 2100 };

const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);
const ms = (/** @type {number} */ value) => value.toFixed(3);
/** @param {number[]} values @param {number} share */
const quantile = (values, share) => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
/** @param {string} name @param {number[]} values */
const summary = (name, values) =>
  `${name}: median ${ms(quantile(values, 0.5))} ms, p95 ${ms(quantile(values, 0.95))} ms (${values.length} rosters)`;
/** @template T @param {() => T} work @returns {[number, T]} */
const timed = (work) => {
  const start = performance.now();
  const result = work();
  return [performance.now() - start, result];
};

await buildModules();
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
/** @type {typeof import('../../libs/battlescribe/src/index.js')} */
const engine = await import(addressInBuild('libs/battlescribe/src/index.js'));
/** @type {typeof import('../conformance/roster-folder.js')} */
const { RosterFolder } = await import(addressInBuild('tools/conformance/roster-folder.js'));

if (!existsSync(data)) {
  say(`There are no data at ${data}.`);
  process.exit(1);
}
compileFactions(path.join(data, 'wh40k-10e'));
await evaluateRosters(path.join(data, 'rosters'));

/** @param {string} folder */
function compileFactions(folder) {
  const strings = new engine.StringPool();
  const names = readdirSync(folder).filter((name) => /\.(cat|gst)$/.test(name));
  const files = names.flatMap((name) => engine.readDataFileXml(name, readFileSync(path.join(folder, name)), { strings }).value ?? []);
  collect();
  const before = process.memoryUsage().heapUsed;
  const processor = process.cpuUsage();
  const [indexed, game] = timed(() => engine.compileGame(files, engine.detectDialect(files)));
  say(`index the release: ${ms(indexed)} ms`);
  const opened = new Set();
  let total = indexed;
  for (const { id, name, library } of game.catalogues) {
    if (library) continue;
    const known = opened.size;
    const [took, roots] = timed(() => {
      const found = game.catalogue(id)?.roots ?? [];
      for (const root of found) open(root, opened);
      return found.length;
    });
    total += took;
    say(`compile ${name}: ${ms(took)} ms, ${roots} roots, ${opened.size - known} definitions not met before`);
  }
  const { user, system } = process.cpuUsage(processor);
  collect();
  const memory = process.memoryUsage();
  say(`whole edition: ${ms(total)} ms (${((user + system) / 1e6).toFixed(2)} s of processor time), ${opened.size} definitions`);
  say(
    `it holds ${Math.round((memory.heapUsed - before) / 1e6)} MB; the process is ${Math.round(memory.rss / 1e6)} MB, files as read included`,
  );
}

/**
 * Opens every definition that an option can reach.
 * @param {import('../../libs/battlescribe/src/evaluate/compile/option.js').Option} option
 * @param {Set<unknown>} opened
 */
function open(option, opened) {
  if (opened.has(option.blueprint)) return;
  opened.add(option.blueprint);
  for (const child of option.children) open(child, opened);
}

/** @param {string} folder */
async function evaluateRosters(folder) {
  const rosters = new RosterFolder(folder);
  const all = [];
  for (const entry of await rosters.manifest()) {
    const { value } = engine.readRosterXml(entry.roster, await rosters.roster(entry));
    if (value)
      all.push({ name: entry.roster, game: await rosters.game(entry), state: { costLimits: value.costLimits, forces: value.forces } });
  }
  let checksum = 0;
  const points = (/** @type {import('../../libs/battlescribe/src/index.js').Evaluation} */ evaluation) =>
    evaluation.costs.find(({ name }) => name === 'pts')?.value ?? 0;
  const rows = all.map(({ name, game, state }) => {
    const [cold, evaluation] = timed(() => engine.evaluate(game, state));
    return { name, game, state, cold, pts: points(evaluation), warm: [0].slice(1), edit: [0].slice(1) };
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const row of rows) {
      const fresh = structuredClone(row.state);
      const [warm, evaluation] = timed(() => engine.evaluate(row.game, fresh));
      row.warm.push(warm);
      checksum += points(evaluation) + evaluation.findings.length;
    }
  }
  for (const row of rows) {
    const evaluator = engine.rosterEvaluator(row.game);
    evaluator.update(row.state);
    for (let round = 0; round < ROUNDS; round += 1) {
      const edited = withLastUnitResized(row.state, 1 + (round % 2));
      const [edit, evaluation] = timed(() => evaluator.update(edited));
      row.edit.push(edit);
      checksum += points(evaluation) + evaluation.findings.length;
    }
  }
  for (const { name, pts, cold, warm, edit } of rows) {
    say(`${name} (${pts} pts): cold ${ms(cold)}, warm ${ms(quantile(warm, 0.5))}, edit ${ms(quantile(edit, 0.5))} ms`);
  }
  const big = rows.filter(({ pts }) => pts >= BIG.from && pts <= BIG.to);
  say(
    summary(
      'cold',
      rows.map(({ cold }) => cold),
    ),
  );
  say(
    summary(
      'warm',
      rows.map(({ warm }) => quantile(warm, 0.5)),
    ),
  );
  say(
    summary(
      `warm, ${BIG.from} to ${BIG.to} pts`,
      big.map(({ warm }) => quantile(warm, 0.5)),
    ),
  );
  say(
    summary(
      `edit, ${BIG.from} to ${BIG.to} pts`,
      big.map(({ edit }) => quantile(edit, 0.5)),
    ),
  );
  say(`checksum ${checksum}`);
}

/** @param {import('../../libs/battlescribe/src/index.js').RosterState} state @param {number} number */
function withLastUnitResized(state, number) {
  const at = state.forces.findLastIndex(({ selections }) => selections.length > 0);
  const forces = state.forces.map((force, index) => {
    if (index !== at) return force;
    const selections = force.selections.map((unit, place) => (place === force.selections.length - 1 ? { ...unit, number } : unit));
    return { ...force, selections };
  });
  return { ...state, forces };
}
