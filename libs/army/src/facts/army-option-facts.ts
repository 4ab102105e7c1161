import type { ArmyOption, IndexedRelease } from '#muster/catalogue';
import type { ResolvedPower, ResolvedRelic, ResolvedTrait, ArmyUnit } from '../army-unit.js';
import { entryOf, type Taken } from './taken.js';

type Facts = Pick<ArmyUnit, 'warlordTraits' | 'relics' | 'psychicPowers'>;

/**
 * Warlord Traits, relics and psychic powers among a unit's selections (8th, 9th). A kind without selections is undefined. If Stratagems
 * were bought for the unit, they give its last traits and relics; earlier ones are its own.
 */
export function armyOptionFacts(unit: ArmyUnit, taken: readonly Taken[], release: IndexedRelease): Facts {
  const options = taken.flatMap((one) => {
    const option = entryOf(one.selection, release.byId.armyOptions);
    return option === undefined ? [] : [{ ...one, option }];
  });
  const ofKind = (kind: ArmyOption['kind']) => options.filter(({ option }) => option.kind === kind);
  const bought = (purposes: readonly ArmyOption['purpose'][]) =>
    options.reduce((sum, { option, selection }) => (purposes.includes(option.purpose) ? sum + selection.number : sum), 0);
  const giver = (kind: ArmyOption['kind'], purposes: readonly ArmyOption['purpose'][]) => {
    const own = ofKind(kind).length - bought(purposes);
    return (one: Taken, index: number) => one.commandPoints < 0 || index >= own;
  };

  const byTraitStratagem = giver('warlord-trait', ['warlord-trait', 'field-commander']);
  const traits = ofKind('warlord-trait').map(({ option, ...one }, index): ResolvedTrait => ({
    ...placeOf(unit, 'warlordTraits', index),
    trait: option,
    source: traitSource(unit, byTraitStratagem(one, index), index),
  }));
  // Some Stratagems give relics to models that are not CHARACTERS. The data offers the relic beside the Stratagem, which costs CP.
  const isGranted = ({ model }: Taken) =>
    !unit.keywords.has('character') && taken.some((one) => one.model === model && one.commandPoints < 0);
  const byRelicStratagem = giver('relic', ['relic']);
  const relics = ofKind('relic').map(({ option, ...one }, index): ResolvedRelic => ({
    ...placeOf(unit, 'relics', index),
    relic: option,
    source: byRelicStratagem(one, index) || isGranted(one) ? 'stratagem' : null,
  }));
  const powers = ofKind('psychic-power').map(({ option }, index): ResolvedPower => ({
    ...placeOf(unit, 'psychicPowers', index),
    power: option,
  }));
  return { warlordTraits: ofSome(traits), relics: ofSome(relics), psychicPowers: ofSome(powers) };
}

const ofSome = <One>(all: readonly One[]): readonly One[] | undefined => (all.length === 0 ? undefined : all);

function placeOf({ path, line }: ArmyUnit, kind: keyof Facts, index: number): Pick<ResolvedTrait, 'path' | 'line'> {
  return { path: [...path, kind, index], line };
}

function traitSource(unit: ArmyUnit, isBought: boolean, index: number): ResolvedTrait['source'] {
  if (unit.namedCharacter) return 'named';
  if (isBought) return 'stratagem';
  return unit.warlord && index === 0 ? 'warlord' : null;
}
