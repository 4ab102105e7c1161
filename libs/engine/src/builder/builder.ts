import { lookUp } from '#muster/army';
import { rosterEvaluator, type NewId, type OptionInRoster, type RosterEvaluator } from '#muster/battlescribe';
import {
  applyIntents,
  assess,
  changesBetween,
  explain,
  exportedRoster,
  idOfEntry,
  importedRoster,
  newRoster,
  readSavedRoster,
  RosterChoices,
  savedRoster,
  suggest,
  withEntryIds,
  type Assessment,
  type ExportFormat,
  type Intent,
  type RosterDocument,
  type SavedRoster,
  type Standing,
  type SuggestionKind,
  type SuggestionSource,
} from '#muster/builder';
import { readSubject, type CheckSubject } from '#muster/checking';
import type { NeedsData } from '../check.js';
import type { LoadedRelease } from '../loaded-release.js';
import { DataNeeded } from '../needed-data.js';
import type {
  Applied,
  BuilderOptions,
  EditFault,
  Exported,
  NewArmy,
  ReadOptions,
  SuggestionsAsked,
  SuggestionsFound,
} from './builder.types.js';
import { builtRoster, type BuiltRoster } from './built-roster.js';
import { explanationWorded, suggestionWorded, worded, type ExplanationInWords, type ReviewInWords } from './in-english.js';

/** As on a server. */
const KINDS: readonly SuggestionKind[] = ['unit', 'size', 'wargear', 'enhancement', 'leader', 'transport'];
const SOURCES: readonly SuggestionSource[] = ['own'];
const FEW = 10;

export type Started = { readonly builder: Builder } | { readonly fault: EditFault } | NeedsData;

/** The roster of a list, and what was not understood in it. */
export type Read = { readonly builder: Builder; readonly review: readonly ReviewInWords[] } | NeedsData;

export type Loaded = { readonly builder: Builder } | NeedsData;

/** A roster at one moment, computed when it is looked at. */
interface Moment {
  readonly document: RosterDocument;
  readonly assessment: Assessment;
  roster: BuiltRoster | null;
  choices: RosterChoices | null;
}

/**
 * Builds a roster without a server: the same intents give the same document, prices, findings and suggestions as a saved roster on a server
 * with the same release.
 */
export class Builder {
  readonly #id: string;
  readonly #newId: NewId;
  #release: LoadedRelease;
  #evaluator: RosterEvaluator;
  #now: Moment;
  #past: RosterDocument[] = [];
  #future: RosterDocument[] = [];

  private constructor(release: LoadedRelease, document: RosterDocument, newId: NewId, id: string = newId()) {
    this.#id = id;
    this.#newId = newId;
    this.#release = release;
    this.#evaluator = rosterEvaluator(release.compiled.game);
    this.#now = this.#assessed(document);
  }

  /** Starts an army without units. */
  static start(release: LoadedRelease, army: NewArmy, { newId = randomId }: BuilderOptions = {}): Started {
    return orNeeds(() => {
      const { index } = release.compiled;
      const { factions, detachments } = index.data.readModel;
      const made = newRoster(
        {
          ...{ battleSize: null, ...army },
          faction: idOfEntry(factions, army.faction),
          detachments: (army.detachments ?? []).map((one) => idOfEntry(detachments, one)),
        },
        index,
        newId,
      );
      return made.fault ? { fault: worded(made.fault) } : { builder: new Builder(release, made.document, newId) };
    });
  }

  /** Makes a roster of a list or a roster file. What is not in the release stays in the roster as written, and needs review. */
  static async read(list: string | CheckSubject, release: LoadedRelease, { name, newId = randomId }: ReadOptions = {}): Promise<Read> {
    const reading = await readSubject(typeof list === 'string' ? { kind: 'text', text: list } : list);
    return orNeeds(() => {
      const resolution = lookUp(reading, release.compiled.index);
      const builder = new Builder(release, importedRoster(reading, resolution, name ?? null), newId);
      return { builder, review: [...reading.review, ...resolution.review].map(worded) };
    });
  }

  /** Opens a roster that `save` returned. Throws if it is something else, or was saved under another release. */
  static load(saved: unknown, release: LoadedRelease, { newId = randomId }: BuilderOptions = {}): Loaded {
    const { document, id, release: label } = readSavedRoster(saved);
    if (label !== release.label)
      throw new Error(`The roster was saved under ${label}, and the release that is loaded is ${release.label}.`);
    return orNeeds(() => ({ builder: new Builder(release, document, newId, id) }));
  }

  /** The roster as it is now. It stays the same object until the next change. */
  get roster(): BuiltRoster {
    return (this.#now.roster ??= builtRoster(this.#now.document, this.#now.assessment));
  }

  get release(): LoadedRelease {
    return this.#release;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /**
   * Applies intents as one edit: all of them, or none if one is impossible. Entries of the release are named by slug or id. Edits that break
   * rules are applied; the report shows what is wrong.
   */
  apply(...intents: readonly Intent[]): Applied {
    return orNeeds((): Applied => {
      const before = this.#now;
      const { index } = this.#release.compiled;
      const named = intents.map((intent) => withEntryIds(intent, index.data.readModel));
      const applied = applyIntents(before.document, named, index, this.#newId);
      if (applied.fault) return { fault: worded(applied.fault) };
      const after = this.#assessed(applied.document);
      this.#past.push(before.document);
      this.#future = [];
      this.#now = after;
      const { gained, lost, ...changes } = changesBetween(before.assessment, after.assessment);
      return { changes: { ...changes, gained: gained.map(worded), lost: lost.map(worded) } };
    });
  }

  /** Takes the last edit back. Returns false if there is none. */
  undo(): boolean {
    return this.#step(this.#past, this.#future);
  }

  /** Makes the edit again that was last taken back. Returns false if there is none. */
  redo(): boolean {
    return this.#step(this.#future, this.#past);
  }

  /** What can be added, what a player would take next first. Each suggestion is tried: its price and findings are those of the edit. */
  suggestions(asked: SuggestionsAsked = {}): SuggestionsFound {
    const { kinds = KINDS, budget = null, units = [], sources = SOURCES, first = FEW, skip = 0 } = asked;
    const { totalCount, page } = suggest(this.#standing, { kinds, budget, units, sources }, { skip, first });
    return { totalCount, page: page.map(suggestionWorded) };
  }

  /**
   * The options of a unit or of a force, parents before what is in them. Hidden ones, which the data does not offer now, are included. Null if
   * there is no such unit or force.
   */
  options(id: string): readonly OptionInRoster[] | null {
    const choices = this.#choices;
    return (choices.ofUnit(id) ?? choices.ofForce(id))?.options ?? null;
  }

  /** The change in the roster's cost if one more of the option is chosen. Null for a group, or if it cannot be chosen. */
  priceOfOneMore(option: OptionInRoster): number | null {
    return this.#choices.priceOfOneMore(option);
  }

  /** What a finding counts, and changes that resolve it. Null if the roster has no finding with this key. */
  explain(finding: string): ExplanationInWords | null {
    const explained = explain(this.#standing, finding);
    return explained && explanationWorded(explained);
  }

  /** Writes the roster for other tools: `app` is the text of the official app, which `read` reads back. */
  export(format: ExportFormat = 'app'): Exported {
    const { document, assessment } = this.#now;
    const { diagnostics, ...written } = exportedRoster({ id: this.#id, document, assessment }, format, this.#release.compiled);
    return { ...written, diagnostics: diagnostics.map(worded) };
  }

  /** The roster as plain JSON, for `load`. */
  save(): SavedRoster {
    return savedRoster(this.#id, this.#release.label, this.#now.document);
  }

  /** Adds the data of another faction of the release, after an answer that `needs` it. */
  join(other: LoadedRelease): void {
    this.#release = this.#release.with(other);
    this.#evaluator = rosterEvaluator(this.#release.compiled.game);
    this.#now = this.#assessed(this.#now.document);
  }

  get #standing(): Standing {
    const { document, assessment } = this.#now;
    return { document, assessment, compiled: this.#release.compiled };
  }

  get #choices(): RosterChoices {
    return (this.#now.choices ??= new RosterChoices(this.#standing));
  }

  /** Evaluates only what the document does not share with the one before. */
  #assessed(document: RosterDocument): Moment {
    const assessment = assess(document, this.#release.compiled, this.#evaluator.update(document.state));
    return { document, assessment, roster: null, choices: null };
  }

  #step(from: RosterDocument[], to: RosterDocument[]): boolean {
    const document = from.pop();
    if (!document) return false;
    to.push(this.#now.document);
    this.#now = this.#assessed(document);
    return true;
  }
}

function orNeeds<Answer>(work: () => Answer): Answer | NeedsData {
  try {
    return work();
  } catch (error) {
    if (error instanceof DataNeeded) return { needs: error.needed };
    throw error;
  }
}

const ID_BYTES = 16;

/** Browsers have `randomUUID` only on secure pages. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
