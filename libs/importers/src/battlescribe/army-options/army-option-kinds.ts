import type { EntryNode, GroupNode } from '#muster/battlescribe';
import type { ArmyOption } from '#muster/catalogue';
import type { ImportContext } from '../context.js';

export type ArmyOptionKind = ArmyOption['kind'];

/** Group names by which the kind of an option is recognised; the first match counts. */
const GROUPS: readonly (readonly [ArmyOptionKind, RegExp])[] = [
  ['warlord-trait', /\b(warlord traits?|codex traits|rulebook traits|required trait|shield host trait|captain-commander)\b/i],
  ['stratagem', /\b(strat[ae]gems?|specialist detachments?)\b/i],
  ['psychic-power', /\b(psychic powers?|disciplines?|sanctic powers|power of the waaagh|hive fleet power)\b/i],
  [
    'relic',
    /\b(relics?|artefacts?|bio-artefacts?|heirlooms?|sorcerous arcana|arcana mechanicum|arcana mechanicum artefactorum|signature systems|treasures of the)\b/i,
  ],
];

/** Campaign options cannot be chosen in a matched play list. */
export function isCampaignOption({ name }: { readonly name: string }): boolean {
  return /\b(crusade|battle (honours?|scars?|traits?)|narrative|(warrior|monster|vehicle) honours?)\b/i.test(name);
}

/** Groups for the relics and traits of a campaign, and groups that only list everything for reference. */
function isCampaignGroup({ name }: GroupNode): boolean {
  return /\b(crusade|artificer|antiquity|legendary|battle traits?|battle honours?|battle scars?|psychic fortitudes|reference)\b/i.test(
    name,
  );
}

/** Whether the entry or group cannot be chosen in a matched play list. */
export function isOfCampaign(node: EntryNode | GroupNode): boolean {
  return isCampaignOption(node) || (node.kind === 'group' && isCampaignGroup(node));
}

export function isArmyOptionGroup(node: EntryNode | GroupNode): boolean {
  return node.kind === 'group' && !isOfCampaign(node) && kindOfName(node.name) !== null;
}

/** The pattern allows for a misspelling in some files. */
export function isNamedStratagem({ name }: { readonly name: string }): boolean {
  return /^(strat[ae]gem|specialist detachment:)/i.test(name);
}

/** An upgrade that costs Command points is a Stratagem that changes the list, whatever its name in the data. */
export function isBoughtWithCommandPoints({ costs }: ImportContext, node: EntryNode | GroupNode): boolean {
  if (node.kind !== 'entry' || node.type !== 'upgrade' || isBookkeeping(node)) return false;
  return (node.costs ?? []).some(({ typeId, value }) => typeId === costs.command && value < 0);
}

/** Entries that only record Command points set aside or gained; no Stratagem uses them. */
function isBookkeeping({ name }: EntryNode): boolean {
  return /^(reinforcement points|command points|command benefits?\b.*)$/i.test(name.trim());
}

/**
 * Whether the army's list can contain the node as an army option: it is in a group of such options, or is a Stratagem outside any group.
 */
export function isArmyOption(context: ImportContext): (node: EntryNode | GroupNode) => boolean {
  return (node) => isArmyOptionGroup(node) || (node.kind === 'entry' && isStratagem(context, node));
}

export function isStratagem(context: ImportContext, node: EntryNode): boolean {
  return isNamedStratagem(node) || isBoughtWithCommandPoints(context, node);
}

export function kindOfName(name: string): ArmyOptionKind | null {
  return GROUPS.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}
