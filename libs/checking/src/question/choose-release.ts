import type { Release } from '#muster/catalogue';
import type { ReviewReason } from '#muster/diagnostics';
import type { ListFormatSeen } from '#muster/formats';
import type { EditionId } from '#muster/roster';
import type { Against, CheckRefusal } from '../report/check-report.js';
import type { ReleaseShelf } from '../release-shelf.js';
import { refusal } from './refusal.messages.js';
import { editionOf, type Edition } from '../report/report.js';

export interface ChosenRelease<Shelved extends Release> {
  readonly edition: Edition;
  /** Null if no release is in force, or if the edition could not be recognised. */
  readonly release: Shelved | null;
}

/**
 * Chooses the release with the given label, or the one that the list's data version stands for, or the one in force on the given day. The
 * edition is the given one, or the one that the list appears to be written for.
 */
export async function chooseRelease<Shelved extends Release>(
  shelf: Pick<ReleaseShelf<Shelved>, 'findByLabel' | 'inForce' | 'ofDataVersion'>,
  given: EditionId | null,
  seen: Pick<ListFormatSeen, 'edition' | 'confidence'>,
  against: Against,
  dataVersion: string | null = null,
): Promise<ChosenRelease<Shelved> | CheckRefusal> {
  if (against.kind === 'label') return named(await shelf.findByLabel(against.label), against.label, given, seen);
  const edition = editionOf(given, seen, null);
  if (against.kind === 'stated') return { edition, release: await releaseOfVersion(shelf, edition.id, dataVersion) };
  const day = against.kind === 'asOf' ? against.date : undefined;
  return { edition, release: edition.id === null ? null : await shelf.inForce(edition.id, day) };
}

function named<Shelved extends Release>(
  release: Shelved | null,
  label: string,
  given: EditionId | null,
  seen: Pick<ListFormatSeen, 'edition' | 'confidence'>,
): ChosenRelease<Shelved> | CheckRefusal {
  if (!release) return { refused: [refusal('UNKNOWN_RELEASE', 'noReleaseNamed', { label }, ['against'])] };
  if (given === null || given === release.edition)
    return { edition: editionOf(given, seen, seen.edition === release.edition ? null : release.edition), release };
  const params = { label: release.label, edition: release.edition, asked: given };
  return { refused: [refusal('RELEASE_OF_OTHER_EDITION', 'namedReleaseOf', params, ['against'])] };
}

/** Null if the list states no version, or if no release is recorded for it. */
export async function releaseOfVersion<Shelved extends Release>(
  shelf: Pick<ReleaseShelf<Shelved>, 'ofDataVersion'>,
  edition: EditionId | null,
  version: string | null | undefined,
): Promise<Shelved | null> {
  return edition === null || version === null || version === undefined ? null : shelf.ofDataVersion(edition, version);
}

/** The review reason if no release could be chosen. */
export function noRelease({ id }: Edition, against: Against, version: string | null = null): ReviewReason {
  const gap = { code: 'DATA_GAP', about: 'data', path: [], line: null } as const;
  if (id !== null && against.kind === 'stated') {
    if (version === null) return { ...gap, messageId: 'dataVersionNotStated', params: {} };
    return { ...gap, messageId: 'dataVersionUnknown', params: { version } };
  }
  const date = against.kind === 'asOf' ? against.date : 'today';
  const which = id === null ? { messageId: 'editionUnknown', params: {} } : { messageId: 'noRelease', params: { edition: id, date } };
  return { ...gap, ...which };
}
