import { isCostName, isWarlordName, type Finding } from '#muster/battlescribe';
import type { ArmyUnit } from '#muster/army';
import type { Fact } from '#muster/diagnostics';
import type { ArmySelections } from './army-selections.js';
import { isForLackOfModels } from './understrength.js';

/** The fact and the units that a limit in the data is about. */
export interface SubjectOfLimit {
  /** `wargear` or `size` of one unit and `choices` of the army are covered only by the data. Other facts may be covered by rules too. */
  readonly about: Fact;
  /** The units that the limit is about. Empty if it is about the army. */
  readonly units: readonly ArmyUnit[];
  /** The unit whose loadout the limit is about, or null. */
  readonly inside: ArmyUnit | null;
  /** True for a choice that a force makes besides its units, such as a battle size, and that the list does not state. */
  readonly isUnstatedChoice: boolean;
  /** True for an unstated choice that does not fill a slot. */
  readonly isChoiceAlone: boolean;
}

export function subjectOfLimit(finding: Finding, army: ArmySelections): SubjectOfLimit {
  const units = [...new Set(finding.selections.map((id) => army.unitOf(id)).filter((unit) => unit !== null))];
  const fact = sharedFact(finding, army);
  const inside = fact === null ? unitInside(finding, units, army) : null;
  const isUnstated = inside === null && isUnstatedChoice(finding, army);
  return {
    about: fact ?? aboutInside(finding, inside, army),
    units,
    inside,
    isUnstatedChoice: isUnstated && (fact === null || fact === 'slots'),
    isChoiceAlone: isUnstated && fact === null,
  };
}

function aboutInside(finding: Finding, inside: ArmyUnit | null, army: ArmySelections): Fact {
  if (inside === null) return 'choices';
  return isForLackOfModels(finding, inside, army.rootOf(inside)) ? 'size' : 'wargear';
}

/** Null if no rule can cover the limit. */
function sharedFact(finding: Finding, army: ArmySelections): Fact | null {
  const { kind, counted, selections, entryId, owner, name, message } = finding;
  if (counted === 'forces') return 'detachments';
  if (owner.kind === 'force' && isCostName('detachmentPoints', counted)) return 'detachments';
  if (owner.kind === 'force' && isCostName('enhancements', counted)) return 'enhancementCount';
  if (counted !== 'selections') return null;
  // The limit of a category is on the category itself or, more often, on the force's link to it.
  const isCategory = owner.kind === 'category' && (owner.entryId === entryId || owner.name === name);
  if (isWarlordName(name) || (kind === 'stated' && /\bwarlord\b/i.test(message ?? ''))) return 'warlord';
  if (isCategory) return 'slots';
  if (army.isDetachmentChoice(entryId) && selections.every((id) => army.unitOf(id) === null)) return 'detachments';
  if (selections.length === 0) return null;
  if (selections.every((id) => army.isEnhancement(id))) return kind === 'hidden' ? 'enhancementOffer' : 'enhancementCount';
  if (!selections.every((id) => army.isRoot(id))) return null;
  if (kind === 'hidden') return 'availability';
  const sheets = new Set(selections.map((id) => army.unitOf(id)?.datasheet.id));
  return kind === 'tooMany' && sheets.size === 1 ? 'copies' : null;
}

/** The unit that contains the finding. A limit that counts over the whole army belongs to no single unit. */
function unitInside({ owner, scope }: Finding, counted: readonly ArmyUnit[], army: ArmySelections): ArmyUnit | null {
  if (scope !== 'selection') return null;
  const owned = owner.id === null ? null : army.unitOf(owner.id);
  return owned ?? (counted.length === 1 ? (counted[0] ?? null) : null);
}

function isUnstatedChoice({ kind, count, entryId }: Finding, army: ArmySelections): boolean {
  return kind === 'tooFew' && count === 0 && !army.isDatasheet(entryId);
}
