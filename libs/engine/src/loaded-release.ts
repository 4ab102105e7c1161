import { compileGame, type DataFile } from '#muster/battlescribe';
import {
  Aliases,
  joinFactionFiles,
  priceListOf,
  withAliases,
  type FactionFile,
  type PriceList,
  type RecordedVersion,
  type Release,
} from '#muster/catalogue';
import { compileRelease, type CompiledRelease } from '#muster/checking';
import { DataNeeded, type NeededData } from './needed-data.js';

/** A faction of a loaded release. */
export interface LoadedFaction {
  readonly slug: string;
  readonly name: string;
  /** Whether lists of the faction can be checked with what is loaded. */
  readonly isComplete: boolean;
}

/** The loaded part of a release, ready for checks. It never changes: `with` makes another. */
export class LoadedRelease {
  readonly release: Release;
  readonly dataVersions: readonly RecordedVersion[];
  readonly #file: FactionFile;
  #compiled: CompiledRelease | null = null;
  #prices: PriceList | null = null;

  constructor(file: FactionFile) {
    this.release = file.release;
    this.dataVersions = file.dataVersions;
    this.#file = file;
  }

  get label(): string {
    return this.release.label;
  }

  /** All factions of the release, also those that are not loaded. */
  get factions(): readonly LoadedFaction[] {
    const complete = new Set(this.#file.factionIds);
    return this.#file.readModel.factions.map(({ id, slug, name }) => ({ slug, name, isComplete: complete.has(id) }));
  }

  /** The release with the data of both. Throws if the other is another release. */
  with(other: LoadedRelease): LoadedRelease {
    return new LoadedRelease(joinFactionFiles(this.#file, other.#file));
  }

  /** The compiled release. Reaching a catalogue of which only an outline is loaded throws `DataNeeded`. */
  get compiled(): CompiledRelease {
    this.#compiled ??= this.#compile();
    return this.#compiled;
  }

  get prices(): PriceList {
    this.#prices ??= priceListOf(this.#file.readModel);
    return this.#prices;
  }

  #compile(): CompiledRelease {
    const { files, readModel, outlinedFiles, aliases } = this.#file;
    const outlined = new Set(outlinedFiles);
    const game = compileGame(files, this.release.dialect);
    const catalogue: typeof game.catalogue = (id) => {
      if (outlined.has(id)) throw new DataNeeded(this.#needed(id));
      return game.catalogue(id);
    };
    const plain = compileRelease({ release: this.release, readModel, files }, { ...game, catalogue });
    return { ...plain, index: withAliases(plain.index, new Aliases(aliases)) };
  }

  #needed(catalogueId: string): NeededData {
    const { files, readModel } = this.#file;
    const own = readModel.factions.find((one) => one.catalogueId === catalogueId);
    // A catalogue that no faction is built on comes with the factions that link to it.
    const faction = own ?? readModel.factions.find((one) => reaches(one.catalogueId, catalogueId, files));
    const name = own?.name ?? files.find(({ id }) => id === catalogueId)?.name ?? catalogueId;
    return { release: this.label, faction: faction?.slug ?? null, name };
  }
}

/** Whether one catalogue links to the other, directly or through others. */
function reaches(from: string, to: string, files: readonly DataFile[]): boolean {
  const byId = new Map(files.map((file) => [file.id, file]));
  const reached = new Set([from]);
  for (const id of reached) for (const { targetId } of byId.get(id)?.catalogueLinks ?? []) reached.add(targetId);
  return reached.has(to);
}
