import {
  applies,
  hiddenIn,
  modifiersOf,
  type DataFile,
  type InfoLinkNode,
  type Informative,
  type ModifiablePart,
  type ProfileNode,
} from '#muster/battlescribe';
import { abilityNumber } from '#muster/catalogue';
import type { ImportContext } from '../context.js';
import { partsOf, type Reached } from '../tree.js';

/** A profile or rule that a node shows. */
export interface Shown {
  readonly id: string;
  readonly name: string;
  /** Null if it is a rule. */
  readonly profile: ProfileNode | null;
  /** Whether it is shared by the whole game or by the entries of some catalogues, or belongs to the node alone. */
  readonly from: 'game' | 'catalogue' | 'node';
  /** The numbers that the link adds to the name, for a roster that has not chosen anything; several if choices decide between them. */
  readonly numbers: readonly string[];
}

/** The profiles and rules that a node shows itself or through its link. */
export function shownBy(context: ImportContext, reached: Reached): readonly Shown[] {
  const [, link] = partsOf(reached);
  const own = shownIn(context, reached.node, reached.file, 0);
  return link ? [...own, ...shownIn(context, link, reached.linkFile, 0)] : own;
}

/** Maximum nesting depth of information groups; a deeper path is a cycle in the data. */
const INFO_DEPTH = 6;

function shownIn(context: ImportContext, part: Informative, file: DataFile, depth: number): readonly Shown[] {
  if (!part.profiles && !part.rules && !part.infoLinks && !part.infoGroups) return [];
  if (depth > INFO_DEPTH) return [];
  const shown: Shown[] = [];
  const isShown = (node: ModifiablePart): boolean => hiddenIn(node, context.bare) !== true;
  const own = { from: 'node', numbers: [] } as const;
  for (const profile of part.profiles ?? []) if (isShown(profile)) shown.push({ id: profile.id, name: profile.name, profile, ...own });
  for (const rule of part.rules ?? []) if (isShown(rule)) shown.push({ id: rule.id, name: rule.name, profile: null, ...own });
  for (const group of part.infoGroups ?? []) if (isShown(group)) shown.push(...shownIn(context, group, file, depth + 1));
  for (const link of part.infoLinks ?? []) {
    const target = isShown(link) ? context.index.resolve(link.targetId, file) : null;
    if (!target) continue;
    const { node } = target;
    const shared = { from: target.file.kind === 'gameSystem' ? 'game' : 'catalogue', numbers: numbersOf(context, link) } as const;
    if (node.kind === 'profile') shown.push({ id: node.id, name: node.name, profile: node, ...shared });
    if (node.kind === 'rule') shown.push({ id: node.id, name: node.name, profile: null, ...shared });
    if (node.kind === 'infoGroup') shown.push(...shownIn(context, node, target.file, depth + 1));
  }
  return shown;
}

function numbersOf(context: ImportContext, link: InfoLinkNode): readonly string[] {
  const numbers = modifiersOf(link)
    .filter((guarded) => guarded.modifier.field === 'name' && applies(guarded, context.world) !== false)
    .map(({ modifier }) => abilityNumber(modifier.value));
  return [...new Set(numbers.filter((number) => number !== null))];
}
