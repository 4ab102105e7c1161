import type { OptionView } from '#muster/battlescribe';
import { choicesOf } from './choices.js';
import { configsOf, noConfig, type Asked, type Config, type Pick } from './config.js';
import type { Budget, Equipped } from './search.js';
import type { Body, ModelSlot, UnitLayout } from './unit-layout.js';
import type { Want } from './lines/wants.js';

/** A number of models equipped alike, or one body of the unit with its chosen options. */
export class DraftPart {
  constructor(
    readonly of: { readonly slot: ModelSlot } | { readonly body: Body },
    readonly options: readonly OptionView[],
    public config: Config,
    public count: number,
  ) {}

  get picks(): readonly Pick[] {
    return this.config.picks;
  }

  /** How many of each name the picks account for. */
  get counts(): ReadonlyMap<string, number> {
    return this.config.counts;
  }
}

/** Search steps charged for choosing the options of one part again. */
const stepsToChoose = 10;

/** A unit while the remaining stated items are being placed. */
export class LoadoutDraft {
  readonly parts: DraftPart[];
  /** How many of each key are already matched with a stated item. */
  private readonly answered = new Map<string, number>();
  /** Keys that no part can take again. Parts never lose options, so this stays true. */
  private readonly exhausted = new Set<string>();

  constructor(
    layout: UnitLayout,
    wants: readonly Want[],
    private readonly budget: Budget,
  ) {
    this.parts = layout.bodies.map((body) => {
      const [config = noConfig] = configsOf(body.options, atMost(openIn(wants), 'written'));
      this.answer(wants, config.uses, 1);
      return new DraftPart({ body }, body.options, config, 1);
    });
  }

  add(equipped: readonly Equipped[], wants: readonly Want[]): void {
    for (const { slot, config, count } of equipped) {
      this.parts.push(new DraftPart({ slot }, slot.option.children, config, count));
      this.answer(wants, config.uses, count);
    }
  }

  models(): ReadonlyMap<ModelSlot, number> {
    const standing = new Map<ModelSlot, number>();
    for (const { of, count } of this.parts) if ('slot' in of) standing.set(of.slot, (standing.get(of.slot) ?? 0) + count);
    return standing;
  }

  /** Matches a stated item with equipment that the unit has anyway, then with options that any part of the unit can still take. */
  settle(want: Want): void {
    for (const key of want.keys) this.answerWithUnclaimed(want, key);
    for (const key of want.keys) while (want.open > 0 && this.takeOneMore(key)) this.claim(want, key, 1);
  }

  private answerWithUnclaimed(want: Want, key: string): void {
    const unclaimed = this.countOf(key) - (this.answered.get(key) ?? 0);
    if (unclaimed > 0) this.claim(want, key, Math.min(unclaimed, want.open));
  }

  private claim(want: Want, key: string, count: number): void {
    want.open -= count;
    this.answered.set(key, (this.answered.get(key) ?? 0) + count);
  }

  private answer(wants: readonly Want[], uses: ReadonlyMap<string, number>, times: number): void {
    for (const [key, each] of uses) {
      let left = each * times;
      for (const want of wants) {
        if (!want.keys.includes(key)) continue;
        const count = Math.min(left, want.open);
        if (count === 0) continue;
        this.claim(want, key, count);
        left -= count;
      }
    }
  }

  private countOf(key: string): number {
    return this.parts.reduce((sum, part) => sum + (part.counts.get(key) ?? 0) * part.count, 0);
  }

  /** Chooses one part's options again so that it keeps everything that the list states and gains one more of the key. */
  private takeOneMore(key: string): boolean {
    if (this.exhausted.has(key)) return false;
    for (const part of this.parts) {
      this.budget.steps -= stepsToChoose;
      if (this.budget.steps < 0) return false;
      if (!choicesOf(part.options).mayHave(key)) continue;
      const aim = new Map([...part.counts].filter(([found]) => this.answered.has(found)));
      aim.set(key, (aim.get(key) ?? 0) + 1);
      const config = covering(part, aim);
      if (config === undefined) continue;
      this.splitOff(part, config);
      return true;
    }
    this.exhausted.add(key);
    return false;
  }

  private splitOff(part: DraftPart, config: Config): void {
    if (part.count > 1) {
      part.count -= 1;
      this.parts.push(new DraftPart(part.of, part.options, config, 1));
    } else part.config = config;
  }
}

/** The unit's own options may be more than the data writes, because their number depends on the number of models. */
function covering({ of, options }: DraftPart, aim: ReadonlyMap<string, number>): Config | undefined {
  const within = (most: Asked['most']) => configsOf(options, atMost(aim, most)).find(({ uses }) => covers(uses, aim));
  return within('written') ?? ('body' in of ? within('raised') : undefined);
}

const atMost = (wanted: ReadonlyMap<string, number>, most: Asked['most']): Asked => ({ keys: [...wanted.keys()], wanted, models: 1, most });

/** How many items of each name are open. */
function openIn(wants: readonly Want[]): ReadonlyMap<string, number> {
  const open = new Map<string, number>();
  for (const want of wants) if (want.open > 0) for (const key of new Set(want.keys)) open.set(key, (open.get(key) ?? 0) + want.open);
  return open;
}

function covers(uses: ReadonlyMap<string, number>, aim: ReadonlyMap<string, number>): boolean {
  return [...aim].every(([key, count]) => (uses.get(key) ?? 0) >= count);
}
