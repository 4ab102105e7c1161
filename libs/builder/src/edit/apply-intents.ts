import type { IndexedRelease } from '#muster/catalogue';
import type { NewId } from '#muster/battlescribe';
import { addDetachment, removeDetachment, setBattleSize, setOrganisation } from '../intents/army-intents.js';
import { chooseEntry, chooseKeyword, chooseOption, setWarlord } from '../intents/choice-intents.js';
import { attach, detach, disembark, embark, placeInReserves, setUp } from '../intents/formation-intents.js';
import { resizeUnit } from '../intents/resize-unit.js';
import { setRules } from '../intents/set-rules.js';
import { addUnit, duplicateUnit, moveUnit, removeUnit } from '../intents/unit-intents.js';
import type { Intent } from './intent.js';
import { Impossible, impossible, type PlacedFault } from './intent-fault.js';
import { countSelections, findPlace } from './find-selection.js';
import type { RosterDocument } from '../document/roster-document.js';
import { settled } from '../document/doubts.js';
import { EditSession } from './edit-session.js';

/** The result of applying all intents, or the first intent that is impossible; then none is applied. */
export type Applied =
  { readonly document: RosterDocument; readonly fault: null } | { readonly document: null; readonly fault: PlacedFault };

/** Several times the size of the largest real roster. */
export const MOST_SELECTIONS = 5_000;

/**
 * Edits that break rules are applied, because players pass through illegal states; the verdict shows them. Only impossible edits are
 * refused: unknown ids, negative numbers.
 */
export function applyIntents(document: RosterDocument, intents: readonly Intent[], release: IndexedRelease, newId: NewId): Applied {
  const bench = new EditSession({ release, newId }, document);
  for (const [index, intent] of intents.entries()) {
    try {
      applyIntent(bench, intent);
      if (countSelections(bench.document.state) > MOST_SELECTIONS) impossible('TOO_LARGE', { limit: MOST_SELECTIONS }, []);
    } catch (error) {
      if (error instanceof Impossible) return { document: null, fault: error.fault(['intents', index, intent.kind]) };
      throw error;
    }
  }
  return { document: bench.document, fault: null };
}

function applyIntent(bench: EditSession, intent: Intent): void {
  switch (intent.kind) {
    case 'addUnit':
      return addUnit(bench, intent);
    case 'duplicateUnit':
      return duplicateUnit(bench, intent.unit, intent.as);
    case 'moveUnit':
      return moveUnit(bench, intent.unit, intent.force);
    case 'removeUnit':
      return removeUnit(bench, intent.unit);
    case 'resizeUnit':
      resizeUnit(bench, intent);
      return settle(bench, intent.unit);
    case 'chooseOption':
      chooseOption(bench, intent);
      return settle(bench, intent.of);
    case 'chooseEntry':
      chooseEntry(bench, intent);
      return settle(bench, intent.unit);
    case 'setWarlord':
      return setWarlord(bench, intent.unit);
    case 'chooseKeyword':
      return chooseKeyword(bench, intent.unit, intent.keyword, intent.choice);
    case 'attach':
      return attach(bench, intent.leader, intent.bodyguard);
    case 'detach':
      return detach(bench, intent.unit);
    case 'embark':
      return embark(bench, intent.unit, intent.transport);
    case 'disembark':
      return disembark(bench, intent.unit);
    case 'placeInReserves':
      return placeInReserves(bench, intent.unit, intent.how);
    case 'setUp':
      return setUp(bench, intent.unit);
    case 'addDetachment':
      return addDetachment(bench, intent);
    case 'removeDetachment':
      return removeDetachment(bench, intent.detachment);
    case 'setBattleSize':
      return setBattleSize(bench, { name: intent.name, limit: intent.limit });
    case 'setOrganisation':
      return setOrganisation(bench, intent.organisation);
    case 'setAmendments':
      return setRules(bench, intent);
    case 'rename':
      return bench.change({ name: intent.name });
    case 'settle':
      return bench.change(settled(bench.document, intent.unit === undefined ? null : bench.unit(intent.unit).selection.id));
    case 'setNotes':
      return setNotes(bench, intent.notes, intent.unit);
  }
}

/** An edit of a unit's choices confirms them, which removes the doubts about the unit. */
function settle(bench: EditSession, reference: string): void {
  const place = findPlace(bench.tools.release.game, bench.document.state, bench.idOf(reference));
  if (place) bench.change(settled(bench.document, (place.above[0] ?? place.selection).id));
}

function setNotes(bench: EditSession, notes: string | null, reference: string | undefined): void {
  if (reference === undefined) return bench.change({ notes });
  const unit = bench.unit(reference).selection.id;
  const others = bench.document.unitNotes.filter((one) => one.unit !== unit);
  bench.change({ unitNotes: notes === null ? others : [...others, { unit, note: notes }] });
}
