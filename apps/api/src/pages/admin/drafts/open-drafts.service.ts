import {
  CatalogueRepository,
  ENTRY_KINDS,
  OverlayRepository,
  ReleaseRepository,
  type AnyEntry,
  type EntryKind,
  type StoredRelease,
} from '#muster/persistence';
import { isFault, type EditOutcome } from '#muster/publishing';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../platform/errors/api-error.js';
import { isStoredId } from '../../../platform/graphql/global-id.js';
import { fieldOf, type Form } from '../../../platform/http/form.js';
import { DRAFTS } from '../../phrases/admin/drafts.js';
import { RELEASE_ACTIONS } from '../../phrases/admin/releases.js';
import type { AdminDesk } from '../frame/admin-desks.service.js';

/** An entry of a draft that a search found. */
export interface FoundEntry {
  readonly kind: EntryKind;
  readonly id: string;
  readonly name: string;
}

/** An edit of imported data, with the name of what it changes. */
export interface NamedEdit {
  readonly id: string;
  readonly name: string;
  readonly field: string;
  readonly value: string;
  readonly author: string;
  readonly reason: string;
}

const MOST_FOUND = 20;

/** Reads drafts and their entries for the pages that edit them. */
@Injectable()
export class OpenDrafts {
  constructor(
    private readonly releases: ReleaseRepository,
    private readonly catalogue: CatalogueRepository,
    private readonly overlays: OverlayRepository,
  ) {}

  /** @throws ApiError NOT_FOUND if there is no such release */
  async find(id: string): Promise<StoredRelease> {
    const release = isStoredId(id) ? await this.releases.find(id) : null;
    if (!release) throw new ApiError('NOT_FOUND', 'There is no such draft.');
    return release;
  }

  /** @throws ApiError NOT_FOUND if the draft has no such entry */
  async entry(draft: StoredRelease, kind: string, key: string): Promise<{ readonly kind: EntryKind; readonly entry: AnyEntry }> {
    const known = ENTRY_KINDS.find((one) => one === kind);
    const entry = known && (await this.catalogue.find<EntryKind>(known, draft.id, key));
    if (!known || !entry) throw new ApiError('NOT_FOUND', 'The draft has no such entry.');
    return { kind: known, entry };
  }

  async search(draft: StoredRelease, name: string): Promise<readonly FoundEntry[]> {
    const found: FoundEntry[] = [];
    for (const kind of ENTRY_KINDS.filter((one) => one !== 'faction')) {
      const { edges } = await this.catalogue.list<EntryKind>(kind, draft.id, { search: name }, { first: MOST_FOUND });
      found.push(...edges.map(({ node }) => ({ kind, id: node.id, name: node.name })));
    }
    return found.slice(0, MOST_FOUND);
  }

  async edits({ id }: StoredRelease): Promise<readonly NamedEdit[]> {
    const overlays = await this.overlays.list(id);
    const names = new Map<string, string>();
    for (const kind of ENTRY_KINDS) {
      const entries = await this.catalogue.findMany<EntryKind>(kind, id, [...new Set(overlays.map(({ target }) => target))]);
      for (const entry of entries) if (entry) names.set(entry.id, entry.name);
    }
    return overlays.map(({ target, ...edit }) => ({ ...edit, name: names.get(target) ?? target }));
  }
}

/** The revision of the draft that the form was made for; -1 if it states none. */
export function revisionIn(form: Form): number {
  const text = fieldOf(form, 'revision');
  return /^\d{1,9}$/.test(text) ? Number(text) : -1;
}

/** Why nothing was written; empty if something was. */
export function faultsOf(outcome: EditOutcome, { phrase, say }: AdminDesk): readonly string[] {
  if (!isFault(outcome)) return [];
  if (outcome.fault === 'INVALID') return outcome.problems.map(say);
  return [phrase(outcome.fault === 'CONFLICT' ? DRAFTS.conflict : RELEASE_ACTIONS.wrongStatus)];
}
