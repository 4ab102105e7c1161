import { armyOf } from '#muster/army';
import { readSubject, type CheckSubject } from '#muster/checking';
import type { EditionId } from '#muster/roster';
import type { LoadedRelease } from './loaded-release.js';

/** What a list appears to be. */
export interface Detected {
  /** Null if the layout does not tell. */
  readonly edition: EditionId | null;
  /** How sure the edition is. */
  readonly confidence: 'certain' | 'likely' | 'guess';
  /** Id of the list format. Null if it is not recognised. */
  readonly format: string | null;
  /** Slug of the faction, whose file a check needs first. Null if the names in the list do not tell. */
  readonly faction: string | null;
}

/** Finds the faction of a list by names alone: the index of a release is enough, no faction needs to be loaded. */
export async function detect(list: string | CheckSubject, release: LoadedRelease): Promise<Detected> {
  const { roster, format } = await readSubject(typeof list === 'string' ? { kind: 'text', text: list } : list);
  const faction = format.id === null ? null : armyOf(roster, release.compiled.index);
  return { edition: format.edition, confidence: format.confidence, format: format.id, faction: faction?.slug ?? null };
}
