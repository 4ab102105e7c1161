import { keywordKey, type Datasheet } from '#muster/catalogue';
import type { FixHint, Path } from '#muster/diagnostics';
import { slotNamed } from '#muster/rules';
import type { KeyedFinding } from '../../assess/keyed-finding.js';
import { offeredDatasheets, type OfferedDatasheet } from '../candidates/unit-candidates.js';
import { priceOfNext } from '../candidate.js';
import { forcesOf } from '../../edit/find-selection.js';
import { namesOf, type StandingArmy, type StandingUnit } from '../standing-army.js';
import type { Remedy } from './fix.js';
import { entriesOf, entryAt, unitsAt } from './places-of.js';
import { deploying, disembarking, makingWarlord, namingNoWarlord, resizing, takingOff, takingOut } from './remedies.js';

/** Maximum number of changes that are tried of each kind. */
const MOST_TRIED = 6;

/** A higher maximum for additions, because only trying shows which units a detachment admits. */
const MOST_ADDITIONS = 60;

/** Turns a rule's hint into intents: first the change that it names, then similar ones. */
export function hintedRemedies(finding: KeyedFinding, army: StandingArmy): readonly Remedy[] {
  const { fix } = finding;
  if (!fix) return [];
  const units = unitsAt(fix.paths, army);
  switch (fix.kind) {
    case 'remove':
      return removals(fix, finding, army);
    case 'remove-points':
      return savings(numberOf(fix, 'points'), units, army);
    case 'remove-command-points':
      return army.units.flatMap((unit) => entriesOf(unit, army).map((entry) => takingOff(unit, entry))).slice(0, MOST_TRIED * 2);
    case 'set-models':
      return combined(units.map((unit) => resizing(unit, numberOf(fix, 'models'))));
    case 'add-units':
      return additions(fix, army);
    case 'make-warlord':
      return units.slice(0, MOST_TRIED).map(makingWarlord);
    case 'unmake-warlord':
      return [...others(units, army).slice(0, MOST_TRIED).map(makingWarlord), namingNoWarlord];
    case 'leave-out-of-reserves':
      return [deploying(units)];
    case 'disembark':
      return landings(units, army);
  }
}

const numberOf = ({ params }: FixHint, name: string): number => (typeof params[name] === 'number' ? params[name] : 0);

/** Removes everything that the hint names. If it names one of several units that count, also tries each of the others instead. */
function removals({ paths }: FixHint, { path, related }: KeyedFinding, army: StandingArmy): readonly Remedy[] {
  const named = combined(paths.flatMap((one) => removing(one, army)));
  const alternatives = paths.length === 1 ? [path, ...related].filter((one) => one !== paths[0]).flatMap((one) => removing(one, army)) : [];
  return [...named, ...alternatives.slice(0, MOST_TRIED)];
}

function removing(path: Path, army: StandingArmy): readonly Remedy[] {
  if (path[0] === 'detachments') return removingDetachment(path, army);
  const taken = entryAt(path, army);
  if (taken) return [takingOff(taken.unit, taken.entry)];
  return path.length === 2 ? unitsAt([path], army).map((unit) => takingOut([unit])) : [];
}

/** In the 8th and 9th edition a detachment is a force; in the 10th it is a choice of the army's force. */
function removingDetachment(path: Path, { document, assessment, detachmentIds, release }: StandingArmy): readonly Remedy[] {
  const name = assessment.report.army.detachments[Number(path[1])] ?? '';
  const force = forcesOf(document.state.forces)[Number(path[1])];
  const isForce = force !== undefined && release.byId.detachments.has(force.entryId);
  const id = isForce ? force.id : [...detachmentIds].find((one) => release.byId.detachments.get(one)?.name === name);
  if (id === undefined) return [];
  return [{ messageId: 'removeDetachment', params: { detachment: name }, intents: [{ kind: 'removeDetachment', detachment: id }] }];
}

/** Combines several changes into one, because everything that a hint names is done together. */
function combined(remedies: readonly Remedy[]): readonly Remedy[] {
  const [first, ...more] = remedies;
  if (!first) return [];
  if (more.length === 0) return [first];
  const names = namesOf(remedies.map(({ params: { units, unit, detachment } }) => ({ name: String(units ?? unit ?? detachment) })));
  const params = { ...first.params, units: names, unit: names, detachment: names };
  return [{ messageId: first.messageId, params, intents: remedies.flatMap(({ intents }) => intents) }];
}

/** For each kind, the cheapest change that is sufficient alone. If there is none, several units are combined. */
function savings(points: number, [hinted]: readonly StandingUnit[], army: StandingArmy): readonly Remedy[] {
  const taken = army.units.flatMap((unit) => entriesOf(unit, army).map((entry) => ({ unit, entry })));
  const off = taken.filter(({ entry }) => entry.points >= points).map(({ unit, entry }) => takingOff(unit, entry));
  const priced = army.units.toSorted((a, b) => (a.points ?? 0) - (b.points ?? 0));
  const enough = priced.filter((unit) => (unit.points ?? 0) >= points && unit !== hinted);
  const smaller = priced.flatMap((unit) => smallerSizes(unit).map((models) => resizing(unit, models)));
  const alone = [...(hinted ? [hinted] : []), ...enough].map((unit) => takingOut([unit]));
  const together = alone.length > 0 ? [] : [takingOut(cheapestTogether(points, priced))];
  return [...off.slice(0, MOST_TRIED), ...smaller.slice(0, MOST_TRIED), ...alone.slice(0, MOST_TRIED), ...together];
}

function smallerSizes({ models, datasheet: { points } }: StandingUnit): readonly number[] {
  const tiers = points.bySize.flatMap(({ upTo }) => (upTo === null ? [] : [upTo]));
  return models === null ? [] : tiers.filter((size) => size < models && size >= points.minModels);
}

function cheapestTogether(points: number, priced: readonly StandingUnit[]): readonly StandingUnit[] {
  const chosen: StandingUnit[] = [];
  let saved = 0;
  for (const unit of priced.toReversed()) {
    if (saved >= points) break;
    chosen.push(unit);
    saved += unit.points ?? 0;
  }
  return chosen;
}

/** For a hint that names only what to remove, when the rule declares that an addition resolves it too: any unit may be the missing one. */
export function addedInstead({ fix }: KeyedFinding, army: StandingArmy): readonly Remedy[] {
  const isOfUnits = fix === undefined || fix.kind === 'remove';
  return isOfUnits ? additions({ kind: 'add-units', messageId: '', params: { count: 1 }, paths: [] }, army) : [];
}

/** The cheapest datasheets that count, in the detachment that needs them or in any. */
function additions(fix: FixHint, army: StandingArmy): readonly Remedy[] {
  const count = numberOf(fix, 'count');
  const [path] = fix.paths;
  const wanted = offeredDatasheets(army, (datasheet) => isWanted(datasheet, fix) && !datasheet.legends);
  const here = path === undefined ? wanted : wanted.filter(({ forceId }) => forceId === army.forces[Number(path[1])]?.id);
  const price = ({ datasheet }: OfferedDatasheet): number => priceOfNext(datasheet, army) ?? Infinity;
  const isAlly = ({ source }: OfferedDatasheet): number => Number(source !== 'own');
  const byPrice = here.toSorted((a, b) => a.rank - b.rank || isAlly(a) - isAlly(b) || price(a) - price(b));
  return byPrice.slice(0, MOST_ADDITIONS).map(({ datasheet, forceId }) => ({
    messageId: 'addUnits',
    params: { datasheet: datasheet.name, count },
    intents: Array.from({ length: count }, () => ({ kind: 'addUnit' as const, datasheet: datasheet.id, force: forceId })),
  }));
}

/** Whether the datasheet has the role or keyword that the hint names. If the hint names neither, every datasheet is wanted. */
function isWanted(datasheet: Datasheet, { params: { role, keyword } }: FixHint): boolean {
  if (role !== undefined && (datasheet.role === null || slotNamed(datasheet.role) !== role)) return false;
  return keyword === undefined || datasheet.keywords.some((one) => keywordKey(one) === keyword);
}

/** In every edition, models that can be the Warlord are CHARACTERS. */
const others = (units: readonly StandingUnit[], army: StandingArmy): readonly StandingUnit[] =>
  army.units.filter((unit) => !units.includes(unit) && unit.datasheet.keywords.includes('Character'));

/** For each unit of the hint: it disembarks. For a transport: each of its passengers disembarks, then all of them. */
function landings(units: readonly StandingUnit[], army: StandingArmy): readonly Remedy[] {
  const inside = (army.document.declarations.passengers ?? []).filter(({ transport }) => units.some(({ id }) => id === transport));
  if (inside.length === 0) return [disembarking(units)];
  const passengers = army.units.filter(({ id }) => inside.some(({ unit }) => unit === id));
  return [...passengers.map((unit) => disembarking([unit])), disembarking(passengers)];
}
