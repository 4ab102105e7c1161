import type { ResolvedPower, ResolvedRelic, ResolvedTrait, ResolvedUnit } from '../../resolved-unit.js';
import type { IndexedRelease } from '../indexed-release.js';
import { entryOf, type Taken } from './taken.js';

type Facts = Pick<ResolvedUnit, 'warlordTraits' | 'relics' | 'psychicPowers'>;

/** Warlord Traits, relics and psychic powers among a unit's selections (8th, 9th). None of a kind: nothing is said of it. */
export function armyOptionFacts(unit: ResolvedUnit, taken: readonly Taken[], release: IndexedRelease): Facts {
  const traits: ResolvedTrait[] = [];
  const relics: ResolvedRelic[] = [];
  const powers: ResolvedPower[] = [];
  for (const one of taken) {
    const option = entryOf(one.selection, release.byId.armyOptions);
    if (option?.kind === 'warlord-trait')
      traits.push({ ...placeOf(unit, 'warlordTraits', traits), trait: option, source: traitSource(unit, one, traits) });
    else if (option?.kind === 'relic')
      relics.push({ ...placeOf(unit, 'relics', relics), relic: option, source: one.commandPoints < 0 ? 'stratagem' : null });
    else if (option?.kind === 'psychic-power') powers.push({ ...placeOf(unit, 'psychicPowers', powers), power: option });
  }
  return {
    ...(traits.length === 0 ? {} : { warlordTraits: traits }),
    ...(relics.length === 0 ? {} : { relics }),
    ...(powers.length === 0 ? {} : { psychicPowers: powers }),
  };
}

function placeOf({ path, line }: ResolvedUnit, kind: keyof Facts, known: readonly unknown[]): Pick<ResolvedTrait, 'path' | 'line'> {
  return { path: [...path, kind, known.length], line };
}

function traitSource(unit: ResolvedUnit, taken: Taken, before: readonly ResolvedTrait[]): ResolvedTrait['source'] {
  if (unit.namedCharacter) return 'named';
  if (taken.commandPoints < 0) return 'stratagem';
  return unit.warlord && before.every(({ source }) => source !== 'warlord') ? 'warlord' : null;
}
