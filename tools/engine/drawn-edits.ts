// Random edits of a roster, carried out with the code that saved rosters on a server are made with, and what a server answers to each.
import { rosterEvaluator, type OptionInRoster } from '#muster/battlescribe';
import {
  applyIntents,
  assess,
  builderMessages,
  explain,
  exportedRoster,
  importedRoster,
  newRoster,
  RosterChoices,
  suggest,
  type Assessment,
  type Intent,
  type RosterDocument,
  type Standing,
  type Suggestion,
} from '#muster/builder';
import { lookUp } from '#muster/army';
import { CHECK_MESSAGES, readSubject, reportInWords, type CompiledRelease } from '#muster/checking';
import { renderer } from '#muster/messages';
import { Dice } from '../../libs/battlescribe/src/testing/random-roster.js';
import { randomIntent } from '../../libs/builder/src/testing/random-intents.js';

/** A roster and the edits that are made to it. Suggestions are asked for before the edits of `asked`. */
export interface DrawnEdits {
  readonly label: string;
  readonly faction: string;
  readonly army: {
    readonly name: string;
    readonly faction: string;
    readonly detachments: readonly string[];
    readonly battleSize: { readonly name: string; readonly limit: number };
  };
  readonly steps: readonly (readonly Intent[])[];
  readonly asked: readonly number[];
  /** What a server answers, each as JSON: first to the army, then to each edit, and last what can be asked about the roster. */
  readonly answers: readonly string[];
}

/** Every so many edits is a suggestion that was asked for; the others are random intents. */
const SUGGESTED_EVERY = 3;
const FIRST = 4;
const BATTLE_SIZE = { name: 'Strike Force', limit: 2000 };

const render = renderer([...CHECK_MESSAGES, builderMessages]);
const english = (said: Parameters<typeof render>[1]): string => render('en', said);

/** Null if the faction has no army of the release. */
export async function drawnEdits(compiled: CompiledRelease, faction: string, seed: number, edits: number): Promise<DrawnEdits | null> {
  const { index } = compiled;
  const { factions, detachments } = index.data.readModel;
  const own = factions.find(({ slug }) => slug === faction);
  const dice = new Dice(seed);
  const detachment = dice.of(detachments.filter(({ factionIds, onlyIn }) => !onlyIn && own !== undefined && factionIds.includes(own.id)));
  if (!own) return null;
  const army = { name: 'Drawn', faction: own.id, detachments: detachment ? [detachment.id] : [], battleSize: BATTLE_SIZE };
  const made = newRoster(army, index, idsOfStep(0));
  if (made.fault) return null;
  const bench = new Bench(made.document, compiled);
  const steps: (readonly Intent[])[] = [];
  const asked: number[] = [];
  const answers = [bench.said()];
  for (let step = 1; step <= edits; step += 1) {
    const wanted = step % SUGGESTED_EVERY === 0 ? bench.suggested() : null;
    if (wanted) {
      asked.push(step);
      answers.push(JSON.stringify([wanted.totalCount, wanted.page.map(told)]));
    }
    const drawn = wanted?.page.find(({ impossible, excludedBy }) => impossible === null && excludedBy.length === 0);
    const intents = drawn?.intents ?? [randomIntent(bench.document, compiled, dice)];
    steps.push(intents);
    answers.push(bench.applied(intents, step));
  }
  answers.push(...(await bench.askedLast()));
  return { label: index.data.release.label, faction, army, steps, asked, answers };
}

/** The ids that an edit gives to what is new. They begin anew with each edit, so that an edit that is tried twice has the same ids. */
function idsOfStep(step: number): () => string {
  let last = 0;
  return () => `s${step}-${(last += 1)}`;
}

function told({ kind, name, intents, price, pointsLeft, isWithinBudget, excludedBy, stillMissing, doubts, impossible }: Suggestion) {
  return [
    ...[kind, name, intents, price, pointsLeft, isWithinBudget],
    ...[excludedBy, stillMissing].map((errors) => errors.map((error) => [error.key, english(error)])),
    doubts.map(english),
    impossible ? english(impossible) : undefined,
  ];
}

class Bench {
  readonly #evaluator;
  #assessment: Assessment;

  constructor(
    public document: RosterDocument,
    private readonly compiled: CompiledRelease,
  ) {
    this.#evaluator = rosterEvaluator(compiled.game);
    this.#assessment = this.#assess(document);
  }

  said(): string {
    return JSON.stringify([this.document, reportInWords(this.#assessment.report, english)]);
  }

  applied(intents: readonly Intent[], step: number): string {
    const { document, fault } = applyIntents(this.document, intents, this.compiled.index, idsOfStep(step));
    if (fault) return JSON.stringify(english(fault));
    this.document = document;
    this.#assessment = this.#assess(document);
    return this.said();
  }

  suggested() {
    return suggest(this.#standing, { kinds: KINDS, budget: null, units: [], sources: ['own'] }, { skip: 0, first: FIRST });
  }

  /** What every unit may choose, why the first finding is there, and the roster as a text and read back. */
  async askedLast(): Promise<readonly string[]> {
    const { index } = this.compiled;
    const choices = new RosterChoices(this.#standing);
    const options = this.#assessment.unitIds.map((id) => choices.ofUnit(id)?.options ?? null);
    const [first] = this.#assessment.report.findings;
    const { text } = exportedRoster({ id: 'drawn', document: this.document, assessment: this.#assessment }, 'app', this.compiled);
    const reading = await readSubject({ kind: 'text', text: text ?? '' });
    return [
      JSON.stringify(options),
      JSON.stringify(priceOfFirst(options, choices)),
      JSON.stringify((first && explain(this.#standing, first.key)?.fixes.map(({ intents }) => intents)) ?? null),
      JSON.stringify(text),
      JSON.stringify(importedRoster(reading, lookUp(reading, index), null)),
    ];
  }

  get #standing(): Standing {
    return { document: this.document, assessment: this.#assessment, compiled: this.compiled };
  }

  #assess(document: RosterDocument): Assessment {
    return assess(document, this.compiled, this.#evaluator.update(document.state));
  }
}

const KINDS = ['unit', 'size', 'wargear', 'enhancement', 'leader', 'transport'] as const;

function priceOfFirst(options: readonly (readonly OptionInRoster[] | null)[], choices: RosterChoices): number | null {
  const entry = options.flatMap((ofUnit) => ofUnit ?? []).find(({ kind }) => kind === 'entry');
  return entry ? choices.priceOfOneMore(entry) : null;
}
