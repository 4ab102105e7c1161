import { keywordKey } from '#muster/catalogue';

export interface Upgrade {
  readonly kind: 'relic' | 'warlordTrait';
  readonly name: string;
}

/** Reads the label and the name of an upgrade: `Relic - Lantern`, `[Relic] Lantern`, `Trait: Steady Hand`, `Lord of war Traits :Hatred`. */
export function readUpgrade(text: string): Upgrade | null {
  const close = text.startsWith('[') ? text.indexOf(']') : -1;
  const marked = kindOf(keywordKey(text.slice(1, Math.max(1, close))));
  if (marked !== null)
    return {
      kind: marked,
      name: text
        .slice(close + 1)
        .replace(/^ ?: ?/u, '')
        .trim(),
    };
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

const relics: ReadonlySet<string> = new Set(['relic', 'relics', 'relique', 'reliques']);
const traits: ReadonlySet<string> = new Set(['wt', 'wlt', 'sdg']);

function kindOf(label: string): 'relic' | 'warlordTrait' | null {
  const word = (label.split(' ').at(-1) ?? '').replace(/\d$/u, '');
  if (relics.has(word)) return 'relic';
  return word === 'trait' || word === 'traits' || traits.has(label) ? 'warlordTrait' : null;
}
