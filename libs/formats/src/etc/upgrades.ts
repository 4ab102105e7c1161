import { keywordKey } from '#muster/catalogue';

/** `Relic - Lantern`, `Trait: Steady Hand`, `Lord of war Traits :Hatred`: what is labelled, and as what. */
export function readUpgrade(text: string): { readonly kind: 'relic' | 'warlordTrait'; readonly name: string } | null {
  const at = firstOf(text, [':', '-', '–']);
  if (at < 0) return null;
  const name = text.slice(at + 1).trim();
  const kind = kindOf(keywordKey(text.slice(0, at)));
  return kind === null || name === '' ? null : { kind, name };
}

function firstOf(text: string, marks: readonly string[]): number {
  const found = marks.map((mark) => text.indexOf(mark)).filter((at) => at > 0);
  return found.length === 0 ? -1 : Math.min(...found);
}

const traits: ReadonlySet<string> = new Set(['wt', 'wlt']);

function kindOf(label: string): 'relic' | 'warlordTrait' | null {
  const word = label.split(' ').at(-1) ?? '';
  if (word === 'relic' || word === 'relics') return 'relic';
  return word === 'trait' || word === 'traits' || traits.has(label) ? 'warlordTrait' : null;
}
