import { compileGame, type CompiledGame } from '#muster/battlescribe';
import { indexRelease, type IndexedRelease, type Release, type ReleaseData } from '#muster/catalogue';

/** A release prepared for checks: its names are indexed, and its option trees are compiled when they are first needed. */
export interface CompiledRelease {
  readonly release: Release;
  readonly game: CompiledGame;
  readonly index: IndexedRelease;
}

export function compileRelease(data: ReleaseData, game = compileGame(data.files, data.release.dialect)): CompiledRelease {
  return { release: data.release, game, index: indexRelease(data, game) };
}
