import type { EntryNode, GroupNode } from '#muster/battlescribe';
import type { ArmyOption } from '#muster/catalogue';
import type { ImportContext } from '../context.js';

export type ArmyOptionKind = ArmyOption['kind'];

/** By which names of groups the data tell the kinds; the first that fits. */
const GROUPS: readonly (readonly [ArmyOptionKind, RegExp])[] = [
  ['warlord-trait', /\b(warlord traits?|codex traits|rulebook traits|required trait|shield host trait|captain-commander)\b/i],
  ['stratagem', /\b(strat[ae]gems?|specialist detachments?)\b/i],
  ['psychic-power', /\b(psychic powers?|disciplines?|sanctic powers|power of the waaagh|hive fleet power)\b/i],
  [
    'relic',
    /\b(relics?|artefacts?|bio-artefacts?|heirlooms?|sorcerous arcana|arcana mechanicum|arcana mechanicum artefactorum|signature systems|treasures of the)\b/i,
  ],
];

/** What campaigns add to units: no choice of a matched play list. */
export function isCampaignOption({ name }: { readonly name: string }): boolean {
  return /\b(crusade|battle (honours?|scars?|traits?)|narrative|(warrior|monster|vehicle) honours?)\b/i.test(name);
}

/** Groups of a campaign's own relics and traits, and lists of everything for reading. */
function isCampaignGroup({ name }: GroupNode): boolean {
  return /\b(crusade|artificer|antiquity|legendary|battle traits?|battle honours?|battle scars?|psychic fortitudes|reference)\b/i.test(
    name,
  );
}

/** What no matched play list chooses. */
export function isOfCampaign(node: EntryNode | GroupNode): boolean {
  return isCampaignOption(node) || (node.kind === 'group' && isCampaignGroup(node));
}

export function isArmyOptionGroup(node: EntryNode | GroupNode): boolean {
  return node.kind === 'group' && !isOfCampaign(node) && kindOfName(node.name) !== null;
}

/** Some files misspell it. */
export function isNamedStratagem({ name }: { readonly name: string }): boolean {
  return /^(strat[ae]gem|specialist detachment:)/i.test(name);
}

/** An upgrade that is bought with Command points: a Stratagem that changes the list, whatever the data call it. */
export function isBoughtWithCommandPoints({ costs }: ImportContext, node: EntryNode | GroupNode): boolean {
  if (node.kind !== 'entry' || node.type !== 'upgrade' || isBookkeeping(node)) return false;
  return (node.costs ?? []).some(({ typeId, value }) => typeId === costs.command && value < 0);
}

/** Command points set aside or given by hand, which no Stratagem spends. */
function isBookkeeping({ name }: EntryNode): boolean {
  return /^(reinforcement points|command points|command benefits?\b.*)$/i.test(name.trim());
}

/** What a list can hold as an option of the army: in a group of such, or a Stratagem standing alone. */
export function isArmyOption(context: ImportContext): (node: EntryNode | GroupNode) => boolean {
  return (node) => isArmyOptionGroup(node) || (node.kind === 'entry' && isStratagem(context, node));
}

export function isStratagem(context: ImportContext, node: EntryNode): boolean {
  return isNamedStratagem(node) || isBoughtWithCommandPoints(context, node);
}

export function kindOfName(name: string): ArmyOptionKind | null {
  return GROUPS.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}
