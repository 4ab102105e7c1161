import type { ArmyOption, Datasheet, Detachment, Enhancement } from '#muster/catalogue';
import type { CompiledRelease } from '#muster/checking';
import type { Dice } from '../../../battlescribe/src/testing/random-roster.js';
import type { Intent } from '../edit/intent.js';
import { entriesIn, findPlace, forcesOf, selectionsIn } from '../edit/find-selection.js';
import type { RosterDocument } from '../document/roster-document.js';

const HOW = ['strategic', 'deep-strike', 'own-rule', 'left-table'] as const;
const LIMITS = [500, 1000, 2000] as const;

/** How many of the drawn entries are of the army's own factions. */
const OWN = 0.95;

type Drawn = ArmyOption | Datasheet | Detachment | Enhancement;

const factionIdsOf = (entry: Drawn): readonly string[] =>
  'factions' in entry ? entry.factions.map(({ factionId }) => factionId) : entry.factionIds;

type Make = (army: RandomArmy) => Intent;

/** Draws the ids that an intent uses at random, including ids that do not exist. */
class RandomArmy {
  readonly #units: readonly string[];
  readonly #forces: readonly string[];

  constructor(
    readonly document: RosterDocument,
    readonly compiled: CompiledRelease,
    readonly dice: Dice,
  ) {
    const forces = forcesOf(document.state.forces);
    this.#units = forces.flatMap(({ selections }) => selections.map(({ id }) => id));
    this.#forces = forces.map(({ id }) => id);
  }

  unit(): string {
    return this.dice.of(this.#units) ?? 'nobody';
  }

  force(): string {
    return this.dice.of(this.#forces) ?? 'nowhere';
  }

  /** Mostly of the army's own factions. */
  entry(kind: 'datasheets' | 'detachments' | 'enhancements' | 'armyOptions'): string {
    const { [kind]: all, factions } = this.compiled.index.data.readModel;
    const catalogues = new Set(this.document.state.forces.map(({ catalogueId }) => catalogueId));
    const own = new Set(factions.filter(({ catalogueId }) => catalogues.has(catalogueId)).map(({ id }) => id));
    const entries: readonly Drawn[] = all;
    const ours = entries.filter((entry) => factionIdsOf(entry).some((id) => own.has(id)));
    return this.dice.of(ours.length > 0 && this.dice.chance(OWN) ? ours : entries)?.id ?? 'nothing';
  }

  choice(): Intent {
    const selections = forcesOf(this.document.state.forces).flatMap((force) => force.selections.flatMap(selectionsIn));
    const of = this.dice.of(selections)?.id ?? 'nobody';
    const view = findPlace(this.compiled.game, this.document.state, of)?.view;
    const option = view ? this.dice.of(entriesIn(view)) : undefined;
    const { entryId = 'nothing', entryGroupId = null } = option ?? {};
    return { kind: 'chooseOption', of, option: { entryId, entryGroupId }, count: this.dice.below(3) };
  }
}

const MAKERS: readonly Make[] = [
  (army) => ({ kind: 'addUnit', datasheet: army.entry('datasheets') }),
  (army) => ({ kind: 'addUnit', datasheet: army.entry('datasheets'), models: 1 + army.dice.below(20) }),
  (army) => ({ kind: 'duplicateUnit', unit: army.unit() }),
  (army) => ({ kind: 'removeUnit', unit: army.unit() }),
  (army) => ({ kind: 'moveUnit', unit: army.unit(), force: army.force() }),
  (army) => ({ kind: 'resizeUnit', unit: army.unit(), models: 1 + army.dice.below(20) }),
  (army) => army.choice(),
  (army) => army.choice(),
  (army) => army.choice(),
  (army) => ({ kind: 'chooseEntry', unit: army.unit(), entry: army.entry('enhancements'), chosen: army.dice.chance(0.8) }),
  (army) => ({ kind: 'chooseEntry', unit: army.unit(), entry: army.entry('armyOptions'), chosen: army.dice.chance(0.8) }),
  (army) => ({ kind: 'setWarlord', unit: army.dice.chance(0.9) ? army.unit() : null }),
  (army) => ({ kind: 'attach', leader: army.unit(), bodyguard: army.unit() }),
  (army) => ({ kind: 'detach', unit: army.unit() }),
  (army) => ({ kind: 'embark', unit: army.unit(), transport: army.unit() }),
  (army) => ({ kind: 'disembark', unit: army.unit() }),
  (army) => ({ kind: 'placeInReserves', unit: army.unit(), how: army.dice.of(HOW) ?? 'strategic' }),
  (army) => ({ kind: 'setUp', unit: army.unit() }),
  (army) => ({ kind: 'addDetachment', detachment: army.entry('detachments') }),
  (army) => ({ kind: 'removeDetachment', detachment: army.force() }),
  (army) => ({ kind: 'setBattleSize', name: null, limit: army.dice.of(LIMITS) ?? 2000 }),
  (army) => ({ kind: 'rename', name: `Watch ${army.dice.below(9)}` }),
];

/** A random intent, which may be impossible. */
export function randomIntent(document: RosterDocument, compiled: CompiledRelease, dice: Dice): Intent {
  const army = new RandomArmy(document, compiled, dice);
  return dice.of(MAKERS)?.(army) ?? army.choice();
}
