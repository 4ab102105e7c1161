import { isWarlordName, type Finding } from '#muster/battlescribe';
import type { ArmyUnit } from '#muster/army';
import type { ArmySelections } from './army-selections.js';
import type { Fact } from './facts.js';

/** What one finding of the data is about. */
export interface DataFact {
  /** Null where no rule could speak of it: the data alone know. */
  readonly fact: Fact | null;
  /** The units it is about; empty: the army. */
  readonly units: readonly ArmyUnit[];
  /** The one unit whose loadout it is about, where it is about that. */
  readonly inside: ArmyUnit | null;
  /** A choice that a force makes beside its units (a battle size, say) and that the list does not state. */
  readonly isUnstatedChoice: boolean;
}

export function dataFact(finding: Finding, army: ArmySelections): DataFact {
  const units = [...new Set(finding.selections.map((id) => army.unitOf(id)).filter((unit) => unit !== null))];
  const fact = factOf(finding, army);
  const inside = fact === null ? unitInside(finding, units, army) : null;
  return {
    fact,
    units,
    inside,
    isUnstatedChoice: (fact === null || fact === 'slots') && inside === null && isUnstatedChoice(finding, army),
  };
}

function factOf(finding: Finding, army: ArmySelections): Fact | null {
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
