// Measures checks per second on one core: resolved 2,000 point rosters under all rules of the 10th edition. 128 distinct rosters are used
// in rotation, and every call gets new objects. Building them and collecting their garbage is not timed. The checksum proves that the
// work was done.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { addressInBuild, buildModules } from '../build.mjs';

const DISTINCT = 128;
const BATCH = 2048;
const BATCHES = 100;
const WARM_UP = 10;

await buildModules();
setFlagsFromString('--expose-gc');
/** @type {() => void} */
const collect = runInNewContext('gc');
/** @type {typeof import('../../libs/rules/src/index.js')} */
const { judge, rulesetFor } = await import(addressInBuild('libs/rules/src/index.js'));
/** @type {typeof import('../../libs/army/src/index.js')} */
const { armyUnit, armyWith } = await import(addressInBuild('libs/army/src/index.js'));
const ruleset = rulesetFor('10e');
if (!ruleset) throw new Error('The 10th edition has no ruleset.');

const faction = { id: 'pact', slug: 'pact', name: 'Pact', aliases: [], keyword: 'PACT', parentId: null, catalogueId: 'pact' };
const detachment = {
  id: 'host',
  slug: 'host',
  name: 'Host',
  aliases: [],
  factionIds: ['pact'],
  slots: [],
  commandPoints: null,
  ruleName: null,
  grants: [],
  restrictions: [],
  detachmentPoints: null,
};

/** Datasheets belong to the release: as in production, all rosters share the same objects. */
const datasheets = Array.from({ length: 40 }, (_, index) => ({
  id: `d${index}`,
  slug: `d${index}`,
  name: `Unit ${index}`,
  aliases: [],
  factions: [{ factionId: 'pact', rootId: `d${index}`, addedKeywords: [], ally: false }],
  legends: false,
  role: null,
  powerRating: null,
  keywords: [],
  factionKeywords: ['PACT'],
  profiles: [],
  weapons: [],
  models: [],
  points: { minModels: 5, maxModels: 10, bySize: [], perModel: [], wargear: [], byCopy: [], complete: true },
  options: [],
  damage: [],
  transport: null,
  abilities: ['Deep Strike'],
  leads: null,
}));
const enhancements = Array.from({ length: 4 }, (_, index) => ({
  id: `e${index}`,
  slug: `e${index}`,
  name: `Enhancement ${index}`,
  aliases: [],
  factionIds: ['pact'],
  detachmentIds: ['host'],
  points: 20,
  bearer: { kind: /** @type {const} */ ('expression'), bearer: { all: [{ has: 'Pact' }, { has: 'Infantry' }] } },
  upgrade: false,
  offeredBy: [],
}));

/** A roster of 16 units, or 18 in every eighth one; a few break a rule. @param {number} seed */
function rosterOf(seed) {
  const length = seed % 8 === 0 ? 18 : 16;
  const units = Array.from({ length }, (_, index) => {
    const character = index < 4;
    const datasheet = datasheets[character ? (seed + index) % 10 : 10 + ((seed * 7 + (index >> 1) * 3) % 30)];
    if (!datasheet) throw new Error('No such datasheet.');
    const keywords = [
      'pact',
      'infantry',
      'imperium of ash',
      'grenades',
      'tacticus',
      character ? 'character' : 'battleline',
      datasheet.name.toLowerCase(),
    ];
    const enhancement = enhancements[index];
    const bears = enhancement && index > 0 && (seed % 5 !== 0 || index < 2);
    return armyUnit({
      unitId: String(index + 1),
      path: ['units', index],
      line: 10 + index,
      name: datasheet.name,
      datasheet,
      models: seed % 11 === 0 && index === 9 ? 11 : 5,
      keywords: new Set(keywords),
      factionKeywords: new Set(['pact']),
      warlord: index === 0,
      enhancements: bears ? [{ path: ['units', index, 'enhancements', 0], line: 11 + index, enhancement }] : [],
      detachment: 0,
      statedPoints: 120,
      points: 110 + ((seed + index) % 20),
    });
  });
  return armyWith({
    edition: /** @type {const} */ ('10e'),
    pointsLimit: 2000,
    statedPoints: 2000,
    points: 2000,
    factions: [faction],
    faction,
    detachments: [{ path: ['detachments', 0], line: 4, detachment }],
    units,
    gaps: [],
  });
}

let checksum = 0;
let spent = 0;
let waited = 0;
for (let batch = 0; batch < BATCHES + WARM_UP; batch += 1) {
  const rosters = Array.from({ length: BATCH }, (_, index) => rosterOf(index % DISTINCT));
  collect();
  const start = performance.now();
  const before = process.cpuUsage();
  for (const roster of rosters) {
    const { findings, review, budgets, notChecked } = judge(roster, ruleset);
    checksum = (checksum * 31 + findings.length * 7 + review.length * 5 + budgets.length * 3 + notChecked.length) % 1_000_000_007;
  }
  if (batch < WARM_UP) continue;
  // Processor time, because elapsed time would include the work of other processes on a busy machine.
  const { user, system } = process.cpuUsage(before);
  spent += (user + system) / 1e6;
  waited += (performance.now() - start) / 1e3;
}
const checks = BATCH * BATCHES;
const seconds = spent;
const line = [
  `${ruleset.rules.length} rules`,
  `${DISTINCT} distinct rosters`,
  `${checks} checks in ${seconds.toFixed(2)} s of processor time (${waited.toFixed(2)} s by the clock)`,
  `${Math.round(checks / seconds).toLocaleString('en')} checks per second`,
  `${((seconds / checks) * 1e6).toFixed(2)} microseconds each`,
  `checksum ${checksum}`,
];
process.stdout.write(`${line.join('; ')}\n`);
