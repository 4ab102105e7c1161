import type { ArmyOption } from '@muster/catalogue';
import type { EntryNode, GroupNode } from '@muster/battlescribe';
import type { ImportContext } from './context.js';
import { priceIn } from './costs.js';
import type { DatasheetRoots, RootPlace } from './datasheet-roots.js';
import { homeName } from './factions.js';
import { OptionSearch, type FoundOption } from './option-search.js';
import { byName, compareText, sortedUnique } from './order.js';
import { shownBy } from './profiles.js';
import { uniqueSlugs } from './slugs.js';
import type { ReachedEntry } from './tree.js';

type Kind = ArmyOption['kind'];

/** By which names of groups the data tell the kinds; the first that fits. Crusade's own relics and traits are no matched play options. */
const GROUPS: readonly (readonly [Kind | null, RegExp])[] = [
  [null, /\b(crusade|artificer|antiquity|legendary|battle traits?|battle honours?|battle scars?|psychic fortitudes|reference)\b/i],
  ['warlord-trait', /\b(warlord traits?|codex traits|rulebook traits|required trait|shield host trait)\b/i],
  ['stratagem', /\bstratagems?\b/i],
  ['psychic-power', /\b(psychic powers?|disciplines?|sanctic powers|power of the waaagh)\b/i],
  [
    'relic',
    /\b(relics?|artefacts?|bio-artefacts?|heirlooms?|sorcerous arcana|arcana mechanicum|arcana mechanicum artefactorum|signature systems)\b/i,
  ],
];

/** What campaigns add to units: no choice of a matched play list. */
export function isCampaignOption({ name }: { readonly name: string }): boolean {
  return /\b(crusade|battle (honours?|scars?|traits?)|narrative|(warrior|monster|vehicle) honours?)\b/i.test(name);
}

export function isArmyOptionGroup(group: EntryNode | GroupNode): boolean {
  return group.kind === 'group' && kindOf(group.name) !== null;
}

/** What a list can hold as an option of the army: in a group of such, or a stratagem standing alone. */
export function isArmyOption(node: EntryNode | GroupNode): boolean {
  return isArmyOptionGroup(node) || (node.kind === 'entry' && /^stratagem\b/i.test(node.name));
}

function kindOf(name: string): Kind | null {
  return GROUPS.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}

/** Relics, Warlord Traits, psychic powers and stratagems that an army's list can hold (8th and 9th edition). */
export function armyOptionsOf(
  context: ImportContext,
  sheets: readonly DatasheetRoots[],
  others: readonly RootPlace[],
): readonly ArmyOption[] {
  const catalogues = new Map(sheets.map(({ id, places }) => [id, places.map(({ catalogue }) => catalogue.id)]));
  const inSheets = new OptionSearch(context, isArmyOption).search(sheets).flatMap((option): readonly Draft[] => {
    const group = innermostGroup(option);
    const kind = showsPsychicPower(context, option.reached) ? 'psychic-power' : kindOf(group ?? option.reached.node.name);
    const factionIds = [...option.offeredBy].flatMap((id) => catalogues.get(id) ?? []);
    return kind ? [{ reached: option.reached, kind, group, factionIds }] : [];
  });
  const drafts = merged([...inSheets, ...rootStratagems(others)]);
  const slugs = new Map(KINDS.map((kind) => [kind, slugsOf(drafts.filter((draft) => draft.kind === kind))]));
  return drafts
    .map(({ reached, kind, group, factionIds }): ArmyOption => {
      const { id, name } = reached.node;
      return {
        id,
        slug: slugs.get(kind)?.get(id) ?? id,
        name,
        aliases: sortedUnique([plainName(name)].filter((other) => other !== name && other !== '')),
        kind,
        factionIds: sortedUnique(factionIds),
        points: priceIn(reached, context.costs.points, context.world).value,
        commandPoints: context.costs.command === null ? null : priceIn(reached, context.costs.command, context.world).value,
        group,
        eligibility: null,
      };
    })
    .sort((a, b) => compareText(a.kind, b.kind) || byName(a, b));
}

function merged(drafts: readonly Draft[]): readonly Draft[] {
  const byId = new Map<string, Draft>();
  for (const draft of drafts) {
    const known = byId.get(draft.reached.node.id);
    byId.set(draft.reached.node.id, known ? { ...known, factionIds: [...known.factionIds, ...draft.factionIds] } : draft);
  }
  return [...byId.values()];
}

interface Draft {
  readonly reached: ReachedEntry;
  readonly kind: Kind;
  readonly group: string | null;
  readonly factionIds: readonly string[];
}

const KINDS: readonly Kind[] = ['relic', 'warlord-trait', 'psychic-power', 'stratagem'];

function slugsOf(drafts: readonly Draft[]): ReadonlyMap<string, string> {
  return uniqueSlugs(
    drafts.map(({ reached }) => ({ id: reached.node.id, name: plainName(reached.node.name), of: homeName(reached.file.name) })),
  );
}

/** "Stratagem: Relics of the Line" and "1. Iron Will" are called by their names alone. */
function plainName(name: string): string {
  return name
    .replace(/^stratagem:\s*/i, '')
    .replace(/^\d+[.:)]\s*/, '')
    .trim();
}

function innermostGroup({ paths }: FoundOption): string | null {
  const groups = (paths[0] ?? []).filter((step) => isArmyOptionGroup(step.node));
  return groups.at(-1)?.node.name ?? null;
}

function showsPsychicPower(context: ImportContext, reached: ReachedEntry): boolean {
  return shownBy(context, reached).some(({ profile }) => profile !== null && /^psychic power$/i.test(profile.typeName));
}

/** Stratagems used before the battle that a roster buys for itself, not for a unit. */
function rootStratagems(others: readonly RootPlace[]): readonly Draft[] {
  return others
    .filter(({ reached }) => /^stratagem\b/i.test(reached.node.name))
    .map(({ catalogue, reached }) => ({ reached, kind: 'stratagem', group: null, factionIds: [catalogue.id] }));
}
