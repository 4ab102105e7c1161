import { isWarlordName } from '#muster/battlescribe';
import type { LoadoutItem, StatedUpgrade, UnnumberedUnit } from '#muster/roster';
import { readPriced } from './price.js';

export interface UnitHead {
  readonly name: string;
  readonly line: number;
  readonly section: string | null;
  readonly statedPoints: number | null;
}

/** A datasheet while its lines are read. */
export class UnitDraft {
  warlord = false;
  readonly enhancements: StatedUpgrade[] = [];
  readonly loadout: LoadoutItem[] = [];

  constructor(private readonly head: UnitHead) {}

  get name(): string {
    return this.head.name;
  }

  /**
   * Takes the items printed beside the unit's name. Among them may be the Warlord mark, and enhancements, which are the only items with a
   * price.
   */
  take(items: readonly LoadoutItem[]): void {
    for (const item of items) {
      const priced = readPriced(item.name, '[');
      if (isWarlordName(item.name)) this.warlord = true;
      else if (priced !== null && priced.name !== '') this.upgrade(priced.name, item.line, priced.points);
      else this.loadout.push(item);
    }
  }

  upgrade(name: string, line: number | null, statedPoints: number | null): void {
    this.enhancements.push({ name, id: null, line, statedPoints });
  }

  close(): UnnumberedUnit {
    const { warlord, enhancements, loadout } = this;
    return { ...this.head, id: null, detachment: null, warlord, enhancements, loadout };
  }
}
