import { anyHidden, isAboutRoster, type DataFile, type Informative } from '#muster/battlescribe';
import { categoryLinksOf, type ImportContext } from '../context.js';
import { isEntry, partsOf, type Reached, type ReachedEntry } from '../tree.js';

/** One way in which the forces of a catalogue reach a root. */
export interface RootPlace {
  readonly catalogue: DataFile;
  readonly reached: ReachedEntry;
}

/** A datasheet: its definition and every way to reach it. */
export interface DatasheetRoots {
  readonly id: string;
  /** Never empty, because an entry that is hidden from every matched play roster is not a datasheet. */
  readonly places: readonly RootPlace[];
}

/** All roots of the playable catalogues, with datasheets separated from other roots (battle size, detachment, roster settings). */
export interface Roots {
  readonly datasheets: readonly DatasheetRoots[];
  readonly others: readonly RootPlace[];
}

export function collectRoots(context: ImportContext): Roots {
  const datasheets = new Map<string, RootPlace[]>();
  const others: RootPlace[] = [];
  for (const catalogue of context.index.playable) {
    const world = context.worldOf(catalogue.id, context.armyForceId);
    for (const { node, file } of context.index.roots(catalogue)) {
      const reached = context.trees.reach(node, file);
      if (!reached || !isEntry(reached)) continue;
      if (anyHidden(partsOf(reached), world) === true) continue;
      const place = { catalogue, reached };
      if (!isDatasheet(context, reached)) others.push(place);
      else datasheets.set(reached.node.id, [...(datasheets.get(reached.node.id) ?? []), place]);
    }
  }
  return { datasheets: [...datasheets].map(([id, places]) => ({ id, places })), others };
}

/**
 * Units and models are datasheets unless they only configure the roster. Some data defines a datasheet as an upgrade: it shows the
 * characteristics of a unit, or it contains models and has keywords. A wrapper around other datasheets has at most a role.
 */
function isDatasheet(context: ImportContext, reached: ReachedEntry): boolean {
  if (isConfiguration(context, reached)) return false;
  if (reached.node.type !== 'upgrade' || hasStatline(context, reached)) return true;
  return categoryLinksOf(reached).length > 1 && holdsModels(context, reached, 3);
}

function isConfiguration(context: ImportContext, reached: ReachedEntry): boolean {
  return categoryLinksOf(reached).some(({ node, file }) => {
    const name = context.category(node, file)?.name ?? node.name;
    return node.primary === true && isAboutRoster(name);
  });
}

function hasStatline(context: ImportContext, reached: Reached): boolean {
  return partsOf(reached).some((part) => showsStatline(context, part, reached.file));
}

function showsStatline(context: ImportContext, part: Informative, file: DataFile): boolean {
  if (part.profiles?.some((profile) => isStatlineType(profile.typeName))) return true;
  return (part.infoLinks ?? []).some((link) => {
    const target = link.targetKind === 'profile' ? context.index.resolve(link.targetId, file)?.node : null;
    return target?.kind === 'profile' && isStatlineType(target.typeName);
  });
}

/** Matches "Unit" and "Unit (Titan)". */
export function isStatlineType(typeName: string): boolean {
  return /^unit\b/i.test(typeName);
}

function holdsModels(context: ImportContext, reached: Reached, depth: number): boolean {
  if (depth === 0) return false;
  return context.trees.children(reached).some((child) => {
    if (isEntry(child) && (child.node.type === 'model' || child.node.type === 'unit')) return true;
    return holdsModels(context, child, depth - 1);
  });
}
