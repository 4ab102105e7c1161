import type { OptionView } from '@muster/battlescribe';
import { looseKey } from '../names/name-key.js';

/** What matching asks of an option again and again. */
interface Facts {
  readonly key: string;
  /** How many the parent must have, as written. */
  readonly required: number;
  /** Of a group: keys of the entries in it, inner groups included. */
  readonly keys: ReadonlySet<string>;
  /** Of a group: something in it is taken even when nothing of it is stated. */
  readonly mustTake: boolean;
}

/** Views of a release live as long as its index, and so do these. */
const known = new WeakMap<OptionView, Facts>();

export function factsOf(option: OptionView): Facts {
  const kept = known.get(option);
  if (kept !== undefined) return kept;
  const facts = option.kind === 'group' ? factsOfGroup(option) : factsOfEntry(option);
  known.set(option, facts);
  return facts;
}

function factsOfEntry(option: OptionView): Facts {
  return { key: looseKey(option.name), required: requiredCount(option), keys: new Set(), mustTake: false };
}

function factsOfGroup(group: OptionView): Facts {
  const inside = group.children.map((child) => ({ child, facts: factsOf(child) }));
  const required = requiredCount(group);
  return {
    key: looseKey(group.name),
    required,
    keys: new Set(inside.flatMap(({ child, facts }) => (child.kind === 'group' ? [...facts.keys] : [facts.key]))),
    mustTake: required > 0 || inside.some(({ child, facts }) => (child.kind === 'group' ? facts.mustTake : facts.required > 0)),
  };
}

/** A minimum that modifiers change counts as none: whether it stands depends on what else is chosen, and the list says what is. */
function requiredCount(option: OptionView): number {
  if (option.hidden) return 0;
  const varies = option.limits.some((limit) => limit.type !== 'max' && limit.scope === 'parent' && limit.varies);
  return varies ? 0 : Math.max(0, option.min ?? 0);
}
