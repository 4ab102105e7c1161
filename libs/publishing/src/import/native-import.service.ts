import { type DataFile, detectDialect } from '#muster/battlescribe';
import { type NativeRelease, noNativeEntries, parseNative, translateNative } from '#muster/importers';
import {
  type Author,
  type AuthoredEntry,
  type ContentSession,
  ENTRY_KINDS,
  type EntryKind,
  ImportSessions,
  isSample,
  ReleaseRepository,
  type StoredFile,
  toJson,
} from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { CompareReleases } from '../compare/compare-releases.service.js';
import { contentHashOf } from '../drafts/draft-content.js';
import type { ImportResult } from './import-request.js';
import { toImportSummary } from './import-summary.js';

type NativeSource = 'native' | 'sample';

interface Written {
  readonly actor: Author;
  readonly source: NativeSource;
}

/** Publishes a release that consists only of manually created entries. */
@Injectable()
export class NativeImportService {
  constructor(
    private readonly sessions: ImportSessions,
    private readonly releases: ReleaseRepository,
    private readonly comparisons: CompareReleases,
  ) {}

  async import(json: unknown, actor: Author, source: NativeSource = 'native'): Promise<ImportResult> {
    const { value: native, diagnostics } = parseNative(json);
    if (!native) return { outcome: 'refused', fault: 'UNREADABLE', diagnostics };
    return this.sessions.hold(native.label, (content) => this.#import(native, { actor, source }, content));
  }

  async #import(native: NativeRelease, { actor, source }: Written, content: ContentSession): Promise<ImportResult> {
    const { files, readModel } = translateNative(native);
    const stored = await saveFiles(content, files);
    const authored = authoredBy(native, actor.name);
    const contentHash = contentHashOf(stored, [], authored);
    const { label, edition, effectiveFrom } = native;
    const known = await this.releases.findFreshByLabel(label);
    if (known?.contentHash === contentHash) return { outcome: 'unchanged', release: known, diagnostics: [] };
    if (known) return { outcome: 'refused', fault: 'LABEL_TAKEN', diagnostics: [] };
    const inForce = await this.releases.findDefault(edition, effectiveFrom);
    // Real data and the invented sample have no entries in common.
    const base = inForce && isSample(inForce) === (source === 'sample') ? inForce : null;
    const entries = await content.saveReadModel(readModel);
    const baseFiles = await saveFiles(content, translateNative({ ...native, ...noNativeEntries }).files);
    const made = { edition, label, effectiveFrom, contentHash, entries, files: stored, dialect: detectDialect(files) };
    const release = await this.releases.savePublished(
      { ...made, source, sourceRevision: null, basedOnId: null, facts: null, authored, baseFiles },
      actor,
    );
    const comparison = await this.comparisons.compare(base?.id ?? release.id, release.id);
    return {
      outcome: 'imported',
      release,
      summary: toImportSummary(base?.label ?? null, files.length, entries, comparison),
      diagnostics: [],
    };
  }
}

async function saveFiles(content: ContentSession, files: readonly DataFile[]): Promise<readonly StoredFile[]> {
  const stored: StoredFile[] = [];
  for (const file of files) stored.push(await content.saveFile(file));
  return stored;
}

/** Each entry is stored separately, so that a draft can change a single one. */
function authoredBy(native: NativeRelease, author: string): readonly AuthoredEntry[] {
  const lists: Readonly<Record<EntryKind, readonly { readonly id: string }[]>> = {
    faction: native.factions,
    datasheet: native.datasheets,
    detachment: native.detachments,
    enhancement: native.enhancements,
    armyOption: native.armyOptions,
  };
  return ENTRY_KINDS.flatMap((kind) =>
    lists[kind].map((entry) => ({ kind, entryId: entry.id, document: toJson(entry) ?? {}, author, reason: native.label })),
  );
}
