import { Injectable } from '@nestjs/common';
import { rosterEvaluator, type RosterEvaluator } from '#muster/battlescribe';
import { CompiledReleases, type CompiledRelease } from '#muster/checking';
import { ReleaseRepository, type StoredRelease, type StoredRoster } from '#muster/persistence';
import { LRUCache } from 'lru-cache';
import { assess, type Assessment } from '../assess/assess.js';
import type { KeptRoster } from './kept-roster.js';
import { readDocument } from '../document/read-document.js';
import type { RosterDocument } from '../document/roster-document.js';

/** Rosters that a process keeps open under one release: some 180 KB each at 2,000 points, beside the release itself. */
const MOST_OPEN = 200;
/** Under which release a roster was seen last: of as many as the releases that are kept ready can have open. */
const MOST_PLACED = 4 * MOST_OPEN;

/** Of one release, by the rosters' ids. */
interface Opened {
  readonly rosters: LRUCache<string, KeptRoster>;
  readonly evaluators: LRUCache<string, RosterEvaluator>;
}

/**
 * The rosters that this process worked on last, each at the last revision it saw. What a revision is and comes to never changes, so the edit that
 * follows need not work it out again; whether it still is the roster's last revision, the database tells when the edit is written.
 */
@Injectable()
export class OpenRosters {
  readonly #releaseOf = new LRUCache<string, string>({ max: MOST_PLACED });
  /** What is open refers to the release's options: it goes when the release goes. */
  readonly #opened = new WeakMap<CompiledRelease, Opened>();

  constructor(
    private readonly releases: ReleaseRepository,
    private readonly compiled: CompiledReleases,
  ) {}

  /** Null: this process has not seen that revision, or has it no longer. */
  async at(id: string, revision: number): Promise<KeptRoster | null> {
    const releaseId = this.#releaseOf.get(id);
    const release = releaseId === undefined ? null : await this.releases.find(releaseId);
    if (!release) return null;
    const roster = this.#under(await this.compiled.get(release)).rosters.get(id);
    return roster?.stored.revision === revision ? { ...roster, release } : null;
  }

  /** What is stored, with its prices and its verdict. */
  async open(stored: StoredRoster): Promise<KeptRoster> {
    const known = await this.#known(stored);
    if (known) return known;
    const roster = await this.#workedOut(stored, (document, release) => this.assess(stored.id, document, release));
    await this.keep(roster);
    return roster;
  }

  /** The same for one of very many that nobody is about to edit: it takes no place from one that somebody is. */
  async pass(stored: StoredRoster): Promise<KeptRoster> {
    const known = await this.#known(stored);
    return known ?? this.#workedOut(stored, async (document, release) => assess(document, await this.compiled.get(release)));
  }

  /** What a document of this roster comes to. What the one assessed before has in common with it is not evaluated again. */
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

  /** Of a roster: it is there as long as one is kept under it. */
  async release(id: string): Promise<StoredRelease> {
    const release = await this.releases.find(id);
    if (!release) throw new Error(`Release ${id} is gone while a roster is kept under it.`);
    return release;
  }

  /** With what is no part of a revision as it is stored now. */
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
    const none: Opened = { rosters: new LRUCache({ max: MOST_OPEN }), evaluators: new LRUCache({ max: MOST_OPEN }) };
    this.#opened.set(compiled, none);
    return none;
  }
}
