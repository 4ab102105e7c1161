import { costName, isNamed, type EntryNode } from '#muster/battlescribe';
import type { KeywordExpression } from '#muster/catalogue';
import type { NativeEnhancement } from '../native.types.js';
import { nativeProblem } from '../native-messages.js';
import { unlessBearerIs } from './keyword-conditions.js';
import { hiddenWhere, inForce, rosterLimit } from './node-shapes.js';
import type { ReleaseDraft } from './release-draft.js';

/** Enhancements are given to CHARACTER models that are not EPIC HEROES: 10th edition Core Rules, Muster Your Army. */
const USUAL_BEARER: KeywordExpression = { all: [{ has: 'Character' }, { not: { has: 'Epic Hero' } }] };

export function bearerOf({ bearer }: Pick<NativeEnhancement, 'bearer'>): KeywordExpression {
  return bearer.kind === 'any' ? USUAL_BEARER : bearer.bearer;
}

export function isEnhancementGroup({ name }: { readonly name: string }): boolean {
  return isNamed('enhancements', name);
}

/**
 * Adds the enhancement to those that the datasheets of its faction link to. The enhancement is hidden unless its detachment is chosen and
 * the bearer fits.
 */
export function addEnhancement(enhancement: NativeEnhancement, faction: string, draft: ReleaseDraft): void {
  const group = draft.group(faction, isEnhancementGroup);
  if (!group) {
    draft.diagnostics.push({ ...nativeProblem('noGroup', [], { id: faction, kind: 'enhancements' }), severity: 'warning' });
    return;
  }
  const entry = enhancementEntry(enhancement, faction, draft);
  draft.changeGroup(group.id, (offered) => ({ ...offered, entries: [...(offered.entries ?? []), entry] }));
}

function enhancementEntry(enhancement: NativeEnhancement, faction: string, draft: ReleaseDraft): EntryNode {
  const { id, name, points, detachments, copies } = enhancement;
  const unfit = unlessBearerIs(bearerOf(enhancement), (keyword) => draft.category(keyword, faction));
  return {
    kind: 'entry',
    type: 'upgrade',
    id,
    name,
    constraints: [rosterLimit(id, 'max', copies ?? 1)],
    modifiers: [
      hiddenWhere({ conditions: detachments.map((detachment) => inForce('lessThan', detachment)) }),
      hiddenWhere({ conditionGroups: [unfit] }),
    ],
    costs: [{ typeId: draft.costType('points') ?? 'pts', name: costName('points'), value: points }],
  };
}
