import { Injectable } from '@nestjs/common';
import type { ReviewReason } from '#muster/diagnostics';
import type { ListFormatSeen } from '#muster/formats';
import { ReleaseRepository, type StoredRelease } from '#muster/persistence';
import type { EditionId } from '#muster/roster';
import type { Against, CheckRefusal } from '../report/check-report.js';
import { DataVersions } from './data-versions.service.js';
import { refusal } from './refusal.messages.js';
import { editionOf, type Edition } from '../report/report.js';

export interface ChosenRelease {
  readonly edition: Edition;
  /** Null if no release is in force, or if the edition could not be recognised. */
  readonly release: StoredRelease | null;
}

/** Chooses the data release for a check. */
@Injectable()
export class ReleaseChoice {
  constructor(
    private readonly releases: ReleaseRepository,
    private readonly versions: DataVersions,
  ) {}

  /**
   * The release with the given label, or the one that the list's data version stands for, or the one in force on the given day. The
   * edition is the given one, or the one that the list appears to be written for.
   */
  async choose(
    given: EditionId | null,
    seen: Pick<ListFormatSeen, 'edition' | 'confidence'>,
    against: Against,
    dataVersion: string | null = null,
  ): Promise<ChosenRelease | CheckRefusal> {
    if (against.kind === 'stated') {
      const edition = editionOf(given, seen, null);
      return { edition, release: await this.versions.releaseOf(edition.id, dataVersion) };
    }
    if (against.kind !== 'label') {
      const edition = editionOf(given, seen, null);
      return { edition, release: await this.#inForce(edition, against) };
    }
    const release = await this.releases.findByLabel(against.label);
    if (!release) return { refused: [refusal('UNKNOWN_RELEASE', 'noReleaseNamed', { label: against.label }, ['against'])] };
    if (given === null || given === release.edition)
      return { edition: editionOf(given, seen, seen.edition === release.edition ? null : release.edition), release };
    const params = { label: release.label, edition: release.edition, asked: given };
    return { refused: [refusal('RELEASE_OF_OTHER_EDITION', 'namedReleaseOf', params, ['against'])] };
  }

  findByLabel(label: string): Promise<StoredRelease | null> {
    return this.releases.findByLabel(label);
  }

  async #inForce({ id }: Edition, against: Against): Promise<StoredRelease | null> {
    if (id === null) return null;
    return this.releases.findDefault(id, against.kind === 'asOf' ? against.date : undefined);
  }
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
