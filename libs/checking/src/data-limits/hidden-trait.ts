import type { Finding } from '#muster/battlescribe';

interface WithTraits {
  readonly warlordTraits?: readonly { readonly trait: { readonly name: string } }[] | undefined;
}

/** Whether the data hides a Warlord Trait of the unit. Rules judge which rule grants a trait, because lists rarely state it. */
export function hidesWarlordTrait({ kind, name }: Pick<Finding, 'kind' | 'name'>, { warlordTraits = [] }: WithTraits): boolean {
  return kind === 'hidden' && warlordTraits.some(({ trait }) => trait.name === name);
}
