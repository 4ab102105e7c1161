import type { Profile } from '#muster/catalogue';
import { hiddenIn, type DataFile, type Informative, type ProfileNode, type ModifiablePart } from '#muster/battlescribe';
import type { ImportContext } from '../context.js';
import { isStatlineType } from './datasheet-roots.js';
import { compareText, sortedUnique } from '../order.js';
import { isEntry, partsOf, type Reached } from '../tree.js';

/** The profiles of a datasheet, sorted by kind. */
export interface SheetProfiles {
  readonly units: readonly Profile[];
  readonly weapons: readonly Profile[];
  readonly damage: readonly Profile[];
  /** Names of the ability profiles and rules that the unit or its models show. */
  readonly abilities: readonly string[];
  /** Ids of all profiles and rules shown, including those of wargear. `ProseFacts` has the facts from their texts by these ids. */
  readonly shown: readonly string[];
}

const WEAPON_TYPE = /weapon/i;
const DAMAGE_TYPE = /^(stat damage|.*wound track|.*\bwounds\b|.*damage table)/i;

/** Reads the profiles of every node in the datasheet that a roster can show. */
export function profilesOf(context: ImportContext, root: Reached, isElsewhere: (node: Reached['node']) => boolean): SheetProfiles {
  const seen = new Set<Reached>();
  const profiles = new Set<ProfileNode>();
  const abilities = new Set<string>();
  const ids = new Set<string>();
  const visit = (reached: Reached, bearer: boolean): void => {
    // The datasheet itself is never an option of another table, even if its name looks like a campaign option.
    const isTold = reached !== root && isElsewhere(reached.node);
    if (seen.has(reached) || context.neverShown(reached) || isTold) return;
    seen.add(reached);
    for (const shown of shownBy(context, reached)) {
      ids.add(shown.id);
      if (shown.profile) profiles.add(shown.profile);
      if (bearer && isAbility(shown.profile) && isTitle(shown.name)) abilities.add(shown.name);
    }
    for (const child of context.trees.children(reached)) visit(child, bearer && isBearer(child));
  };
  visit(root, true);
  const shown = [...profiles];
  const ofKind = (is: (typeName: string) => boolean): readonly Profile[] =>
    distinct(
      context,
      shown.filter((profile) => is(profile.typeName)),
    );
  return {
    units: ofKind(isStatlineType),
    weapons: ofKind((type) => WEAPON_TYPE.test(type)),
    damage: ofKind((type) => !isStatlineType(type) && DAMAGE_TYPE.test(type)),
    abilities: sortedUnique(abilities),
    shown: [...ids],
  };
}

/** The unit, its groups and its models show abilities of the datasheet; wargear shows its own abilities. */
function isBearer(reached: Reached): boolean {
  return !isEntry(reached) || reached.node.type === 'model' || reached.node.type === 'unit';
}

function isAbility(profile: ProfileNode | null): boolean {
  return profile === null || /^abilit/i.test(profile.typeName);
}

/** Some abilities have a verse instead of a name. */
function isTitle(name: string): boolean {
  return name.split(/\s+/).length <= 8;
}

interface Shown {
  readonly id: string;
  readonly name: string;
  /** Null if it is a rule. */
  readonly profile: ProfileNode | null;
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
  for (const profile of part.profiles ?? []) if (isShown(profile)) shown.push({ id: profile.id, name: profile.name, profile });
  for (const rule of part.rules ?? []) if (isShown(rule)) shown.push({ id: rule.id, name: rule.name, profile: null });
  for (const group of part.infoGroups ?? []) if (isShown(group)) shown.push(...shownIn(context, group, file, depth + 1));
  for (const link of part.infoLinks ?? []) {
    const target = isShown(link) ? context.index.resolve(link.targetId, file) : null;
    if (!target) continue;
    const { node } = target;
    if (node.kind === 'profile') shown.push({ id: node.id, name: node.name, profile: node });
    if (node.kind === 'rule') shown.push({ id: node.id, name: node.name, profile: null });
    if (node.kind === 'infoGroup') shown.push(...shownIn(context, node, target.file, depth + 1));
  }
  return shown;
}

function toProfile(context: ImportContext, node: ProfileNode): { readonly profile: Profile; readonly content: string } {
  let made = context.profiles.get(node);
  if (!made) {
    const characteristics = node.characteristics.map(({ name, value }) => ({ name, value: value ?? '' }));
    const profile = { id: node.id, name: node.name, kind: node.typeName, characteristics };
    made = { profile, content: JSON.stringify([profile.kind, profile.name, characteristics]) };
    context.profiles.set(node, made);
  }
  return made;
}

/** Removes duplicates, because the data repeats a weapon's profile wherever the weapon is offered. */
function distinct(context: ImportContext, nodes: readonly ProfileNode[]): readonly Profile[] {
  const byContent = new Map<string, Profile>();
  for (const node of nodes) {
    const { profile, content } = toProfile(context, node);
    const known = byContent.get(content);
    if (!known || profile.id < known.id) byContent.set(content, profile);
  }
  return [...byContent.values()].sort((a, b) => compareText(a.name, b.name) || compareText(a.kind, b.kind) || compareText(a.id, b.id));
}
