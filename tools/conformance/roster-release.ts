import { detectDialect } from '#muster/battlescribe';
import { indexRelease, type Release } from '#muster/catalogue';
import type { CompiledRelease } from '#muster/checking';
import { noProseFacts, translate } from '#muster/importers';
import type { EditionId } from '#muster/roster';
import type { RosterEntry, RosterFolder } from './roster-folder.js';

/** Builds releases from the data that rosters were built with. Rosters with the same files share a release. */
export class RosterReleases {
  private readonly known = new Map<string, Promise<CompiledRelease>>();

  /** If `prose` is true, facts are also read from rules text, which takes most of the time. */
  constructor(
    private readonly rosters: RosterFolder,
    private readonly prose: boolean = true,
  ) {}

  of(entry: RosterEntry, edition: EditionId): Promise<CompiledRelease> {
    const identity = Object.values(entry.catalogues).toSorted().join(' ');
    const known = this.known.get(identity) ?? this.compile(entry, edition);
    this.known.set(identity, known);
    return known;
  }

  private async compile(entry: RosterEntry, edition: EditionId): Promise<CompiledRelease> {
    const { files, facts } = this.prose
      ? await this.rosters.dataSet(entry)
      : { files: await this.rosters.files(entry), facts: noProseFacts };
    const game = await this.rosters.game(entry);
    const release: Release = {
      id: entry.roster,
      edition,
      label: entry.roster,
      source: 'battlescribe',
      sourceRevision: null,
      effectiveFrom: '2000-01-01',
      status: 'published',
      dialect: detectDialect(files),
      contentHash: '',
    };
    const readModel = translate(files, facts, { edition }).value;
    return { release, game, index: indexRelease({ release, readModel, files }, game) };
  }
}
