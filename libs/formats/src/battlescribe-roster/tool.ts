import type { RosterFile } from '@muster/battlescribe';
import type { EditionId } from '@muster/roster';
import type { ListFormatSeen } from '../list-reading.js';

const EDITIONS: readonly EditionId[] = ['8e', '9e', '10e', '11e'];

/** By which tool the file was saved, and for which edition: as its game system is named, else as its army is built. */
export function toolOf(file: RosterFile): Pick<ListFormatSeen, 'dialect' | 'edition' | 'confidence'> {
  const dialect = dialectOf(file);
  const number = /\b(\d{1,2})(?:st|nd|rd|th) edition\b/i.exec(file.gameSystemName)?.[1];
  const named = EDITIONS.find((edition) => edition === `${number}e`);
  if (named !== undefined) return { dialect, edition: named, confidence: 'certain' };
  const isOneForce = file.forces.some(({ name }) => /^army roster$/i.test(name));
  return { dialect, edition: isOneForce ? '10e' : null, confidence: 'guess' };
}

function dialectOf({ generatedBy }: RosterFile): string {
  if (/new\s?recruit/i.test(generatedBy)) return 'new-recruit';
  return /list\s?forge/i.test(generatedBy) ? 'list-forge' : 'battlescribe';
}
