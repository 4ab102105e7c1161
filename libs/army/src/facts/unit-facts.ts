import { isWarlordName, type EvaluatedForce, type EvaluatedSelection } from '#muster/battlescribe';
import type { EditionId } from '#muster/roster';
import { keywordKey, type IndexedRelease } from '#muster/catalogue';
import type { ArmyDetachment, ArmyUnit } from '../army-unit.js';
import { armyOptionFacts } from './army-option-facts.js';
import { enhancementsTaken } from './enhancements-taken.js';
import { isNamedCharacter } from './named-character.js';
import { modelGroups } from './model-groups.js';
import { priceOf, takenIn } from './taken.js';

/** A unit with the keywords in force, and its selection. */
export interface UnitEvidence {
  readonly unit: ArmyUnit;
  readonly selection: EvaluatedSelection;
  /** The force that contains a selection. */
  readonly forceOf: (selectionId: string) => EvaluatedForce | null;
  readonly detachments: readonly ArmyDetachment[];
  readonly release: IndexedRelease;
  /** False if some part of the unit is not in the selection. */
  readonly isWhole: boolean;
}

/** Editions whose units have battlefield roles, Power Ratings, Warlord Traits and relics. */
const BY_ROLES: ReadonlySet<EditionId> = new Set(['8e', '9e']);

/**
 * Fills in facts that rules need from the unit's evaluated selections, the same for every input format. Facts that the selections do not
 * give stay as they are.
 */
export function withUnitFacts(unit: ArmyUnit, selection: EvaluatedSelection, release: IndexedRelease): ArmyUnit {
  const taken = takenIn(selection, release.commandTypeId);
  const asWarlord = taken.find(({ selection: one }) => isWarlordName(one.name));
  const warlord = unit.warlord || asWarlord !== undefined;
  const enhancements = enhancementsTaken(unit, taken, release);
  const groups = modelGroups(unit, selection, taken);
  const wargear = wargearOf(unit, taken);
  const warlordOffered = asWarlord?.selection.hidden === false ? true : unit.warlordOffered;
  return { ...unit, warlord, enhancements, warlordOffered, groups: groups ?? unit.groups, wargear: wargear ?? unit.wargear };
}

/** Adds the facts that depend on the force in which the unit was evaluated, in editions that have them. */
export function withRole(evidence: UnitEvidence): ArmyUnit {
  const { unit, release } = evidence;
  return BY_ROLES.has(release.data.release.edition) ? withRoleFacts(evidence) : unit;
}

function wargearOf({ datasheet, wargearStated }: ArmyUnit, taken: ReturnType<typeof takenIn>): readonly string[] | null {
  if (!datasheet.leadsOnlyWith || !wargearStated) return null;
  return taken.map(({ selection }) => keywordKey(selection.name));
}

function withRoleFacts(evidence: UnitEvidence): ArmyUnit {
  const { unit, selection, release, isWhole } = evidence;
  const taken = takenIn(selection, release.commandTypeId);
  const role = unit.isRoleOpen === true ? null : roleTaken(unit.role ?? null, roleIn(unit, evidence));
  const isNamed = isNamedCharacter(unit, selection, release);
  const named = isNamed ? { ...unit, namedCharacter: true } : unit;
  const { warlordTraits, relics, psychicPowers } = armyOptionFacts(named, taken, release);
  return {
    ...named,
    role: role ?? undefined,
    powerRating: release.powerTypeId === null || !isWhole ? unit.powerRating : priceOf(selection, release.powerTypeId),
    warlordTraits: warlordTraits ?? unit.warlordTraits,
    relics: relics ?? unit.relics,
    psychicPowers: psychicPowers ?? unit.psychicPowers,
    keywordChoices: keywordsChosen(named) ?? unit.keywordChoices,
  };
}

/** Whether a stated role means that the unit takes no slot: `No Force Org Slot`. */
export const isWithoutSlot = (role: string): boolean => /^no /i.test(role);

/**
 * The role in which the list took a unit: some data offers a unit both with and without a slot, and the list states which one it used. Null
 * if list and data name different roles.
 */
function roleTaken(stated: string | null, byData: string | null): string | null {
  if (stated === null || byData === null) return stated ?? byData;
  const isSame = keywordKey(stated).replace(/s$/u, '') === keywordKey(byData).replace(/s$/u, '');
  if (isSame) return byData;
  return isWithoutSlot(stated) || isWithoutSlot(byData) ? stated : null;
}

/**
 * The unit's primary category in the force that stands for its detachment; null if the unit was evaluated in another force. A category
 * named "A | B" is not a role; then the role that the data gives the unit in other detachments is used.
 */
function roleIn({ detachment, datasheet }: ArmyUnit, { selection, forceOf, detachments, release }: UnitEvidence): string | null {
  const taken = detachment === null ? undefined : detachments[detachment];
  const force = taken === undefined ? null : forceOf(selection.id);
  if (taken === undefined || force?.entryId !== taken.detachment.id) return null;
  const name = selection.categories.find(({ primary }) => primary)?.name ?? null;
  return name?.includes(SEVERAL) ? (roleElsewhere(selection, force, release) ?? datasheet.role) : name;
}

const SEVERAL = ' | ';

function roleElsewhere({ option }: EvaluatedSelection, { catalogueId }: EvaluatedForce, { game }: IndexedRelease): string | null {
  const { definition, link } = option?.blueprint ?? { definition: null, link: null };
  const modifiers = [definition, link].flatMap((node) => [
    ...(node?.modifiers ?? []),
    ...(node?.modifierGroups ?? []).flatMap((group) => group.modifiers ?? []),
  ]);
  const ids = modifiers.flatMap(({ type, field, value }) => (type === 'set-primary' && field === 'category' ? [value] : []));
  const names = new Set(ids.map((id) => game.catalogue(catalogueId)?.category(id)?.name ?? SEVERAL));
  const [role, ...others] = [...names].filter((name) => !name.includes(SEVERAL));
  return others.length === 0 ? (role ?? null) : null;
}

/**
 * The Faction keyword that the data puts in place of the keyword in angle brackets. A bracketed keyword that is still there does not mean
 * that no choice was made, because not all data replaces it.
 */
function keywordsChosen({ datasheet, factionKeywords }: ArmyUnit): ArmyUnit['keywordChoices'] {
  const printed = new Set(datasheet.factionKeywords.map(keywordKey));
  const gained = [...factionKeywords].filter((key) => !printed.has(key));
  const open = datasheet.factionKeywords.filter((keyword) => keyword.startsWith('<'));
  const [choice] = gained;
  const [keyword] = open;
  if (open.length !== 1 || gained.length !== 1 || choice === undefined || keyword === undefined) return undefined;
  return [{ keyword, choice }];
}
