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

/** Declarations about a battle, with units and detachments looked up. What is absent was not declared, so no rule checks it. */
export interface ArmyDeclarations extends Omit<
  Declarations<ArmyUnit, ArmyDetachment, Stated>,
  'statesAll' | 'units' | 'detachments' | 'armyOfRenown'
> {
  /** True if completeness is checked too: a fact that a roster must record but this roster does not becomes a review reason. */
  readonly complete?: boolean;
  /** The declared battle size, such as "Strike Force". */
  readonly battleSize?: string;
  /** The Army Faction where the list states it as a keyword shared by several armies (8th, 9th), such as IMPERIUM. */
  readonly armyKeyword?: string;
  readonly armyOfRenown?: ArmyOfRenown;
}

export type Attachment = DeclaredAttachment<ArmyUnit> & Stated;
export type Passenger = DeclaredPassenger<ArmyUnit> & Stated;
export type ReservesUnit = DeclaredReserves<ArmyUnit> & Stated;
/** `faction` is the key of the keyword. */
export type PreBattleSpend = DeclaredSpend<ArmyUnit, ArmyDetachment> & Stated;
export type BattleCourse = DeclaredBattle<ArmyUnit, Stated>;
export type CommandPointEvent = DeclaredEvent<ArmyUnit> & Stated;
export type CommandPointGain = DeclaredGain & Stated;
export type CommandPointRefund = DeclaredRefund & Stated;
export type StratagemUse = DeclaredStratagem<ArmyUnit> & Stated;

/** An Army of Renown as an administrator or organiser describes it. */
export interface ArmyOfRenown extends Stated {
  readonly name: string;
  /** Units that the Army of Renown may include; null if this is not described. */
  readonly admits: KeywordExpression | null;
  readonly forbids: readonly KeywordExpression[];
  readonly requires: readonly KeywordExpression[];
}
