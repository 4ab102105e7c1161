import { createRoster, setCostLimit, type NewId } from '#muster/battlescribe';
import type { IndexedRelease } from '#muster/catalogue';
import type { Path } from '#muster/diagnostics';
import { addDetachment, armyForce, setBattleSize } from '../intents/army-intents.js';
import { setRules } from '../intents/set-rules.js';
import { unknownFaction } from './allowed-names.js';
import { Impossible, type PlacedFault } from './intent-fault.js';
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
  /** Id of a faction of the release. */
  readonly faction: string;
  /** Ids of detachments of the release, in order. Empty for the ordinary force without a detachment choice. */
  readonly detachments: readonly string[];
  readonly battleSize: BattleSizeChoice | null;
  /** If absent, only the rules of the edition apply. */
  readonly rules?: RulesSetting;
}

/** An army without units, but with the choices that the data requires. */
export function newRoster(
  { name, faction: factionId, detachments, battleSize, rules }: NewRoster,
  release: IndexedRelease,
  newId: NewId,
): { readonly document: RosterDocument; readonly fault: null } | { readonly document: null; readonly fault: PlacedFault } {
  const blank = createRoster(release.game);
  // The 9th edition data writes a limit of 0 points for "no limit".
  const state = release.pointsTypeId === null ? blank : setCostLimit(blank, release.pointsTypeId, -1);
  const bench = new EditSession(
    { release, newId },
    { name, notes: null, battleSize: null, rules: PLAIN_RULES, state, ...NOTHING_DECLARED },
  );
  let place: Path = [];
  try {
    const faction = release.data.readModel.factions.find(({ id }) => id === factionId) ?? unknownFaction(factionId, release, ['faction']);
    place = ['rules'];
    if (rules) setRules(bench, rules);
    place = ['battleSize'];
    if (battleSize) setBattleSize(bench, battleSize);
    for (const [index, detachment] of detachments.entries()) {
      place = ['detachments', index];
      addDetachment(bench, { kind: 'addDetachment', detachment, faction: faction.id }, []);
    }
    place = [];
    armyForce(bench, faction.catalogueId);
    return { document: bench.document, fault: null };
  } catch (error) {
    if (error instanceof Impossible) return { document: null, fault: error.fault(place) };
    throw error;
  }
}
