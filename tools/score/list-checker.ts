import { NOTHING_ASKED, readSubject, type Against, type CheckSubject, type SubjectReading } from '#muster/checking';
import { splitBlob } from '#muster/formats';
import { openManualFolder, openSource } from '#muster/publishing';
import type { EditionId } from '#muster/roster';
import type { Terminal } from '../../apps/cli/src/command.js';
import { readSubject as readSource } from '../../apps/cli/src/check/read-source.js';
import type { Services } from '../../apps/cli/src/services.js';
import type { ManualShelf } from './manual-shelf.js';
import { dayOf, newness, type DataState } from './manifest.js';
import { priceSheetOf, type PriceSheet } from './price-fit.js';
import type { Checked } from './score.js';

/** A checked list together with the result of reading it. */
export type CheckedReading = Checked & { readonly reading: SubjectReading };

type ReadText = Pick<CheckedReading, 'text' | 'isFirstOfSeveral' | 'reading'>;

/** A data state and what units cost under it. */
export interface StatePrices {
  readonly state: DataState;
  readonly sheet: PriceSheet;
}

/** Checks lists in this process. A release is created once for each data state, or reused if the database already has it. */
export class ListChecker {
  readonly #releases = new Map<string, Promise<boolean>>();

  constructor(
    private readonly services: Services,
    private readonly terminal: Terminal,
    private readonly manuals: ManualShelf | null = null,
  ) {}

  /** The list as it is written. Of a text that holds several lists, only the first. Null if the file cannot be read; the error was printed. */
  async read(path: string): Promise<ReadText | null> {
    const source = await readSource(path, this.terminal);
    if ('unusable' in source) return this.#tell(`${path} ${source.unusable}.`);
    return this.readText(source.subject);
  }

  async readText(subject: CheckSubject): Promise<ReadText> {
    const whole = await readSubject(subject);
    const holdsSeveral = subject.kind === 'text' && whole.review.some(({ messageId }) => messageId === 'anotherList');
    const [first] = holdsSeveral ? splitBlob(subject.text).lists : [];
    const reading = first === undefined ? whole : await readSubject({ kind: 'text', text: first.text });
    const text = first?.text ?? (subject.kind === 'text' ? subject.text : '');
    return { text, isFirstOfSeveral: first !== undefined, reading };
  }

  /**
   * Checks a list under its data, or under none if its edition has no data: then only the reading is reported. Null if the file or its
   * data cannot be read; the error was printed.
   */
  async check(path: string, edition: EditionId, state: DataState | null, pointsLimit: number | null): Promise<CheckedReading | null> {
    if (state !== null && !(await this.hasRelease(edition, state))) return null;
    const begun = performance.now();
    const read = await this.read(path);
    const checked = read && (await this.checkRead(path, read, edition, state, pointsLimit));
    return checked && { ...checked, milliseconds: performance.now() - begun };
  }

  /** Like `check`, for a list that was read. `path` names it in messages. */
  async checkRead(
    path: string,
    read: ReadText,
    edition: EditionId,
    state: DataState | null,
    pointsLimit: number | null,
  ): Promise<CheckedReading | null> {
    if (state !== null && !(await this.hasRelease(edition, state))) return null;
    const begun = performance.now();
    const question = { ...NOTHING_ASKED, edition, pointsLimit };
    const against: Against = state === null ? { kind: 'today' } : { kind: 'label', label: this.manuals?.labelOver(state) ?? state.label };
    const report = await this.services.checking.judgeReading(read.reading, question, against);
    const milliseconds = performance.now() - begun;
    if ('refused' in report) return this.#tell(`${path}: ${report.refused.map(({ code }) => code).join(', ')}`);
    return { ...read, report, milliseconds };
  }

  /** The prices under each of these states and each published release of the edition, newest first. */
  async priceSheets(edition: EditionId, states: readonly DataState[]): Promise<readonly StatePrices[]> {
    for (const state of states) await this.hasRelease(edition, state);
    const releases = await this.services.releases.listPublished(edition);
    const inOrder = releases.toSorted((a, b) => (newness(a.label) < newness(b.label) ? 1 : -1));
    return Promise.all(
      inOrder.map(async ({ id, label }) => ({
        state: { label, source: '' },
        sheet: priceSheetOf(await this.services.releases.loadReadModel(id)),
      })),
    );
  }

  /** Whether the database has the release of a data state, which is imported if it is missing. If it cannot be, the error was printed. */
  hasRelease(edition: EditionId, state: DataState): Promise<boolean> {
    const known = this.#releases.get(state.label) ?? this.#findOrImport(edition, state).then((has) => has && this.#hasManual(state));
    this.#releases.set(state.label, known);
    return known;
  }

  async #findOrImport(edition: EditionId, { label, source: location }: DataState): Promise<boolean> {
    if (await this.services.releases.findByLabel(label)) return true;
    const source = await openSource(location);
    if (source === null || source.files.length === 0) return this.#tell(`${location} holds no data files.`) !== null;
    this.terminal.err(`Importing ${label} ...\n`);
    const request = { edition, label, effectiveFrom: dayOf(label), sourceRevision: null, source, actor: { name: 'lists:score' } };
    const result = await this.services.imports.import(request);
    return result.outcome !== 'refused' || this.#tell(`${label} cannot be imported: ${result.fault}.`) !== null;
  }

  async #hasManual(state: DataState): Promise<boolean> {
    const label = this.manuals?.labelOver(state) ?? null;
    if (this.manuals === null || label === null || (await this.services.releases.findByLabel(label))) return true;
    this.terminal.err(`Laying a Field Manual over ${state.label} ...\n`);
    const manual = await openManualFolder(this.manuals.folderFor(state) ?? '');
    if (manual === null) return this.#tell(`${label} holds no Field Manual.`) !== null;
    const request = { manual, base: state.label, label, effectiveFrom: dayOf(state.label), actor: { name: 'lists:score' } };
    const result = await this.services.manuals.import(request);
    return result.outcome === 'published' || this.#tell(`${label} cannot be published: ${result.fault}.`) !== null;
  }

  #tell(what: string): null {
    this.terminal.err(`${what}\n`);
    return null;
  }
}

/** For programs that read lists from folders and print only problems. */
export const quietListChecker = (services: Services): ListChecker =>
  new ListChecker(services, {
    out: () => undefined,
    err: (text) => process.stderr.write(text),
    readStdin: () => Promise.reject(new Error('Lists are read from a folder.')),
  });
