import type { PrintedAbility, InvulnerableSave, Profile } from '#muster/catalogue';
import type { ProfileNode } from '#muster/battlescribe';
import { abilitiesOf, isInvulnerable, type PlacedAbility } from './abilities.js';
import type { ImportContext } from '../context.js';
import { isStatlineType } from './datasheet-roots.js';
import { compareText, sortedUnique } from '../order.js';
import { shownBy, type Shown } from './shown.js';
import { isEntry, offeredId, type Reached } from '../tree.js';

/** The profiles of a datasheet, sorted by kind. */
export interface SheetProfiles {
  readonly units: readonly Profile[];
  readonly weapons: readonly Profile[];
  readonly damage: readonly Profile[];
  /** Names of the ability profiles and rules that the unit or its models show. */
  readonly abilities: readonly string[];
  /** The same abilities with kinds and numbers. */
  readonly printedAbilities: readonly PrintedAbility[];
  readonly invulnerableSaves: readonly InvulnerableSave[];
  /** The weapon profiles and the names of the abilities that a node itself shows. */
  readonly broughtBy: (reached: Reached) => { readonly weapons: readonly string[]; readonly abilities: readonly string[] };
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
  const placed: PlacedAbility[] = [];
  const models = new Set<string>();
  const visit = (reached: Reached, { isBearer, model, item }: Place): void => {
    // The datasheet itself is never an option of another table, even if its name looks like a campaign option.
    const isTold = reached !== root && isElsewhere(reached.node);
    if (seen.has(reached) || context.neverShown(reached) || isTold) return;
    seen.add(reached);
    if (isModel(reached)) models.add(reached.node.name);
    for (const shown of shownBy(context, reached)) {
      ids.add(shown.id);
      if (shown.profile) profiles.add(shown.profile);
      if (!isTitle(shown.name)) continue;
      placed.push({ shown, isBearer, model, item });
      if (isBearer && isAbility(shown.profile)) abilities.add(shown.name);
    }
    for (const child of context.trees.children(reached)) visit(child, placeOf(child, { isBearer, model, item }));
  };
  visit(root, { isBearer: true, model: null, item: null });
  const shown = [...profiles];
  const ofKind = (is: (typeName: string) => boolean): readonly Profile[] =>
    distinct(
      context,
      shown.filter((profile) => is(profile.typeName)),
    );
  const weapons = ofKind(isWeaponType);
  return {
    units: ofKind(isStatlineType),
    weapons,
    damage: ofKind(isDamageType),
    abilities: sortedUnique(abilities),
    ...abilitiesOf(
      context,
      placed.filter(({ shown: { profile } }) => profile === null || !isTable(profile.typeName)),
      models,
    ),
    broughtBy: bringing(context, weapons),
    shown: [...ids],
  };
}

/** Where a node stands in a datasheet. */
interface Place {
  readonly isBearer: boolean;
  readonly model: string | null;
  readonly item: string | null;
}

function placeOf(child: Reached, above: Place): Place {
  if (!isEntry(child)) return above;
  const bears = isModel(child);
  return {
    isBearer: above.isBearer && bears,
    model: child.node.type === 'model' ? child.node.name : above.model,
    item: bears ? above.item : offeredId(child),
  };
}

const isWeaponType = (type: string): boolean => WEAPON_TYPE.test(type);
const isDamageType = (type: string): boolean => !isStatlineType(type) && DAMAGE_TYPE.test(type);
const isTable = (type: string): boolean => isStatlineType(type) || isWeaponType(type) || isDamageType(type);

/** The data repeats the profile of a weapon, so the one that the datasheet has is found by its content. */
function bringing(context: ImportContext, weapons: readonly Profile[]): SheetProfiles['broughtBy'] {
  const idOf = new Map(weapons.map((weapon) => [contentOf(weapon), weapon.id]));
  return (reached) => {
    const shown = shownBy(context, reached);
    const profiles = shown.flatMap(({ profile }) => (profile && isWeaponType(profile.typeName) ? [toProfile(context, profile)] : []));
    return {
      weapons: sortedUnique(profiles.map(({ profile, content }) => idOf.get(content) ?? profile.id)),
      abilities: sortedUnique(shown.filter(isOwnAbility).map(({ name }) => name)),
    };
  };
}

/** The unit, its groups and its models show abilities of the datasheet; wargear shows its own abilities. */
function isModel({ node }: Reached): boolean {
  return node.kind === 'entry' && (node.type === 'model' || node.type === 'unit');
}

/** Wargear has abilities as profiles or as rules of its own; it links to the rules of its keywords. */
function isOwnAbility({ name, profile, from }: Shown): boolean {
  return (profile === null ? from === 'node' : isAbility(profile)) && !isInvulnerable(name);
}

function isAbility(profile: ProfileNode | null): boolean {
  return profile === null || /^abilit/i.test(profile.typeName);
}

/** Some abilities have a verse instead of a name. */
function isTitle(name: string): boolean {
  return name.split(/\s+/).length <= 8;
}

function toProfile(context: ImportContext, node: ProfileNode): { readonly profile: Profile; readonly content: string } {
  let made = context.profiles.get(node);
  if (!made) {
    const characteristics = node.characteristics.map(({ name, value }) => ({ name, value: value ?? '' }));
    const profile = { id: node.id, name: node.name, kind: node.typeName, characteristics };
    made = { profile, content: contentOf(profile) };
    context.profiles.set(node, made);
  }
  return made;
}

const contentOf = ({ kind, name, characteristics }: Profile): string => JSON.stringify([kind, name, characteristics]);

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
