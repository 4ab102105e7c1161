import {
  factionCategory,
  dataNames,
  type CategoryLinkNode,
  type ConditionNode,
  type EntryLinkNode,
  type EntryNode,
  type GroupNode,
  type ModifierNode,
} from '#muster/battlescribe';
import { keywordKey, matches, type Datasheet, type Detachment, type Enhancement } from '#muster/catalogue';
import type { NativeDatasheet, NativeModel } from '../native.types.js';
import { nativeProblem } from '../native-messages.js';
import { priceModifiers, priceOf, unitCosts } from './datasheet-prices.js';
import { BATTLELINE_COPIES, usualCopies } from './editions.js';
import { isEnhancementGroup } from './enhancements.js';
import { categoryLink, inForce, parentLimits, rosterLimit } from './node-shapes.js';
import { isLoneModel } from './read-model.js';
import type { ReleaseDraft } from './release-draft.js';
import { abilityRules, Wargear } from './wargear.js';

/** The parts of the release that a datasheet's option tree needs. */
export interface Around {
  readonly detachments: readonly Detachment[];
  /** Enhancements that the datasheet may bear. */
  readonly enhancements: readonly Enhancement[];
}

/** Adds the datasheet to its faction's catalogue as a root entry. */
export function addDatasheet(sheet: NativeDatasheet, row: Datasheet, around: Around, draft: ReleaseDraft): void {
  const entry = datasheetEntry(sheet, row, around, draft);
  const file = draft.file(sheet.faction);
  if (file) draft.put({ ...file, entries: [...(file.entries ?? []), entry] });
  else draft.diagnostics.push(nativeProblem('noCatalogue', ['faction'], { id: sheet.faction }));
}

function datasheetEntry(sheet: NativeDatasheet, row: Datasheet, around: Around, draft: ReleaseDraft): EntryNode {
  const wargear = new Wargear(sheet, draft);
  const [only] = sheet.models;
  const isOneModel = isLoneModel(sheet);
  const body = isOneModel && only ? loneModel(only, wargear) : severalModels(sheet, wargear, draft);
  const options = sheet.options.map((group) => wargear.choice(group));
  const copies = sheet.copies ?? usualCopies(draft.edition, row.keywords);
  const modifiers = [
    ...priceModifiers(sheet, draft),
    ...grants(sheet, row, copies, around.detachments, draft),
    ...warlordClause(sheet, draft),
  ];
  const links = [...warlordLink(sheet, row, draft), ...enhancementsLink(sheet, around, draft)];
  const groups = [...body.groups, ...options];
  const shown = [...sheet.profiles, ...sheet.damage].map((profile) => wargear.profile(profile, sheet.id));
  return {
    kind: 'entry',
    type: isOneModel ? 'model' : 'unit',
    id: sheet.id,
    name: sheet.name,
    categoryLinks: categories(sheet, row, draft),
    ...(copies !== null && { constraints: [rosterLimit(`${sheet.id}.copies`, 'max', copies)] }),
    ...(modifiers.length > 0 && { modifiers }),
    profiles: [...shown, ...wargear.rest()],
    ...(row.abilities.length > 0 && { rules: abilityRules(sheet.id, row.abilities) }),
    costs: unitCosts(sheet, draft),
    ...(body.entries.length > 0 && { entries: body.entries }),
    ...(groups.length > 0 && { groups }),
    ...(links.length > 0 && { links }),
  };
}

interface Body {
  readonly entries: readonly EntryNode[];
  readonly groups: readonly GroupNode[];
}

function loneModel(model: NativeModel, wargear: Wargear): Body {
  return { entries: wargear.carried(model), groups: model.options.map((group) => wargear.choice(group)) };
}

/** If the unit has limits of its own, its models are in a group with these limits. */
function severalModels(sheet: NativeDatasheet, wargear: Wargear, draft: ReleaseDraft): Body {
  const { id, models, size } = sheet;
  const entries = models.map((model) => modelEntry(sheet, model, wargear, draft));
  if (!size) return { entries, groups: [] };
  const groupId = `${id}.models`;
  const name = size.min === size.max ? `${size.min} models` : `${size.min}-${size.max} models`;
  const constraints = parentLimits(groupId, size.min, size.max);
  const [least] = [...models].filter(({ max }) => max === null || max > 1);
  const chosen = least ? { defaultSelectionEntryId: `${id}.${least.id}` } : {};
  return { entries: [], groups: [{ kind: 'group', id: groupId, name, constraints, ...chosen, entries }] };
}

function modelEntry(sheet: NativeDatasheet, model: NativeModel, wargear: Wargear, draft: ReleaseDraft): EntryNode {
  const id = `${sheet.id}.${model.id}`;
  const entries = wargear.carried(model);
  const groups = model.options.map((group) => wargear.choice(group));
  const constraints = parentLimits(id, model.min, model.max);
  const keywords = model.keywords.map((keyword) => categoryLink(id, keyword, draft.category(keyword, sheet.faction)));
  return {
    kind: 'entry',
    type: 'model',
    id,
    name: model.name,
    ...(constraints.length > 0 && { constraints }),
    ...(keywords.length > 0 && { categoryLinks: keywords }),
    ...(model.points !== 0 && { costs: priceOf(model.points, draft) }),
    ...(entries.length > 0 && { entries }),
    ...(groups.length > 0 && { groups }),
  };
}

function categories(sheet: NativeDatasheet, row: Datasheet, draft: ReleaseDraft): readonly CategoryLinkNode[] {
  const named = (name: string): CategoryLinkNode => {
    const isRole = row.role !== null && keywordKey(name) === keywordKey(row.role);
    return categoryLink(sheet.id, name, draft.category(name, sheet.faction), isRole);
  };
  const keywords = row.keywords.map(named);
  const slot = row.role !== null && !keywords.some(({ primary }) => primary) ? [named(row.role)] : [];
  return [...slot, ...keywords, ...row.factionKeywords.map((keyword) => named(factionCategory(keyword)))];
}

/**
 * Keywords that a detachment gives to all matching units while mustering. A unit that becomes BATTLELINE may be taken as often as other
 * BATTLELINE units.
 */
function grants(
  sheet: NativeDatasheet,
  row: Datasheet,
  copies: number | null,
  detachments: readonly Detachment[],
  draft: ReleaseDraft,
): readonly ModifierNode[] {
  const keys = new Set([...row.keywords, ...row.factionKeywords].map(keywordKey));
  return detachments.flatMap(({ id, grants: given }) =>
    given
      .filter(({ to, chosen }) => !chosen && matches(to, keys))
      .flatMap(({ keyword }): ModifierNode[] => {
        const conditions = [inForce('atLeast', id)];
        const added: ModifierNode = { type: 'add', field: 'category', value: draft.category(keyword, sheet.faction), conditions };
        const isRaised = keywordKey(keyword) === 'battleline' && sheet.copies === null && copies !== null && copies > 1;
        const raised: ModifierNode = { type: 'set', field: `${sheet.id}.copies.max`, value: String(BATTLELINE_COPIES), conditions };
        return isRaised ? [added, raised] : [added];
      }),
  );
}

function warlordClause({ warlord, id, faction }: NativeDatasheet, draft: ReleaseDraft): readonly ModifierNode[] {
  const upgrade = draft.warlordUpgrade(faction);
  if (warlord !== 'must' || upgrade === null) return [];
  const none: ConditionNode = {
    type: 'lessThan',
    value: 1,
    field: 'selections',
    scope: id,
    childId: upgrade,
    shared: true,
    includeChildSelections: true,
  };
  return [{ type: 'add', field: 'error', value: 'This unit must be the Warlord', conditions: [none] }];
}

function warlordLink({ id, warlord, faction }: NativeDatasheet, row: Datasheet, draft: ReleaseDraft): readonly EntryLinkNode[] {
  const isCharacter = row.keywords.some((keyword) => keywordKey(keyword) === 'character');
  const upgrade = draft.warlordUpgrade(faction);
  if (!isCharacter || warlord === 'cannot' || upgrade === null) return [];
  return [{ kind: 'link', id: `${id}.warlord`, name: dataNames.warlord, targetId: upgrade, targetKind: 'entry' }];
}

function enhancementsLink({ id, faction }: NativeDatasheet, { enhancements }: Around, draft: ReleaseDraft): readonly EntryLinkNode[] {
  const group = enhancements.length > 0 ? draft.group(faction, isEnhancementGroup) : null;
  return group ? [{ kind: 'link', id: `${id}.enhancements`, name: dataNames.enhancements, targetId: group.id, targetKind: 'group' }] : [];
}
