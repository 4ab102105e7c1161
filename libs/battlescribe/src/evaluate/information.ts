import type { DataFile, InfoGroupNode, InfoLinkNode, Informative, ProfileNode, PublicationNode, RuleNode } from '../nodes.js';
import type { CompiledGame } from './compile/compile.js';
import type { EvaluatedProfile, EvaluatedRule, Information } from './information.types.js';
import { modifiedFlag, modifiedText } from './modifier.js';
import type { CompiledModifier } from './conditions/query.types.js';
import type { ReachingModifier } from './roster/remote-modifiers.js';
import type { Place, RosterTree } from './roster/roster-tree.js';

/** A node that shows information, and the file from which its links are resolved. */
export interface InformationHolder {
  readonly holder: Informative;
  readonly file: DataFile;
}

interface Source {
  readonly tree: RosterTree;
  readonly place: Place;
  readonly reaching: readonly ReachingModifier[];
}

/** What the links on the path to a profile or rule contribute: their modifiers, and in New Recruit their page. */
interface Way {
  readonly modifiers: readonly CompiledModifier[];
  readonly page: string | null;
}

const NO_WAY: Way = { modifiers: [], page: null };

/** Information links can be nested. More levels than this indicate a cycle in the data. */
const DEPTH_CAP = 16;

/** A limit, because information groups that link to each other multiply. No element of real data shows a hundredth of this number. */
const PIECES_CAP = 5_000;

/** The profiles and rules that the holders show, after modifiers. Omits hidden ones. */
export function informationOf(
  holders: readonly InformationHolder[],
  place: Place,
  tree: RosterTree,
  reaching: readonly ReachingModifier[] = [],
): Information {
  const source: Source = { tree, place, reaching };
  const profiles: EvaluatedProfile[] = [];
  const rules: EvaluatedRule[] = [];
  let pieces = 0;
  const collect = ({ holder, file }: InformationHolder, way: Way, depth: number): void => {
    if (pieces > PIECES_CAP) return;
    pieces +=
      (holder.profiles?.length ?? 0) + (holder.rules?.length ?? 0) + (holder.infoGroups?.length ?? 0) + (holder.infoLinks?.length ?? 0);
    for (const node of holder.profiles ?? []) addProfile(node, way);
    for (const node of holder.rules ?? []) addRule(node, way);
    for (const group of holder.infoGroups ?? []) addGroup(group, file, way, depth);
    for (const link of holder.infoLinks ?? []) addLink(link, file, way, depth);
  };
  const addProfile = (node: ProfileNode, way: Way): void => {
    const profile = profileOf(node, way, source);
    if (profile) profiles.push(profile);
  };
  const addRule = (node: RuleNode, way: Way): void => {
    const rule = ruleOf(node, way, source);
    if (rule) rules.push(rule);
  };
  const addGroup = (group: InfoGroupNode, file: DataFile, way: Way, depth: number): void => {
    if (depth < DEPTH_CAP && !isHiddenInfo(group, way, source)) collect({ holder: group, file }, NO_WAY, depth + 1);
  };
  const addLink = (link: InfoLinkNode, file: DataFile, way: Way, depth: number): void => {
    const target = tree.game.links.resolve(link.targetId, file);
    const modifiers = tree.game.modifiersOf(link);
    if (!target || modifiedFlag(link.hidden ?? false, of(modifiers, 'hidden'), place, tree)) return;
    const next: Way = { modifiers: [...modifiers, ...way.modifiers], page: link.page ?? way.page };
    if (target.node.kind === 'profile') addProfile(target.node, next);
    else if (target.node.kind === 'rule') addRule(target.node, next);
    else if (target.node.kind === 'infoGroup') addGroup(target.node, target.file, next, depth + 1);
  };
  for (const holder of holders) collect(holder, NO_WAY, 0);
  return { profiles, rules };
}

/**
 * The publications that a force lists: all those of its catalogue and of the game system, whether used or not, as in 9th edition rosters.
 */
export function forcePublications({ links }: CompiledGame, catalogueId: string): readonly PublicationNode[] {
  const files = new Set([links.file(catalogueId), links.gameSystem]);
  return [...files].flatMap((file) => file?.publications ?? []);
}

function profileOf(node: ProfileNode, way: Way, source: Source): EvaluatedProfile | null {
  const { tree, place } = source;
  const modifiers = [...tree.game.modifiersOf(node), ...way.modifiers];
  if (modifiedFlag(node.hidden ?? false, of(modifiers, 'hidden'), place, tree)) return null;
  const reaching = source.reaching.filter(({ profiles }) => [node.typeName, node.typeId, node.name, ''].includes(profiles));
  const text = (base: string, field: string): string =>
    reaching
      .filter(({ modifier }) => modifier.field === field)
      .reduce(
        (value, { modifier, from }) => modifiedText(value, [modifier], from, tree),
        modifiedText(base, of(modifiers, field), place, tree),
      );
  return {
    id: node.id,
    name: text(node.name, 'name'),
    typeId: node.typeId,
    typeName: node.typeName,
    page: pageOf(node.page, modifiers, way, source),
    publicationId: node.publicationId ?? '',
    characteristics: node.characteristics.map(({ typeId, name, value }) => ({ typeId, name, value: text(value ?? '', typeId) })),
  };
}

function ruleOf(node: RuleNode, way: Way, source: Source): EvaluatedRule | null {
  const { tree, place } = source;
  const modifiers = [...tree.game.modifiersOf(node), ...way.modifiers];
  if (modifiedFlag(node.hidden ?? false, of(modifiers, 'hidden'), place, tree)) return null;
  return {
    id: node.id,
    name: modifiedText(node.name, of(modifiers, 'name'), place, tree),
    description: modifiedText(node.description ?? '', of(modifiers, 'description'), place, tree),
    page: pageOf(node.page, modifiers, way, source),
    publicationId: node.publicationId ?? '',
  };
}

/** BattleScribe shows the page of the link's target and applies modifiers to it. New Recruit shows the link's own page if it has one. */
function pageOf(page: string | undefined, modifiers: readonly CompiledModifier[], way: Way, { tree, place }: Source): string {
  if (tree.game.dialect === 'newrecruit') return way.page ?? page ?? '';
  return modifiedText(page ?? '', of(modifiers, 'page'), place, tree);
}

function isHiddenInfo(group: InfoGroupNode, way: Way, source: Source): boolean {
  const modifiers = [...source.tree.game.modifiersOf(group), ...way.modifiers];
  return modifiedFlag(group.hidden ?? false, of(modifiers, 'hidden'), source.place, source.tree);
}

function of(modifiers: readonly CompiledModifier[], field: string): readonly CompiledModifier[] {
  return modifiers.filter((modifier) => modifier.field === field && modifier.scope === null);
}
