import type { RosterFile } from '#muster/battlescribe';
import { editionNamed } from '#muster/roster';
import type { ListFormatSeen } from '../list-reading.js';

/** The tool that saved the file, and the edition, from the name of the game system or otherwise from the structure of the army. */
export function toolOf(file: RosterFile): Pick<ListFormatSeen, 'dialect' | 'edition' | 'confidence'> {
  const dialect = dialectOf(file);
  const named = editionNamed(file.gameSystemName);
  if (named !== null) return { dialect, edition: named, confidence: 'certain' };
  const isOneForce = file.forces.some(({ name }) => /^army roster$/i.test(name));
  return { dialect, edition: isOneForce ? '10e' : null, confidence: 'guess' };
}

function dialectOf({ generatedBy }: RosterFile): string {
  if (/new\s?recruit/i.test(generatedBy)) return 'new-recruit';
  return /list\s?forge/i.test(generatedBy) ? 'list-forge' : 'battlescribe';
}
