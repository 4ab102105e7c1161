import { createRoster, setCostLimit, type NewId } from '#muster/battlescribe';
import type { IndexedRelease } from '#muster/catalogue';
import { addDetachment, armyForce, setBattleSize } from '../intents/army-intents.js';
import { setRules } from '../intents/set-rules.js';
import { Impossible, impossible, type IntentFault } from './intent-fault.js';
import {
  NOTHING_DECLARED,
  PLAIN_RULES,
  type BattleSizeChoice,
  type RosterDocument,
  type RulesSetting,
} from '../document/roster-document.js';
import { EditSession } from './edit-session.js';

export interface NewRoster {
  readonly name: string;
  /** Faction id of the release. */
  readonly faction: string;
  /** Detachment ids of the release, in order; empty: the ordinary force with nothing chosen. */
  readonly detachments: readonly string[];
  readonly battleSize: BattleSizeChoice | null;
  /** Absent: those of the edition. */
  readonly rules?: RulesSetting;
}

/** An army without units, with what the data say that it must have. */
export function newRoster(
  { name, faction: factionId, detachments, battleSize, rules }: NewRoster,
  release: IndexedRelease,
  newId: NewId,
): { readonly document: RosterDocument; readonly fault: null } | { readonly document: null; readonly fault: IntentFault } {
  const blank = createRoster(release.game);
  // Data of the 9th edition write a limit of 0 points for none.
  const state = release.pointsTypeId === null ? blank : setCostLimit(blank, release.pointsTypeId, -1);
  const bench = new EditSession(
    { release, newId },
    { name, notes: null, battleSize: null, rules: PLAIN_RULES, state, ...NOTHING_DECLARED },
  );
  try {
    const faction = release.data.readModel.factions.find(({ id }) => id === factionId) ?? impossible('UNKNOWN_FACTION', { id: factionId });
    if (rules) setRules(bench, rules);
    if (battleSize) setBattleSize(bench, battleSize);
    for (const detachment of detachments) addDetachment(bench, { kind: 'addDetachment', detachment, faction: faction.id });
    armyForce(bench, faction.catalogueId);
    return { document: bench.document, fault: null };
  } catch (error) {
    if (error instanceof Impossible) return { document: null, fault: error.fault };
    throw error;
  }
}
