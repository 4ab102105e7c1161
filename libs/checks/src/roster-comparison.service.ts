import { Injectable } from '@nestjs/common';
import { emptyArmy, type Army } from '#muster/army';
import type { ReviewReason } from '#muster/diagnostics';
import { underdogOf, type Side, type Underdog } from '#muster/rules';
import {
  chooseRelease,
  noRelease,
  readSubject,
  resolvedSubject,
  rosterRefused,
  type Against,
  type CheckRefusal,
  type CheckSubject,
} from '#muster/checking';
import { ReleaseShelfService } from './release-shelf.service.js';

/** One of two armies: either its Power Level, or a list or roster from which the Power Level is computed. */
export type ComparedSide = { readonly kind: 'powerLevel'; readonly powerLevel: number } | CheckSubject;

export interface Comparison extends Underdog {
  /** The review reasons from reading each army. */
  readonly review: readonly [readonly ReviewReason[], readonly ReviewReason[]];
}

interface ArmyAsked {
  readonly army: Army | number;
  readonly review: readonly ReviewReason[];
}

/** Compares two armies of the 8th edition. */
@Injectable()
export class RosterComparison {
  constructor(private readonly shelf: ReleaseShelfService) {}

  /** Determines the Underdog and the Command re-rolls that it gets. The content of a list never makes this throw. */
  async compare(first: ComparedSide, second: ComparedSide, against: Against, zonesAssignedBy?: Side): Promise<Comparison | CheckRefusal> {
    const one = await this.#armyOf(first, 'first', against);
    if ('refused' in one) return one;
    const other = await this.#armyOf(second, 'second', against);
    if ('refused' in other) return other;
    return { ...underdogOf(one.army, other.army, zonesAssignedBy), review: [one.review, other.review] };
  }

  async #armyOf(side: ComparedSide, name: Side, against: Against): Promise<ArmyAsked | CheckRefusal> {
    if (side.kind === 'powerLevel') return { army: side.powerLevel, review: [] };
    const refused = side.kind === 'roster' ? rosterRefused(side.roster, name) : null;
    if (refused) return refused;
    const reading = await readSubject(side);
    const chosen = await chooseRelease(this.shelf, '8e', reading.format, against);
    if ('refused' in chosen) return chosen;
    if (!chosen.release) {
      return { army: nothingKnown, review: [noRelease(chosen.edition, against)] };
    }
    const { roster, review } = resolvedSubject(reading, await this.shelf.compiled(chosen.release));
    return { army: reading.format.id === null ? nothingKnown : roster, review };
  }
}

/** Stands for an army of which no unit could be read. */
const nothingKnown: Army = {
  ...emptyArmy('8e'),
  gaps: [
    {
      kind: 'unit',
      path: [],
      params: {},
      review: { code: 'DATA_GAP', about: 'data', messageId: 'editionUnknown', params: {}, path: [], line: null },
    },
  ],
};
