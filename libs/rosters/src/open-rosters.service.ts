import { Injectable } from '@nestjs/common';
import { rosterEvaluator, type RosterEvaluator } from '#muster/battlescribe';
import { assess, readDocument, type Assessment, type RosterDocument } from '#muster/builder';
import type { CompiledRelease } from '#muster/checking';
import { CompiledReleases } from '#muster/checks';
import { ReleaseRepository, type StoredRelease, type StoredRoster } from '#muster/persistence';
import { LRUCache } from 'lru-cache';
import type { KeptRoster } from './kept-roster.js';

/** Number of rosters that a process keeps in memory per release: about 180 KB each at 2,000 points, not counting the release. */
const MOST_OPEN = 600;
/** Number of rosters per release for which the parts of an evaluation are kept, because they are being edited. */
const MOST_EDITED = 64;
/** Number of rosters whose release is remembered, which is enough for all releases that are kept compiled. */
const MOST_PLACED = 4 * MOST_OPEN;

/** The open rosters of one release, by id. */
interface Opened {
  readonly rosters: LRUCache<string, KeptRoster>;
  readonly evaluators: LRUCache<string, RosterEvaluator>;
}

/**
 * Caches the most recently used rosters at their last known revision. A revision never changes, so the next edit does not have to compute
 * it again. Whether it is still the latest revision is checked by the database when the edit is written.
 */
@Injectable()
export class OpenRosters {
  readonly #releaseOf = new LRUCache<string, string>({ max: MOST_PLACED });
  /** Open rosters refer to the options of their release, so they are dropped together with it. */
  readonly #opened = new WeakMap<CompiledRelease, Opened>();

  constructor(
    private readonly releases: ReleaseRepository,
    private readonly compiled: CompiledReleases,
  ) {}

  /** Null if this process does not have that revision in memory. */
  async at(id: string, revision: number): Promise<KeptRoster | null> {
    const roster = await this.last(id);
    return roster?.stored.revision === revision ? roster : null;
  }

  /** The roster at the last revision that this process knows. Null if it is not in memory. */
  async last(id: string): Promise<KeptRoster | null> {
    const releaseId = this.#releaseOf.get(id);
    const release = releaseId === undefined ? null : await this.releases.find(releaseId);
    if (!release) return null;
    const roster = this.#under(await this.compiled.get(release)).rosters.get(id);
    return roster ? { ...roster, release } : null;
  }

  /** Loads a stored roster with its prices and its verdict. */
  async open(stored: StoredRoster): Promise<KeptRoster> {
    const known = await this.#known(stored);
    if (known) return known;
    const roster = await this.#workedOut(stored, (document, release) => this.assess(stored.id, document, release));
    await this.keep(roster);
    return roster;
  }

  /**
   * Like `open`, but does not put the roster into the cache. For background work on many rosters, which would displace rosters that are
   * being edited.
   */
  async pass(stored: StoredRoster): Promise<KeptRoster> {
    const known = await this.#known(stored);
    return known ?? this.#workedOut(stored, async (document, release) => assess(document, await this.compiled.get(release)));
  }

  /** Assesses a document of this roster. Parts that it shares with the previously assessed document are not evaluated again. */
  async assess(id: string, document: RosterDocument, release: StoredRelease): Promise<Assessment> {
    const compiled = await this.compiled.get(release);
    const { evaluators } = this.#under(compiled);
    const evaluator = evaluators.get(id) ?? rosterEvaluator(compiled.game);
    evaluators.set(id, evaluator);
    return assess(document, compiled, evaluator.update(document.state));
  }

  async keep(roster: KeptRoster): Promise<void> {
    const { id, revision } = roster.stored;
    const { rosters } = this.#under(await this.compiled.get(roster.release));
    if ((rosters.get(id)?.stored.revision ?? 0) > revision) return;
    rosters.set(id, roster);
    this.#releaseOf.set(id, roster.release.id);
  }

  /** The release of a roster. It always exists, because a release with saved rosters is never deleted. */
  async release(id: string): Promise<StoredRelease> {
    const release = await this.releases.find(id);
    if (!release) throw new Error(`Release ${id} is gone while a roster is kept under it.`);
    return release;
  }

  /** Adds the current values of fields that are not part of a revision. */
  async #known({ document: _document, ...stored }: StoredRoster): Promise<KeptRoster | null> {
    const known = await this.at(stored.id, stored.revision);
    return known && { ...known, stored };
  }

  async #workedOut(
    { document: written, ...stored }: StoredRoster,
    assessed: (document: RosterDocument, release: StoredRelease) => Promise<Assessment>,
  ): Promise<KeptRoster> {
    const document = readDocument(written);
    const release = await this.release(stored.releaseId);
    return { stored, document, release, assessment: await assessed(document, release) };
  }

  #under(compiled: CompiledRelease): Opened {
    const known = this.#opened.get(compiled);
    if (known) return known;
    const none: Opened = { rosters: new LRUCache({ max: MOST_OPEN }), evaluators: new LRUCache({ max: MOST_EDITED }) };
    this.#opened.set(compiled, none);
    return none;
  }
}
