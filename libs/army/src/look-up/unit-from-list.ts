import { isWarlordName, type OptionView } from '#muster/battlescribe';
import type { Path, ReviewReason } from '#muster/diagnostics';
import type { LoadoutItem, Roster, RosterUnit } from '#muster/roster';
import {
  keywordKey,
  remembered,
  type Datasheet,
  type DatasheetAvailability,
  type Enhancement,
  type IndexedRelease,
} from '#muster/catalogue';
import type { Gap } from '../army.js';
import { armyUnit, type ArmyUnit, type ResolvedEnhancement } from '../army-unit.js';
import type { PlacedUnit } from '../selections/army-state.js';
import type { FoundUnit } from './datasheet/find-unit.js';
import { loadoutGaps, modelsReadAs, presumption, unstated } from '../loadout/loadout-reasons.js';
import type { Known } from '../loadout/known.js';
import { AlikeUnits } from '../loadout/lines/alike-units.js';
import { matchLoadout } from '../loadout/match-loadout.js';
import type { MatchedLoadout } from '../loadout/matched-loadout.js';
import { asPriced } from '../price/prices-only.js';
import { costsAsStated, sizeAtPrice, statedBase } from '../price/stated-size.js';
import { isGap } from './reasons.js';
import type { ResolvedHeader } from './header.js';
import { enhancementNotOffered, isOfItsAttachedUnit, resolveEnhancement, unlabelledEnhancements } from './enhancement.js';
import type { WantedEntry } from '../selections/offered-entries.js';
import { UnitSelection, type AddedSelection } from '../selections/unit-selection.js';

export interface UnitResolution {
  /** Null if the datasheet was not found. */
  readonly unit: ArmyUnit | null;
  /** Null if the data offers no way to select the unit. */
  readonly placed: PlacedUnit | null;
  /** True if some part of the unit's price is in no selection. */
  readonly isUnpriced: boolean;
  /** Ids of default selections in `placed` that some armies hide. Absent: none. */
  readonly unasked?: readonly string[];
  /** The selection that would make this unit the Warlord, if the list names none. Absent: it has none. */
  readonly asWarlord?: AddedSelection;
  readonly gaps: readonly Gap[];
  readonly review: readonly ReviewReason[];
}

/** `id` becomes the id of the unit's selection; `alike` has the units of the list that were resolved before. */
export function resolveUnit(
  { path, stated, found }: FoundUnit,
  id: string,
  roster: Roster,
  header: ResolvedHeader,
  release: IndexedRelease,
  alike = new AlikeUnits(),
): UnitResolution {
  if (isGap(found)) return { unit: null, placed: null, isUnpriced: true, gaps: [found], review: [] };

  const upgrades = stated.enhancements.map((one, at) => resolveEnhancement(one, [...path, 'enhancements', at], header, release));
  const notFound = upgrades.filter(isGap);
  const { datasheet, availability } = found;
  const isWhole = datasheet.pricesOnly !== true;
  const unlabelled = unlabelledEnhancements(found.loadout ?? stated.loadout, [...path, 'loadout'], datasheet, header, release);
  const enhancements = [...upgrades.filter((one): one is ResolvedEnhancement => !isGap(one)), ...unlabelled.enhancements];
  const base = statedBase(stated, enhancements);
  const lines = unlabelled.items === stated.loadout ? stated : { ...stated, loadout: unlabelled.items };
  const known = {
    costsAsStated: costsAsStated(datasheet, base, stated.loadout),
    isWargear: release.isWeapon,
    isPlain: release.isPlainWeapon,
    aliases: release.aliases,
  };
  const { root, choice: answered } = found;
  const matching = isWhole ? lines : asPriced(lines, datasheet.points, base);
  const unitToMatch = root && { release, root, lines: matching, stated: stated.loadout, path, answered, base };
  const sized = sizeAtPrice(datasheet, base, stated.loadout);
  const matched = unitToMatch && alike.matchedOnce(unitToMatch, () => sizedMatch(unitToMatch.root, matching, path, answered, known, sized));
  const models = matched?.modelsAreStated === true ? matched.models : null;
  const wargearStated = isWhole && roster.statesWargear && stated.loadout.length > 0;
  const plain = unitOf({ stated, path, datasheet, availability, models, enhancements, wargearStated, header });
  const readAs = matched === null ? [] : [...matched.readAs, ...modelsReadAs(stated, matched)];
  const presumed = presumption(stated, path, found, isWhole ? matched : null);
  let unit: ArmyUnit = {
    ...plain,
    modelsInferred: matched?.modelsAreInferred === true ? true : undefined,
    presumed: presumed ?? undefined,
    isRoleOpen: found.isRoleOpen === true ? true : undefined,
    readAs: readAs.length > 0 ? readAs : undefined,
    needless: matched !== null && matched.needless.length > 0 ? matched.needless : undefined,
  };
  if (found.root === null || found.catalogueId === null || matched === null) {
    return { unit, placed: null, isUnpriced: true, gaps: notFound, review: [notSelectable(stated, path)] };
  }

  // Some data automatically selects a unit that must be the Warlord as the Warlord. If the list names another Warlord, the rules judge
  // that.
  const isOther = !namesWarlord(stated) && roster.units.some(namesWarlord);
  const selection = new UnitSelection(id, found.root, matched, isOther ? WARLORD.is : undefined);
  if (stated.warlord) selection.take(WARLORD);
  const notOffered = enhancements.filter(({ enhancement }) => !selection.take(entryOf(enhancement)));
  const asWarlord = stated.warlord || isOther ? null : selection.asWarlord(WARLORD);
  const borne = selection.modelsBorne;
  if (unit.models !== null && borne > 0) unit = { ...unit, models: unit.models + borne };
  if (notOffered.length > 0) unit = { ...unit, pointsOutside: notOffered.reduce((sum, { enhancement }) => sum + enhancement.points, 0) };
  const resolution: UnitResolution = {
    unit,
    placed: { catalogueId: found.catalogueId, selection: selection.root, root: found.root, detachment: stated.detachment },
    isUnpriced: notFound.length > 0,
    unasked: selection.unasked,
    gaps: [...notFound, ...(isWhole ? loadoutGaps(stated, found.root, matched, release.isModel) : [])],
    review: [
      ...(isWhole ? unstated(roster, stated, path, matched) : []),
      ...notOffered
        .filter((one) => !isOfItsAttachedUnit(one, stated, roster, header.faction, release))
        .map((one) => enhancementNotOffered(one, stated)),
    ],
  };
  return asWarlord === null ? resolution : { ...resolution, asWarlord };
}

/** If the list does not mention models and the wargear does not show how many there are, the price may. */
function sizedMatch(
  root: OptionView,
  unit: RosterUnit,
  path: Path,
  answered: number | null,
  known: Known,
  atPrice: number | null,
): MatchedLoadout {
  const matched = matchLoadout(root, unit, path, answered, known);
  if (matched.modelsAreStated || unit.models !== undefined || atPrice === null) return matched;
  return { ...matchLoadout(root, { ...unit, models: atPrice }, path, answered, known), modelsAreInferred: true };
}

const WARLORD: WantedEntry = { key: 'Warlord', is: ({ name }) => isWarlordName(name) };

const entryOf = ({ id }: Enhancement): WantedEntry => ({ key: id, is: ({ definitionId, linkId }) => definitionId === id || linkId === id });

/** Whether the list says that the unit is the Warlord. Some lists say it of a model of the unit. */
function namesWarlord({ warlord, loadout }: RosterUnit): boolean {
  return warlord || loadout.some(isOrHasWarlord);
}

function isOrHasWarlord({ name, items }: LoadoutItem): boolean {
  return isWarlordName(name) || items.some(isOrHasWarlord);
}

interface UnitFound {
  readonly stated: RosterUnit;
  readonly path: Path;
  readonly datasheet: Datasheet;
  readonly availability: DatasheetAvailability | null;
  readonly models: number | null;
  readonly enhancements: readonly ResolvedEnhancement[];
  readonly wargearStated: boolean;
  readonly header: ResolvedHeader;
}

const ROLES: ReadonlySet<string> = new Set([
  ...['hq', 'troops', 'elites', 'fast attack', 'heavy support', 'flyer', 'flyers', 'dedicated transport', 'lord of war', 'lords of war'],
  ...['fortification', 'fortifications', 'no force org slot'],
]);

/** The Battlefield Role in the heading above the unit; null if it is no role. */
const statedRole = ({ section }: RosterUnit): string | null => (section !== null && ROLES.has(keywordKey(section)) ? section : null);

/** The unit before it is evaluated: with its printed keywords and without a price. */
export function unitOf({ stated, path, datasheet, availability, models, enhancements, wargearStated, header }: UnitFound): ArmyUnit {
  return armyUnit({
    unitId: stated.unitId,
    path,
    line: stated.line,
    name: stated.name,
    datasheet,
    models,
    keywords: withKeywords(printedKeywords(datasheet), availability?.addedKeywords ?? []),
    factionKeywords: factionKeywordsOf(datasheet),
    warlord: stated.warlord,
    enhancements,
    detachment: detachmentAmong(header, stated.detachment),
    statedPoints: stated.statedPoints,
    points: null,
    wargearStated,
    modelsCertain: stated.models === undefined ? undefined : true,
    role: statedRole(stated) ?? undefined,
  });
}

const factionKeywordsOf = remembered(({ factionKeywords }: Datasheet) => new Set(factionKeywords.map(keywordKey)));
const printedKeywords = remembered(
  (datasheet: Datasheet) => new Set([...datasheet.keywords, ...datasheet.factionKeywords].map(keywordKey)),
);

const withKeywords = (printed: ReadonlySet<string>, added: readonly string[]): ReadonlySet<string> =>
  added.length === 0 ? printed : new Set([...printed, ...added.map(keywordKey)]);

/** Index of the unit's detachment among those that were found; null if it was not found, or none is stated. */
export function detachmentAmong({ detachments }: ResolvedHeader, stated: number | null): number | null {
  const index = detachments.findIndex(({ path }) => path[0] === 'detachments' && path[1] === stated);
  return index < 0 ? null : index;
}

function notSelectable(stated: RosterUnit, path: Path): ReviewReason {
  return { code: 'DATA_GAP', about: 'datasheet', messageId: 'unitNotSelectable', params: { unit: stated.name }, path, line: stated.line };
}
