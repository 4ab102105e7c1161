import { NOTHING_ASKED, readSubject, type CheckReport, type SubjectReading } from '#muster/checking';
import { splitBlob } from '#muster/formats';
import { openSource } from '#muster/publishing';
import type { EditionId } from '#muster/roster';
import type { Terminal } from '../../apps/cli/src/command.js';
import { readSubject as readSource } from '../../apps/cli/src/check/read-source.js';
import type { Services } from '../../apps/cli/src/services.js';
import { dayOf, type DataState } from './manifest.js';
import type { Checked } from './score.js';

/** A checked list together with the result of reading it. */
export type CheckedReading = Checked & { readonly reading: SubjectReading };

/** Checks lists in this process. A release is created once for each data state, or reused if the database already has it. */
export class ListChecker {
  readonly #releases = new Map<string, Promise<boolean>>();

  constructor(
    private readonly services: Services,
    private readonly terminal: Terminal,
  ) {}

  /** Null if the file or its data cannot be read; the error was printed. */
  async check(path: string, edition: EditionId, state: DataState, pointsLimit: number | null): Promise<CheckedReading | null> {
    const source = await readSource(path, this.terminal);
    if ('unusable' in source) return this.#tell(`${path} ${source.unusable}.`);
    if (!(await this.#hasRelease(edition, state))) return null;
    const { subject } = source;
    const begun = performance.now();
    const whole = await readSubject(subject);
    const holdsSeveral = subject.kind === 'text' && whole.review.some(({ messageId }) => messageId === 'anotherList');
    const [first] = holdsSeveral ? splitBlob(subject.text).lists : [];
    const reading = first === undefined ? whole : await readSubject({ kind: 'text', text: first.text });
    const question = { ...NOTHING_ASKED, edition, pointsLimit };
    const report = await this.services.checking.checkReading(reading, question, { kind: 'label', label: state.label });
    const milliseconds = performance.now() - begun;
    if ('refused' in report) return this.#tell(`${path}: ${report.refused.map(({ code }) => code).join(', ')}`);
    const text = first?.text ?? (subject.kind === 'text' ? subject.text : '');
    return { text, isFirstOfSeveral: first !== undefined, reading, report, milliseconds };
  }

  /** The published releases of an edition, newest first. */
  async releasesOf(edition: EditionId): Promise<readonly DataState[]> {
    const releases = (await this.services.releases.list()).filter((one) => one.edition === edition && one.status === 'published');
    return releases.map(({ label }) => ({ label, source: '' })).toSorted((a, b) => (a.label < b.label ? 1 : -1));
  }

  #hasRelease(edition: EditionId, state: DataState): Promise<boolean> {
    const known = this.#releases.get(state.label) ?? this.#findOrImport(edition, state);
    this.#releases.set(state.label, known);
    return known;
  }

  async #findOrImport(edition: EditionId, { label, source: location }: DataState): Promise<boolean> {
    if (await this.services.releases.findByLabel(label)) return true;
    const source = await openSource(location);
    if (source === null || source.files.length === 0) return this.#tell(`${location} holds no data files.`) !== null;
    this.terminal.err(`Importing ${label} ...\n`);
    const request = { edition, label, effectiveFrom: dayOf(label), sourceRevision: null, source, actor: 'lists:score' };
    const result = await this.services.imports.import(request);
    return result.outcome !== 'refused' || this.#tell(`${label} cannot be imported: ${result.fault}.`) !== null;
  }

  #tell(what: string): null {
    this.terminal.err(`${what}\n`);
    return null;
  }
}

/** The number of units whose computed price equals the stated one. Among several data states, the list's own has the highest number. */
export const unitsAsStated = ({ units }: CheckReport): number =>
  units.filter(({ stated, computed }) => stated !== null && stated === computed).length;
