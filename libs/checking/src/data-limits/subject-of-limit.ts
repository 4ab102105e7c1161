import { isWarlordName, type Finding } from '#muster/battlescribe';
import type { ArmyUnit } from '#muster/army';
import type { Fact } from '#muster/diagnostics';
import type { ArmySelections } from './army-selections.js';
import { isForLackOfModels } from './understrength.js';

/** What a limit of the data is about. */
export interface SubjectOfLimit {
  /** `wargear` or `size` of one unit, `choices` of the army: the data alone know. Else a fact that rules may speak of too. */
  readonly about: Fact;
  /** The units it is about; empty: the army. */
  readonly units: readonly ArmyUnit[];
  /** The one unit whose loadout it is about, where it is about that. */
  readonly inside: ArmyUnit | null;
  /** A choice that a force makes beside its units (a battle size, say) and that the list does not state. */
  readonly isUnstatedChoice: boolean;
  /** Such a choice that fills no slot either. */
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

/** Null: no rule could speak of it. */
function sharedFact(finding: Finding, army: ArmySelections): Fact | null {
  const { kind, counted, selections, entryId, owner, name, message } = finding;
  if (counted === 'forces') return 'detachments';
  if (counted !== 'selections') return null;
  // A category's limit stands on the category or, more often, on the force's link to it.
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

/** The unit a finding was found in. What is counted over the army is about no one unit. */
function unitInside({ owner, scope }: Finding, counted: readonly ArmyUnit[], army: ArmySelections): ArmyUnit | null {
  if (scope !== 'selection') return null;
  const owned = owner.id === null ? null : army.unitOf(owner.id);
  return owned ?? (counted.length === 1 ? (counted[0] ?? null) : null);
}

function isUnstatedChoice({ kind, count, entryId }: Finding, army: ArmySelections): boolean {
  return kind === 'tooFew' && count === 0 && !army.isDatasheet(entryId);
}
