import type {
  CommandPointEvent,
  CommandPointGain,
  CommandPointRefund,
  ArmyDeclarations,
  PreBattleSpend,
  ReservesUnit,
  Army,
  StratagemUse,
} from '#muster/army';

/** The declarations of a test roster. Units are given by their index in the roster. */
interface Plan extends Omit<ArmyDeclarations, 'attachments' | 'passengers' | 'reserves' | 'splits' | 'spends'> {
  /** Pairs of Leader and Bodyguard unit. */
  readonly attachments?: readonly (readonly [number, number])[];
  /** Unit, TRANSPORT and, if not all models embark, the number of models. */
  readonly passengers?: readonly (readonly [number, number, number?])[];
  readonly reserves?: readonly (readonly [number, ReservesUnit['how'], 'half'?])[];
  readonly splits?: readonly (readonly [number, readonly number[]])[];
  readonly spends?: readonly (Omit<PreBattleSpend, 'path' | 'line' | 'unit' | 'detachment'> & {
    readonly unit?: number;
    readonly detachment?: number;
  })[];
}

export function declaring(roster: Army, plan: Plan): Army {
  const unit = (index: number) => found(roster.units[index]);
  const { attachments, passengers, reserves, splits, spends, ...rest } = plan;
  const declared: ArmyDeclarations = {
    ...rest,
    ...(attachments && {
      attachments: attachments.map(([leader, bodyguard], index) => ({
        ...at('attachments', index),
        leader: unit(leader),
        bodyguard: unit(bodyguard),
      })),
    }),
    ...(passengers && {
      passengers: passengers.map(([embarked, transport, models], index) => ({
        ...at('passengers', index),
        unit: unit(embarked),
        transport: unit(transport),
        ...(models !== undefined && { models }),
      })),
    }),
    ...(reserves && {
      reserves: reserves.map(([placed, how, half], index) => ({
        ...at('reserves', index),
        unit: unit(placed),
        how,
        ...(half && { half: true }),
      })),
    }),
    ...(splits && { splits: splits.map(([split, parts], index) => ({ ...at('splits', index), unit: unit(split), parts })) }),
    ...(spends && {
      spends: spends.map(({ unit: bearer, detachment, ...spend }, index) => ({
        ...at('spends', index),
        ...spend,
        ...(bearer !== undefined && { unit: unit(bearer) }),
        ...(detachment !== undefined && { detachment: found(roster.detachments[detachment]) }),
      })),
    }),
  };
  return { ...roster, declared };
}

type Moment = readonly [round: number, turn: 'own' | 'opponent', phase: StratagemUse['phase']];

/** A battle in which the player has the first turn. */
export function battleOf(...events: CommandPointEvent[]): { readonly first: true; readonly events: readonly CommandPointEvent[] } {
  return { first: true, events: events.map((event, index) => ({ ...event, path: ['battle', index] })) };
}

export function gain(moment: Moment, amount: number, cause: string, more: Partial<CommandPointGain> = {}): CommandPointGain {
  return { kind: 'gain', ...momentOf(moment), amount, cause, ...more };
}

export function refund(moment: Moment, amount: number, cause: string, spentInPhase = true): CommandPointRefund {
  return { kind: 'refund', ...momentOf(moment), amount, cause, spentInPhase };
}

export function use(moment: Moment, name: string, more: Partial<StratagemUse> = {}): StratagemUse {
  return { kind: 'stratagem', ...momentOf(moment), name, ...more };
}

function momentOf([round, turn, phase]: Moment) {
  return { path: [], line: null, round, turn, phase };
}

function at(kind: string, index: number): { readonly path: readonly (string | number)[]; readonly line: null } {
  return { path: [kind, index], line: null };
}

function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('The plan names something that the roster does not have.');
  return thing;
}
