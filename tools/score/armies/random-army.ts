import { randomUUID } from 'node:crypto';
import { keywordKey } from '#muster/catalogue';
import { applyIntents, assess, EVERY_SOURCE, newRoster, suggest, type Assessment, type Intent, type SuggestionKind } from '#muster/builder';
import type { CompiledRelease } from '#muster/checking';
import type { Dice } from '../../../libs/battlescribe/src/testing/random-roster.js';

type Document = Parameters<typeof assess>[0];

export interface BuiltArmy {
  readonly document: Document;
  readonly assessment: Assessment;
}

export interface ArmyWanted {
  readonly factionId: string;
  readonly detachmentId: string;
  readonly limit: number;
  readonly units: number;
}

/** Changes to a unit that are tried after it was added. */
const CHANGES: readonly SuggestionKind[] = ['size', 'wargear', 'wargear', 'wargear', 'wargear'];

/** Builds a legal army from random choices that the release allows. Null if there is none: the choices gave no Warlord, or need review. */
export function randomArmy({ factionId, detachmentId, limit, units }: ArmyWanted, compiled: CompiledRelease, dice: Dice): BuiltArmy | null {
  const battleSize = { name: limit > 1000 ? 'Strike Force' : 'Incursion', limit };
  const { document } = newRoster(
    { name: 'Random army', faction: factionId, detachments: [detachmentId], battleSize },
    compiled.index,
    randomUUID,
  );
  if (document === null) return null;
  const bench = new Bench(document, compiled, dice);
  for (let attempt = 0; attempt < 3 * units && bench.units.length < units; attempt += 1) {
    if (!bench.tryOne('unit', [])) continue;
    const unit = bench.units.slice(-1);
    for (const kind of CHANGES) if (dice.chance(0.7)) bench.tryOne(kind, unit);
    if (dice.chance(0.5)) bench.tryOne('enhancement', unit);
  }
  bench.chooseWarlord();
  const assessment = assess(bench.document, compiled);
  return assessment.report.verdict === 'LEGAL' ? { document: bench.document, assessment } : null;
}

class Bench {
  constructor(
    public document: Document,
    private readonly compiled: CompiledRelease,
    private readonly dice: Dice,
  ) {}

  get units(): readonly string[] {
    return assess(this.document, this.compiled).unitIds;
  }

  /** Draws one suggestion of this kind. Returns false if it cannot be followed without an error or a question. */
  tryOne(kind: SuggestionKind, units: readonly string[]): boolean {
    const standing = { document: this.document, assessment: assess(this.document, this.compiled), compiled: this.compiled };
    const question = { kinds: [kind], budget: null, units, sources: EVERY_SOURCE };
    const { totalCount } = suggest(standing, question, { skip: 0, first: 0 });
    const [drawn] = suggest(standing, question, { skip: this.dice.below(Math.max(1, totalCount)), first: 1 }).page;
    if (!drawn || drawn.impossible !== null || drawn.isWithinBudget === false) return false;
    if (drawn.excludedBy.length > 0 || drawn.doubts.length > 0) return false;
    return this.apply(drawn.intents);
  }

  chooseWarlord(): void {
    const { report, unitIds } = assess(this.document, this.compiled);
    const { datasheets } = this.compiled.index.data.readModel;
    const characters = report.units.flatMap(({ datasheet }, at) => {
      const sheet = datasheets.find(({ slug }) => slug === datasheet);
      return sheet?.keywords.some((keyword) => keywordKey(keyword) === 'character') === true ? unitIds.slice(at, at + 1) : [];
    });
    const unit = this.dice.of(characters);
    if (unit !== undefined) this.apply([{ kind: 'setWarlord', unit }]);
  }

  private apply(intents: readonly Intent[]): boolean {
    const applied = applyIntents(this.document, intents, this.compiled.index, randomUUID);
    if (applied.fault) return false;
    this.document = applied.document;
    return true;
  }
}
