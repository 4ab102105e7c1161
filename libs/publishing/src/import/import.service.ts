import { detectDialect } from '#muster/battlescribe';
import type { ReadModel } from '#muster/catalogue';
import type { Diagnostic } from '#muster/diagnostics';
import {
  type ContentSession,
  entriesOf,
  type EntryKind,
  hashHashes,
  ImportSessions,
  isSample,
  ReleaseRepository,
  type StoredRelease,
} from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { CompareReleases } from '../compare/compare-releases.service.js';
import type { ImportRequest, ImportResult, OnImportProgress } from './import-request.js';
import { type ImportSummary, toImportSummary } from './import-summary.js';
import { editionProblems } from './edition-problems.js';
import { hashSource, readAndStore } from './read-and-store.js';
import { factsToTexts } from './stored-facts.js';
import { translateFiles } from './translate-files.js';

/**
 * Imports BattleScribe data as a release: read, translate, store, publish. Nothing is visible before the last step, which is one
 * transaction. What a killed import has stored is reused by the next import or removed.
 */
@Injectable()
export class ImportService {
  constructor(
    private readonly sessions: ImportSessions,
    private readonly releases: ReleaseRepository,
    private readonly comparisons: CompareReleases,
  ) {}

  async import(request: ImportRequest, onProgress: OnImportProgress = () => undefined): Promise<ImportResult> {
    return this.sessions.hold(
      request.label,
      (content) => this.#import(request, content, onProgress),
      () => onProgress('waiting', 0, 1),
    );
  }

  async #import(request: ImportRequest, content: ContentSession, onProgress: OnImportProgress): Promise<ImportResult> {
    const { source, mode = 'publish' } = request;
    const same = await this.#importedBefore(request, content);
    if (same) return { outcome: 'unchanged', release: same, diagnostics: source.diagnostics };
    const wrongEdition = await editionProblems(source, request.edition);
    if (wrongEdition.length > 0) return { outcome: 'refused', fault: 'UNREADABLE', diagnostics: wrongEdition };
    const read = await readAndStore(source.files, content, (done, file) => onProgress('reading', done, source.files.length, file));
    const readDiagnostics = [...source.diagnostics, ...read.diagnostics];
    if (hasErrors(readDiagnostics)) return { outcome: 'refused', fault: 'UNREADABLE', diagnostics: readDiagnostics };

    const contentHash = hashHashes(read.stored.map(({ hash }) => hash));
    const known = await this.releases.findFreshByLabel(request.label);
    if (mode !== 'dryRun') await content.saveContentOf(read.sourceHash, contentHash);
    if (known) return knownResult(known, contentHash, request, readDiagnostics);

    onProgress('translating', 0, 1);
    const { value: readModel, diagnostics: translation } = translateFiles(request.edition, read, request.incomplete);
    const diagnostics = [...readDiagnostics, ...translation];
    if (hasErrors(diagnostics)) return { outcome: 'refused', fault: 'UNREADABLE', diagnostics };

    const base = await this.#releaseBefore(request);
    if (mode === 'dryRun') {
      onProgress('comparing', 0, 1);
      const compared = await this.comparisons.compareWith(base?.id ?? null, readModel);
      const dryRun = toImportSummary(base?.label ?? null, read.files.length, countsOf(readModel), compared);
      onProgress('finished', 1, 1);
      return { outcome: 'compared', summary: dryRun, diagnostics };
    }

    onProgress('storing', 0, 1);
    const entries = await content.saveReadModel(readModel);
    const facts = factsToTexts(read.facts);
    const { edition, label, effectiveFrom, sourceRevision, actor } = request;
    const release = await this.releases.saveImported(
      {
        edition,
        label,
        effectiveFrom,
        source: 'battlescribe',
        sourceRevision,
        dialect: detectDialect(read.files),
        contentHash,
        basedOnId: mode === 'draft' ? (base?.id ?? null) : null,
        files: read.stored,
        entries,
        facts: facts.length > 0 ? await content.saveTexts(facts) : null,
        authored: [],
        baseFiles: [],
      },
      actor,
      mode,
    );
    onProgress('comparing', 0, 1);
    const summary = await this.#summary(base, release, read.files.length, entries);
    onProgress('finished', 1, 1);
    return { outcome: 'imported', release, summary, diagnostics };
  }

  /**
   * The release of the label if it was made from exactly these files. They are not read again then, whichever version of Muster read them,
   * because a release is never rewritten.
   */
  async #importedBefore({ label, edition, source }: ImportRequest, content: ContentSession): Promise<StoredRelease | null> {
    const known = await this.releases.findFreshByLabel(label);
    if (known?.edition !== edition || hasErrors(source.diagnostics)) return null;
    return (await content.findContentOf(await hashSource(source.files))) === known.contentHash ? known : null;
  }

  /** The published release of the edition that was in force before. Real data is never compared with the sample. */
  async #releaseBefore({ edition, effectiveFrom }: ImportRequest): Promise<StoredRelease | null> {
    const before = await this.releases.findDefault(edition, effectiveFrom);
    return before && !isSample(before) ? before : null;
  }

  async #summary(
    base: StoredRelease | null,
    release: StoredRelease,
    files: number,
    counts: Parameters<typeof toImportSummary>[2],
  ): Promise<ImportSummary> {
    const comparison = await this.comparisons.compare(base?.id ?? release.id, release.id);
    return toImportSummary(base?.label ?? null, files, counts, comparison);
  }
}

function knownResult(
  known: StoredRelease,
  contentHash: string,
  { edition }: ImportRequest,
  diagnostics: readonly Diagnostic[],
): ImportResult {
  if (known.contentHash === contentHash && known.edition === edition) return { outcome: 'unchanged', release: known, diagnostics };
  return { outcome: 'refused', fault: 'LABEL_TAKEN', diagnostics };
}

function countsOf(readModel: ReadModel): Parameters<typeof toImportSummary>[2] {
  const count = (kind: EntryKind) => ({ count: entriesOf(readModel, kind).length });
  return {
    faction: count('faction'),
    datasheet: count('datasheet'),
    detachment: count('detachment'),
    enhancement: count('enhancement'),
    armyOption: count('armyOption'),
  };
}

function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}
