import type { OptionView } from '#muster/battlescribe';
import { walkEntries } from '#muster/catalogue';

/** An entry that a list gives to a unit: the Warlord, or an Enhancement. */
export interface WantedEntry {
  /** Different for entries that differ. */
  readonly key: string;
  readonly is: (option: OptionView) => boolean;
}

/** An entry and the upgrade that contains it. */
interface OfferedInside {
  readonly wrapper: OptionView;
  readonly entry: OptionView;
}

/**
 * What each option offers is kept for as long as the release's index exists. Some data offers hundreds of upgrades to every model, so only
 * what was asked for is kept.
 */
const known = new WeakMap<OptionView, Map<string, OptionView | null>>();
const knownInside = new WeakMap<OptionView, Map<string, OfferedInside | null>>();

/** The wanted entry directly inside the option or in one of its groups; null if there is none. */
export function offeredBy(option: OptionView, { key, is }: WantedEntry): OptionView | null {
  return kept(known, option, key, () => firstIn(option, is));
}

/** The wanted entry inside an upgrade that the option offers; null if there is none. */
export function offeredInside(option: OptionView, { key, is }: WantedEntry): OfferedInside | null {
  return kept(knownInside, option, key, () => {
    for (const wrapper of walkEntries(option)) {
      const entry = wrapper.type === 'upgrade' ? firstIn(wrapper, is) : null;
      if (entry !== null) return { wrapper, entry };
    }
    return null;
  });
}

function firstIn(option: OptionView, is: WantedEntry['is']): OptionView | null {
  return walkEntries(option).find(is) ?? null;
}

function kept<Value>(all: WeakMap<OptionView, Map<string, Value>>, option: OptionView, key: string, find: () => Value): Value {
  const own = all.get(option) ?? new Map<string, Value>();
  all.set(option, own);
  const before = own.get(key);
  if (before !== undefined) return before;
  const found = find();
  own.set(key, found);
  return found;
}
