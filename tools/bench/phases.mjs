// Says in which phase of a check its time goes, by a sampling profile: the measured code contains no clocks.
import { Session } from 'node:inspector/promises';

/** Microseconds between two samples. */
const INTERVAL = 200;

export const PHASES = /** @type {const} */ (['read', 'look up', 'match', 'evaluate', 'judge', 'report', 'collect garbage', 'other']);

/** @typedef {typeof PHASES[number]} Phase */
/** @typedef {import('node:inspector').Profiler.ProfileNode} ProfileNode */

/** The phase of the code in a folder, first match first. @type {readonly (readonly [RegExp, Phase])[]} */
const FOLDERS = [
  [/libs\/formats\/|checking\/src\/read-subject/u, 'read'],
  [/army\/src\/loadout\//u, 'match'],
  [/army\/src\/(?:look-up|selections)/u, 'look up'],
  [/army\/src\/(?:price|declared|uncertain)|battlescribe\/src\/evaluate/u, 'evaluate'],
  [/libs\/rules\/|checking\/src\/data-limits/u, 'judge'],
  [/checking\/src\/report\//u, 'report'],
];

/** Samples the work and returns the share of each phase. @param {() => Promise<void>} work @returns {Promise<ReadonlyMap<Phase, number>>} */
export async function phasesOf(work) {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: INTERVAL });
  await session.post('Profiler.start');
  await work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  return sharesIn(profile);
}

/** @param {import('node:inspector').Profiler.Profile} profile */
function sharesIn({ nodes, samples = [], timeDeltas = [] }) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  /** @type {Map<number, Phase | null>} */
  const phases = new Map();
  const visit = (/** @type {ProfileNode} */ node, /** @type {Phase | null} */ above) => {
    const phase = phaseAt(node, above);
    phases.set(node.id, phase);
    for (const id of node.children ?? []) {
      const child = byId.get(id);
      if (child) visit(child, phase);
    }
  };
  if (nodes[0]) visit(nodes[0], 'other');
  /** @type {Map<Phase, number>} */
  const spent = new Map(PHASES.map((phase) => [phase, 0]));
  for (const [at, id] of samples.entries()) {
    const phase = phases.get(id);
    if (phase) spent.set(phase, (spent.get(phase) ?? 0) + (timeDeltas[at] ?? 0));
  }
  const all = [...spent.values()].reduce((sum, one) => sum + one, 0);
  return new Map([...spent].map(([phase, time]) => [phase, time / all]));
}

/** Phases that looking up calls. @type {readonly (Phase | undefined)[]} */
const INSIDE_LOOK_UP = ['match', 'evaluate'];

/**
 * The outermost phase on the stack counts, because phases use each other's code; only looking up calls other phases. Null: not working.
 * @param {ProfileNode} node @param {Phase | null} above
 * @returns {Phase | null}
 */
function phaseAt({ callFrame: { functionName, url } }, above) {
  if (above === null || functionName === '(idle)' || url === 'node:inspector') return null;
  if (functionName === '(garbage collector)') return 'collect garbage';
  const own = FOLDERS.find(([folder]) => folder.test(url))?.[1];
  return above === 'other' || (above === 'look up' && INSIDE_LOOK_UP.includes(own)) ? (own ?? above) : above;
}
