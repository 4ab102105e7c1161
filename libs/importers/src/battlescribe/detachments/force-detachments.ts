import {
  countsPerForce,
  withoutCommandPoints,
  type AssumedRoster,
  type CategoryLinkNode,
  type ConstraintNode,
  type DataFile,
  type ForceEntryNode,
} from '#muster/battlescribe';
import { keywordKey, type Detachment } from '#muster/catalogue';
import { boundsIn, type Bounds } from '../bounds.js';
import type { ImportContext } from '../context.js';
import { priceIn } from '../costs.js';
import type { RootPlace } from '../datasheets/datasheet-roots.js';
import { homeName } from '../factions.js';
import { byName, compareText, sortedUnique } from '../order.js';
import { stableSlugs } from '../slugs.js';
import type { ReachedEntry } from '../tree.js';

/** Detachments of the 8th and 9th edition: forces with slots, and their effect on Command points. */
export function forceDetachments(context: ImportContext, others: readonly RootPlace[]): readonly Detachment[] {
  const forces = context.files.flatMap((file) => (file.forceEntries ?? []).map((force) => ({ file, force })));
  const slugs = stableSlugs(
    forces.map(({ force, file }) => ({
      id: force.id,
      name: withoutCommandPoints(force.name),
      of: file.kind === 'gameSystem' ? '' : homeName(file.name),
    })),
  );
  const prices = commandEntries(others);
  return forces
    .map(({ force, file }): Detachment => {
      const name = withoutCommandPoints(force.name);
      return {
        id: force.id,
        slug: slugs.get(force.id) ?? force.id,
        name,
        aliases: sortedUnique([force.name, name.replace(/\s+Detachment$/i, '')].filter((other) => other !== name)),
        factionIds: factionsOf(context, file),
        kind: kindOf(name),
        slots: slotsOf(context, force, file),
        commandPoints: commandPointsOf(context, force, prices),
        ruleName: null,
        grants: [],
        restrictions: [],
        detachmentPoints: null,
      };
    })
    .sort(byName);
}

/** The factions whose catalogues can refer to the file; all factions if it is the game system. */
function factionsOf({ index }: ImportContext, file: DataFile): readonly string[] {
  return sortedUnique(index.playable.filter((catalogue) => index.namespace(catalogue).includes(file)).map((catalogue) => catalogue.id));
}

/** Forces that contain units without being a detachment: units set aside for later, or campaign rosters. */
const NO_DETACHMENTS = new Set(['reinforcements', 'order of battle']);

/** "Super-Heavy Auxiliary Detachment" has the kind `super heavy auxiliary`. */
function kindOf(name: string): string | null {
  const key = keywordKey(name.replace(/\bdetachment\b/i, ''));
  return NO_DETACHMENTS.has(key) ? null : key;
}

/** A roster with only this force, which is empty, and without a catalogue that has rules of its own. */
function emptyForce(context: ImportContext, force: ForceEntryNode): AssumedRoster {
  return { ...context.worldOf('', force.id), count: () => 0, is: () => false };
}

function slotsOf(context: ImportContext, force: ForceEntryNode, file: DataFile): Detachment['slots'] {
  const world = emptyForce(context, force);
  const slots = (force.categoryLinks ?? []).flatMap((link) => {
    const role = context.category(link, file)?.name ?? link.name;
    return isRole(link, role) ? [{ role, ...slotBounds(context, link, file, world) }] : [];
  });
  return slots.sort((a, b) => order(a.role) - order(b.role) || compareText(a.role, b.role));
}

const ROLES = ['HQ', 'Troops', 'Elites', 'Fast Attack', 'Heavy Support', 'Flyer', 'Dedicated Transport', 'Lord of War', 'Fortification'];

function order(role: string): number {
  const index = ROLES.indexOf(role);
  return index < 0 ? ROLES.length : index;
}

/** Slots are the Battlefield Roles and any other category whose number a force limits. */
function isRole(link: CategoryLinkNode, role: string): boolean {
  return ROLES.includes(role) || (link.constraints ?? []).some(isAboutForce);
}

/** The limits of the link, and of the category in every force. A slot that only other selections raise has no fixed maximum. */
function slotBounds(context: ImportContext, link: CategoryLinkNode, file: DataFile, world: AssumedRoster): Bounds {
  const category = context.category(link, file);
  return boundsIn(category ? [link, category] : [link], world, isAboutForce);
}

function isAboutForce(constraint: ConstraintNode): boolean {
  return constraint.field === 'selections' && constraint.scope === 'force';
}

function commandEntries(others: readonly RootPlace[]): readonly ReachedEntry[] {
  const named = others.filter(({ reached }) => countsPerForce(reached.node.name));
  return [...new Map(named.map(({ reached }) => [reached.node.id, reached])).values()];
}

function commandPointsOf(context: ImportContext, force: ForceEntryNode, entries: readonly ReachedEntry[]): number | null {
  const { command } = context.costs;
  if (command === null) return null;
  const own = force.costs?.find((cost) => cost.typeId === command)?.value ?? 0;
  const world = emptyForce(context, force);
  return entries.reduce((sum, entry) => sum + priceIn(entry, command, world).value, own);
}
