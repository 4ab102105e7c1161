import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { lookUp } from '#muster/army';
import {
  applyIntents,
  assess,
  changesBetween,
  importedRoster,
  newRoster,
  withBattleSize,
  type Assessment,
  type BattleSizeChoice,
  type NewRoster,
  type PlacedFault,
  type RosterDocument,
} from '#muster/builder';
import { readSubject, type CheckSubject } from '#muster/checking';
import { CompiledReleases, UnknownNameRecorder } from '#muster/checks';
import type { ReviewReason } from '#muster/diagnostics';
import { RosterRepository, toJson, type Json, type RosterOwner, type StoredRelease, type StoredRoster } from '#muster/persistence';
import type { EditOutcome, KeptRoster, RosterAt, RosterEdit } from './kept-roster.js';
import { OpenRosters } from './open-rosters.service.js';
import { PerKeyMutex } from './per-key-mutex.js';
import { bodyHash, isSameRequest, subjectHash } from './request-body.js';
import { deltaBetween, undo } from './revision-delta.js';
import { RosterMover } from './roster-mover.service.js';

/** Maximum number of revisions that one undo reads. */
const MOST_UNDONE = 10_000;

/** The new roster, or the reason why it was not created. */
export type Created = (Made & { readonly review: readonly ReviewReason[] }) | { readonly fault: PlacedFault } | KeyReused;

/** The request's key was used before with different content. Nothing was created. */
export interface KeyReused {
  readonly keyReused: true;
}

/** A list or file to be imported as a roster. */
export interface ListToKeep {
  readonly subject: CheckSubject;
  /** Null for the name in the list. */
  readonly name: string | null;
  /** Null for the battle size in the list. */
  readonly battleSize: BattleSizeChoice | null;
  readonly requestKey: string | null;
}

interface Made {
  readonly roster: KeptRoster;
  /** True if an earlier attempt of the same request created the roster. */
  readonly repeated: boolean;
}

type Work = (
  roster: KeptRoster,
) => Promise<{ readonly document: RosterDocument; readonly release: StoredRelease } | { readonly fault: PlacedFault } | null>;

/** Creates, edits and restores saved rosters, each under its release. */
@Injectable()
export class RosterKeeper {
  readonly #edits = new PerKeyMutex();

  constructor(
    private readonly rosters: RosterRepository,
    private readonly opened: OpenRosters,
    private readonly compiled: CompiledReleases,
    private readonly mover: RosterMover,
    private readonly unknownNames: UnknownNameRecorder,
  ) {}

  async create(owner: RosterOwner, release: StoredRelease, asked: NewRoster, requestKey: string | null): Promise<Created> {
    const compiled = await this.compiled.get(release);
    const made = newRoster(asked, compiled.index, newId);
    if (made.fault) return { fault: made.fault };
    const kept = await this.#keep(owner, release, made.document, { kind: 'create' }, { requestKey, body: bodyHash(asked) });
    return 'keyReused' in kept ? kept : { ...kept, review: [] };
  }

  /**
   * Creates a roster from a list or a file. What the release does not contain is reported in `review`; such units stay in the roster as
   * written.
   */
  async createFrom(owner: RosterOwner, release: StoredRelease, { subject, name, battleSize, requestKey }: ListToKeep): Promise<Created> {
    const { index } = await this.compiled.get(release);
    const read = await readSubject(subject);
    const reading = battleSize === null ? read : { ...read, roster: withBattleSize(read.roster, battleSize) };
    const resolution = lookUp(reading, index);
    this.unknownNames.record(release.edition, reading, resolution.review);
    const document = importedRoster(reading, resolution, name);
    const made = await this.#keep(
      owner,
      release,
      document,
      { kind: 'import' },
      { requestKey, body: bodyHash([name, subjectHash(subject)]) },
    );
    if ('keyReused' in made) return made;
    return { ...made, review: [...reading.review, ...resolution.review] };
  }

  /** Null if the roster does not exist or belongs to another owner. */
  async fork(id: string, owner: RosterOwner, name: string, requestKey: string | null): Promise<Made | KeyReused | null> {
    const original = await this.open(id, owner);
    if (!original) return null;
    return this.#keep(
      owner,
      original.release,
      { ...original.document, name },
      { kind: 'fork', of: id },
      { requestKey, body: bodyHash([id, name]) },
    );
  }

  /** The release of a roster. It always exists. */
  release(id: string): Promise<StoredRelease> {
    return this.opened.release(id);
  }

  async open(id: string, owner: RosterOwner): Promise<KeptRoster | null> {
    const last = await this.opened.last(id);
    const revision = last?.stored.revision ?? null;
    const stored = revision === null ? await this.rosters.find(id, owner) : await this.rosters.findSince(id, owner, revision);
    if (!stored || !last || stored.revision !== revision) return stored && this.opened.open(stored);
    const { document: _notSent, ...summary } = stored;
    return { ...last, stored: summary };
  }

  /** The roster at the revision that its editor has read, from memory if this process still has it, and otherwise from the database. */
  async seen(at: RosterAt): Promise<KeptRoster | null> {
    return (await this.#remembered(at)) ?? this.open(at.id, at.owner);
  }

  /** Opens a roster without checking its owner, for shared links. */
  openAnybodys(stored: StoredRoster): Promise<KeptRoster> {
    return this.opened.open(stored);
  }

  /** Opens a roster without caching it, for background work on many rosters. */
  pass(stored: StoredRoster): Promise<KeptRoster> {
    return this.opened.pass(stored);
  }

  async edit({ intents, ...at }: RosterEdit): Promise<EditOutcome> {
    return this.#change(at, toJson(intents), async ({ document, release }) => {
      const { index } = await this.compiled.get(release);
      const applied = applyIntents(document, intents, index, newId);
      return applied.fault ? { fault: applied.fault } : { document: applied.document, release };
    });
  }

  /** Restores an earlier revision as a new one. The undone revisions stay in the history and can be restored in turn. */
  async undoTo(target: number, at: RosterAt): Promise<EditOutcome> {
    const asked = { kind: 'undo', to: target };
    return this.#change(at, [asked], async (roster) => {
      const earlier = await this.#earlier(roster, target);
      return earlier ?? null;
    });
  }

  /** Moves the roster to another release of its edition, as a new revision. */
  async moveTo(release: StoredRelease, at: RosterAt): Promise<EditOutcome> {
    return this.#change(at, [{ kind: 'move', release: release.label }], async (roster) => {
      const { document } = await this.mover.carried(roster, release);
      return { document, release };
    });
  }

  #change(at: RosterAt, asked: Json, work: Work): Promise<EditOutcome> {
    return this.#edits.do(at.id, () => this.#changed(at, asked, work));
  }

  /** Usually needs no read from the database: the write itself checks that the revision is still the latest one. */
  async #changed(at: RosterAt, asked: Json, work: Work): Promise<EditOutcome> {
    const remembered = await this.#remembered(at);
    const ahead = remembered && (await this.#carryOut(remembered, at, asked, work));
    if (ahead?.outcome === 'done' && ahead.roster.stored.revision > at.revision) return ahead;
    const roster = await this.open(at.id, at.owner);
    if (!roster) return { outcome: 'notFound' };
    if (roster.stored.revision !== at.revision) return this.#repeatedOr(at, asked, { outcome: 'stale', roster });
    return (await this.#carryOut(roster, at, asked, work)) ?? this.#overtaken(at, asked);
  }

  /** Null if the roster is no longer at that revision. */
  async #carryOut(roster: KeptRoster, at: RosterAt, asked: Json, work: Work): Promise<EditOutcome | null> {
    const worked = await work(roster);
    if (worked === null) return this.#repeatedOr(at, asked, { outcome: 'unknownRevision', roster });
    if ('fault' in worked) return this.#repeatedOr(at, asked, { outcome: 'impossible', roster, fault: worked.fault });
    const { document, release } = worked;
    const delta = deltaBetween(roster.document, document);
    const isSame = delta === null && release.id === roster.release.id;
    if (isSame) return { outcome: 'done', roster, changes: changesBetween(roster.assessment, roster.assessment) };
    const assessment = await this.opened.assess(at.id, document, release);
    const state = stateOf(document, release, assessment);
    const change = { ...state, expected: at.revision, intents: asked, delta: toJson(delta ?? {}), requestKey: at.requestKey };
    const written = await this.rosters.change(at.id, at.owner, change);
    if (written === null) return null;
    const after = { stored: { ...written, owner: at.owner }, document, release, assessment };
    await this.opened.keep(after);
    return { outcome: 'done', roster: after, changes: changesBetween(roster.assessment, assessment) };
  }

  async #remembered({ id, owner, revision }: RosterAt): Promise<KeptRoster | null> {
    const roster = await this.opened.at(id, revision);
    return roster && isOf(owner, roster) ? roster : null;
  }

  /** Called if another request changed the roster first, possibly a duplicate of this one. */
  async #overtaken(at: RosterAt, asked: Json): Promise<EditOutcome> {
    const roster = await this.open(at.id, at.owner);
    return roster ? this.#repeatedOr(at, asked, { outcome: 'stale', roster }) : { outcome: 'notFound' };
  }

  async #repeatedOr(
    { id, requestKey }: RosterAt,
    asked: Json,
    otherwise: EditOutcome & { readonly roster: KeptRoster },
  ): Promise<EditOutcome> {
    const done = requestKey === null ? null : await this.rosters.doneBy(id, requestKey);
    if (done === null) return otherwise;
    const { roster } = otherwise;
    return isSameRequest(done.intents, asked) ? { outcome: 'repeated', roster, revision: done.revision } : { outcome: 'keyReused', roster };
  }

  async #asksForTheSame(id: string, asked: Json): Promise<boolean> {
    const [first] = await this.rosters.revisions(id, { after: 0, upTo: 1, most: 1 });
    return first !== undefined && isSameRequest(first.intents, asked);
  }

  async #earlier(
    { stored, document, release }: KeptRoster,
    target: number,
  ): Promise<{ readonly document: RosterDocument; readonly release: StoredRelease } | null> {
    if (target < 1 || target >= stored.revision) return target === stored.revision ? { document, release } : null;
    const undone = await this.rosters.revisions(stored.id, { after: target, upTo: stored.revision, most: MOST_UNDONE });
    if (undone.length !== stored.revision - target) return null;
    const [at] = await this.rosters.revisions(stored.id, { after: target - 1, upTo: target, most: 1 });
    const earlier = undone.reduce((after, { delta }) => undo(after, delta), document);
    return at ? { document: earlier, release: await this.opened.release(at.releaseId) } : null;
  }

  async #keep(
    owner: RosterOwner,
    release: StoredRelease,
    document: RosterDocument,
    asked: object,
    { requestKey, body }: { readonly requestKey: string | null; readonly body: string },
  ): Promise<Made | KeyReused> {
    const compiled = await this.compiled.get(release);
    const assessment = assess(document, compiled);
    const state = stateOf(document, release, assessment);
    const intents = [toJson(requestKey === null ? asked : { ...asked, body })];
    const { id, repeated } = await this.rosters.create(owner, { ...state, edition: release.edition, intents, requestKey });
    if (repeated && !(await this.#asksForTheSame(id, intents))) return { keyReused: true };
    const kept = await this.open(id, owner);
    if (!kept) throw new Error('A roster that was kept is gone.');
    return { roster: kept, repeated };
  }
}

const isOf = ({ accountId, user }: RosterOwner, { stored: { owner } }: KeptRoster): boolean =>
  owner.accountId === accountId && owner.user === user;

const newId = (): string => randomUUID();

function stateOf(document: RosterDocument, release: StoredRelease, { report }: Assessment) {
  return {
    name: document.name,
    releaseId: release.id,
    faction: report.army.faction,
    verdict: report.verdict,
    points: report.points.computed,
    pointsLimit: report.points.limitSource === 'ASSUMED' ? null : report.points.limit,
    document,
  };
}
