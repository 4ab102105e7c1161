import { slugOf } from '#muster/catalogue';
import {
  costName,
  dataNames,
  type CategoryEntryNode,
  type CostTypeNode,
  type DataFile,
  type EntryNode,
  type ForceEntryNode,
} from '#muster/battlescribe';
import type { NativeRelease } from '../native.types.js';
import { hasSlots, ROLE_KEYWORDS } from './editions.js';
import { categoryLink, parentLimits, rosterLimit } from './node-shapes.js';

const CONFIGURATION = { id: 'category-configuration', name: dataNames.configuration };
const WARLORD = { id: 'category-warlord', name: dataNames.warlord };

/**
 * A game system with the parts that belong to the edition: costs, roles, the Warlord, battle sizes and, from the 10th edition on, a
 * single kind of force.
 */
export function gameSystem({ edition, battleSizes }: Pick<NativeRelease, 'edition' | 'battleSizes'>): DataFile {
  const id = `native-${edition}`;
  const slots = hasSlots(edition);
  const roles = slots ? [] : ROLE_KEYWORDS.map((name): CategoryEntryNode => ({ kind: 'category', id: `category-${slugOf(name)}`, name }));
  const warlord: CategoryEntryNode = {
    kind: 'category',
    ...WARLORD,
    constraints: [rosterLimit(WARLORD.id, 'min', 1), rosterLimit(WARLORD.id, 'max', 1)],
  };
  return {
    kind: 'gameSystem',
    id,
    name: `Written by hand, ${edition}`,
    revision: 1,
    gameSystemId: id,
    costTypes: costTypes(edition),
    categoryEntries: [{ kind: 'category', ...CONFIGURATION }, warlord, ...roles],
    ...(slots ? {} : { forceEntries: [armyRoster(roles)] }),
    entryLinks: [{ kind: 'link', id: 'link-battle-size', name: dataNames.battleSize, targetId: 'battle-size', targetKind: 'entry' }],
    sharedEntries: [battleSize(battleSizes), warlordUpgrade()],
  };
}

function costTypes(edition: NativeRelease['edition']): readonly CostTypeNode[] {
  const points = { id: 'pts', name: costName('points'), defaultCostLimit: -1 };
  if (hasSlots(edition))
    return [
      points,
      { id: 'pl', name: costName('power'), defaultCostLimit: -1 },
      { id: 'cp', name: costName('command'), defaultCostLimit: -1 },
    ];
  return edition === '11e' ? [points, { id: 'detachment-points', name: costName('detachmentPoints'), defaultCostLimit: -1 }] : [points];
}

/** An army must include a CHARACTER: 10th edition Core Rules, Muster Your Army. */
function armyRoster(roles: readonly CategoryEntryNode[]): ForceEntryNode {
  const id = 'army-roster';
  const links = [CONFIGURATION, ...roles].map(({ name, id: category }) => {
    const link = categoryLink(id, name, category);
    return name === 'Character' ? { ...link, constraints: [rosterLimit(link.id, 'min', 1)] } : link;
  });
  return { kind: 'force', id, name: 'Army Roster', categoryLinks: links };
}

function battleSize(sizes: NativeRelease['battleSizes']): EntryNode {
  const id = 'battle-size';
  const entries = sizes.map(({ name, points }, index): EntryNode => {
    const title = `${index + 1}. ${name} (${points} Point limit)`;
    return {
      kind: 'entry',
      type: 'upgrade',
      id: `${id}.${slugOf(name)}`,
      name: title,
      costs: [{ typeId: 'pts', name: costName('points'), value: 0 }],
    };
  });
  const limits = parentLimits(`${id}.sizes`, 1, 1);
  return {
    kind: 'entry',
    type: 'upgrade',
    id,
    name: dataNames.battleSize,
    constraints: [rosterLimit(id, 'min', 1), rosterLimit(id, 'max', 1)],
    categoryLinks: [categoryLink(id, CONFIGURATION.name, CONFIGURATION.id, true)],
    groups: [
      { kind: 'group', id: `${id}.sizes`, name: dataNames.battleSize, defaultSelectionEntryId: 'none', constraints: limits, entries },
    ],
  };
}

function warlordUpgrade(): EntryNode {
  return {
    kind: 'entry',
    type: 'upgrade',
    id: 'warlord',
    name: dataNames.warlord,
    constraints: parentLimits('warlord', 0, 1),
    categoryLinks: [categoryLink('warlord', WARLORD.name, WARLORD.id)],
  };
}
