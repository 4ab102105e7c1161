import type { CheckRefusal, CheckReport, CheckSubject } from '#muster/checking';
import { check, type CheckOptions } from './check.js';
import { detect } from './detect.js';
import type { LoadedRelease } from './loaded-release.js';

/** Loads the file of a faction, or the index of a release if `faction` is null: from a server, or from where they were kept. */
export type LoadFile = (release: string, faction: string | null) => Promise<LoadedRelease>;

/** How a list is checked: under which release, and with the prices of which others it is compared. */
export interface CheckerOptions extends Omit<CheckOptions, 'releases'> {
  /** Label of the release. */
  readonly release: string;
  /** Labels of other releases, whose prices the list may state. */
  readonly others?: readonly string[];
}

/** Sets of factions that are kept compiled. One takes some tens of megabytes. */
const MOST_KEPT = 4;
/** A list needs one faction, rarely a second. Only a list of no army needs many. */
const MOST_NEEDED = 100;

/** Checks lists and loads the data that they need. What was loaded last is kept: a second list of the same army needs nothing more. */
export class Checker {
  readonly #indexes = new Map<string, Promise<LoadedRelease>>();
  readonly #joined = new Map<string, LoadedRelease>();
  /** By the label of the release, what the last list needed. */
  readonly #last = new Map<string, LoadedRelease>();

  constructor(private readonly load: LoadFile) {}

  /** Throws if a file cannot be loaded. */
  async check(list: string | CheckSubject, { release, others = [], ...asked }: CheckerOptions): Promise<CheckReport | CheckRefusal> {
    const indexes = await Promise.all(others.map((label) => this.#index(label)));
    const last = this.#last.get(release);
    const again = last && (await check(list, { ...asked, releases: [last, ...indexes] }));
    if (again && !('needs' in again)) return again;
    const { faction } = await detect(list, await this.#index(release));
    return this.#checkWith(list, asked, [release, ...others], new Map([[release, faction === null ? [] : [faction]]]));
  }

  async #checkWith(
    list: string | CheckSubject,
    asked: Omit<CheckOptions, 'releases'>,
    labels: readonly string[],
    factions: Map<string, readonly string[]>,
  ): Promise<CheckReport | CheckRefusal> {
    for (let attempt = 0; attempt <= MOST_NEEDED; attempt += 1) {
      const releases = await Promise.all(labels.map((label) => this.#release(label, factions.get(label) ?? [])));
      const answer = await check(list, { ...asked, releases });
      const [first] = releases;
      if (first) this.#last.set(first.label, first);
      if (!('needs' in answer)) return answer;
      const { needs } = answer;
      if (needs.faction === null) throw new Error(`The data of ${needs.name} (${needs.release}) is needed, and no file has it.`);
      factions.set(needs.release, [...(factions.get(needs.release) ?? []), needs.faction]);
    }
    throw new Error('The list needs the data of too many factions.');
  }

  /** The factions joined; the index of the release if there are none. */
  async #release(label: string, factions: readonly string[]): Promise<LoadedRelease> {
    if (factions.length === 0) return this.#index(label);
    const key = JSON.stringify([label, ...factions]);
    const kept = this.#joined.get(key);
    this.#joined.delete(key);
    const release = kept ?? (await this.#join(label, factions));
    this.#joined.set(key, release);
    for (const oldest of [...this.#joined.keys()].slice(0, -MOST_KEPT)) this.#joined.delete(oldest);
    return release;
  }

  async #join(label: string, factions: readonly string[]): Promise<LoadedRelease> {
    const before = this.#joined.get(JSON.stringify([label, ...factions.slice(0, -1)]));
    const files = await Promise.all((before ? factions.slice(-1) : factions).map((faction) => this.load(label, faction)));
    const [first, ...others] = before ? [before, ...files] : files;
    if (!first) throw new Error('There is at least one faction to load.');
    return others.reduce((joined, other) => joined.with(other), first);
  }

  #index(label: string): Promise<LoadedRelease> {
    const kept = this.#indexes.get(label) ?? this.load(label, null);
    this.#indexes.set(label, kept);
    kept.catch(() => this.#indexes.delete(label));
    return kept;
  }
}
