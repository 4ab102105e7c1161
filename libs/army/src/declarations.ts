import type { Path } from '#muster/diagnostics';
import type {
  Declarations,
  DeclaredAttachment,
  DeclaredBattle,
  DeclaredEvent,
  DeclaredGain,
  DeclaredPassenger,
  DeclaredRefund,
  DeclaredReserves,
  DeclaredSpend,
  DeclaredStratagem,
} from '#muster/roster';
import type { KeywordExpression } from '#muster/catalogue';
import type { ArmyDetachment, ArmyUnit } from './army-unit.js';

interface Stated {
  readonly path: Path;
  readonly line: number | null;
}

/** What is declared of a battle beside the written list, its units and detachments looked up. Whatever is absent was not declared, so no rule judges it. */
export interface ArmyDeclarations extends Omit<
  Declarations<ArmyUnit, ArmyDetachment, Stated>,
  'statesAll' | 'units' | 'detachments' | 'armyOfRenown'
> {
  /** Judge completeness too: what a roster must record and this one does not is a review reason. */
  readonly complete?: boolean;
  /** "Strike Force", as declared. */
  readonly battleSize?: string;
  /** The Army Faction where it is stated as a keyword that no one army is called by (8th, 9th): IMPERIUM. */
  readonly armyKeyword?: string;
  readonly armyOfRenown?: ArmyOfRenown;
}

export type Attachment = DeclaredAttachment<ArmyUnit> & Stated;
export type Passenger = DeclaredPassenger<ArmyUnit> & Stated;
export type ReservesUnit = DeclaredReserves<ArmyUnit> & Stated;
/** `faction`: the key of the keyword. */
export type PreBattleSpend = DeclaredSpend<ArmyUnit, ArmyDetachment> & Stated;
export type BattleCourse = DeclaredBattle<ArmyUnit, Stated>;
export type CommandPointEvent = DeclaredEvent<ArmyUnit> & Stated;
export type CommandPointGain = DeclaredGain & Stated;
export type CommandPointRefund = DeclaredRefund & Stated;
export type StratagemUse = DeclaredStratagem<ArmyUnit> & Stated;

/** As an administrator or organiser describes it. */
export interface ArmyOfRenown extends Stated {
  readonly name: string;
  /** Units it may include; null: not described. */
  readonly admits: KeywordExpression | null;
  readonly forbids: readonly KeywordExpression[];
  readonly requires: readonly KeywordExpression[];
}
