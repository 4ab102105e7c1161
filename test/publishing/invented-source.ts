import type { Source } from '#muster/publishing';

/** The size of an invented game, and how it differs from another one of the same size. */
export interface InventedGame {
  readonly factions: number;
  readonly unitsPerFaction: number;
  /** Points of a unit, by its number among all units. */
  readonly points?: (unit: number) => number;
  /** Placed wherever publishers write prose. */
  readonly prose?: string;
}

const FIRST = ['Salt', 'Reed', 'Moor', 'Ash', 'Tide', 'Fen', 'Lantern', 'Thorn', 'Gull', 'Brine'];
const SECOND = ['Wardens', 'Pikes', 'Eels', 'Heralds', 'Rafters', 'Menders', 'Callers', 'Sappers', 'Drummers', 'Riders'];
const NAMESPACE = 'http://www.battlescribe.net/schema';

/** Invented BattleScribe data in the form of the 10th edition. Every unit has models, a price by size, a weapon, keywords and abilities. */
export function inventedSource(game: InventedGame): Source {
  const files = [
    ['Saltmarch.gst', gameSystem(game.prose ?? 'A rule.')],
    ...Array.from({ length: game.factions }, (_, at) => [`Faction ${String(at).padStart(2, '0')}.cat`, catalogue(at, game)]),
  ];
  return {
    files: files.map(([path = '', xml = '']) => ({ path, bytes: () => Promise.resolve(Buffer.from(xml)) })),
    diagnostics: [],
  };
}

export function unitName(unit: number): string {
  const round = Math.floor(unit / 100);
  return `${FIRST[unit % 10]} ${SECOND[Math.floor(unit / 10) % 10]}${round === 0 ? '' : ` ${round + 1}`}`;
}

export function unitId(unit: number): string {
  return `unit-${unit}`;
}

function gameSystem(prose: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<gameSystem id="sys" name="Saltmarch" revision="1" battleScribeVersion="2.03" xmlns="${NAMESPACE}/gameSystemSchema">
  <readme>${prose}</readme>
  <costTypes><costType id="pts" name="pts" defaultCostLimit="-1"/></costTypes>
  <profileTypes>
    <profileType id="pt-unit" name="Unit"><characteristicTypes><characteristicType id="ct-m" name="M"/><characteristicType id="ct-t" name="T"/></characteristicTypes></profileType>
    <profileType id="pt-ranged" name="Ranged Weapons"><characteristicTypes><characteristicType id="ct-range" name="Range"/></characteristicTypes></profileType>
    <profileType id="pt-ability" name="Abilities"><characteristicTypes><characteristicType id="ct-text" name="Description"/></characteristicTypes></profileType>
  </profileTypes>
  <categoryEntries>
    <categoryEntry id="cat-infantry" name="Infantry"/>
    <categoryEntry id="cat-character" name="Character"/>
    <categoryEntry id="cat-battleline" name="Battleline"/>
    ${FIRST.map((name) => `<categoryEntry id="cat-${name}" name="Faction: ${name} Host"/>`).join('\n    ')}
  </categoryEntries>
  <forceEntries><forceEntry id="force" name="Army Roster"><categoryLinks><categoryLink id="fl" name="Infantry" targetId="cat-infantry"/></categoryLinks></forceEntry></forceEntries>
  <sharedRules><rule id="rule-brace" name="Brace"><description>${prose}</description></rule></sharedRules>
</gameSystem>`;
}

function catalogue(faction: number, { unitsPerFaction, points, prose }: InventedGame): string {
  const units = Array.from({ length: unitsPerFaction }, (_, at) => faction * unitsPerFaction + at);
  return `<?xml version="1.0" encoding="UTF-8"?>
<catalogue id="cat-${faction}" name="${FIRST[faction % 10]} Host" revision="1" battleScribeVersion="2.03" library="false" gameSystemId="sys" gameSystemRevision="1" xmlns="${NAMESPACE}/catalogueSchema">
  <comment>${prose ?? ''}</comment>
  <entryLinks>${units.map((unit) => `<entryLink id="root-${unit}" name="${unitName(unit)}" type="selectionEntry" targetId="${unitId(unit)}"/>`).join('')}</entryLinks>
  <sharedSelectionEntries>
${units.map((unit) => unitXml(unit, faction, points?.(unit) ?? 50 + (unit % 40) * 5, prose ?? 'An ability.')).join('\n')}
  </sharedSelectionEntries>
</catalogue>`;
}

function unitXml(unit: number, faction: number, points: number, prose: string): string {
  const id = unitId(unit);
  const role = unit % 5 === 0 ? 'character' : unit % 5 === 1 ? 'battleline' : 'infantry';
  const roleName = `${role[0]?.toUpperCase()}${role.slice(1)}`;
  return `<selectionEntry type="unit" id="${id}" name="${unitName(unit)}" publicationId="p" page="${unit}">
  <comment>${prose}</comment>
  <profiles>
    <profile id="${id}-p" name="${unitName(unit)}" typeId="pt-unit" typeName="Unit"><characteristics>
      <characteristic name="M" typeId="ct-m">${5 + (unit % 4)}"</characteristic><characteristic name="T" typeId="ct-t">${3 + (unit % 5)}</characteristic></characteristics></profile>
    <profile id="${id}-a" name="Oath ${unit}" typeId="pt-ability" typeName="Abilities"><characteristics><characteristic name="Description" typeId="ct-text">${prose}</characteristic></characteristics></profile>
  </profiles>
  <rules><rule id="${id}-r" name="Lore ${unit}"><description>${prose}</description></rule></rules>
  <infoLinks><infoLink id="${id}-i" name="Brace" type="rule" targetId="rule-brace"/></infoLinks>
  <categoryLinks>
    <categoryLink id="${id}-c1" name="${roleName}" targetId="cat-${role}" primary="true"/>
    <categoryLink id="${id}-c2" name="Faction: ${FIRST[faction % 10]} Host" targetId="cat-${FIRST[faction % 10]}"/>
  </categoryLinks>
  <constraints><constraint type="max" value="3" field="selections" scope="roster" shared="true" id="${id}-max" includeChildSelections="true"/></constraints>
  <modifiers><modifier type="set" value="${points * 2}" field="pts"><conditions><condition type="atLeast" value="6" field="selections" scope="${id}" childId="model" shared="true" includeChildSelections="true"/></conditions></modifier></modifiers>
  <selectionEntryGroups><selectionEntryGroup id="${id}-g" name="5-10 models">
    <constraints><constraint type="min" value="5" field="selections" scope="parent" shared="true" id="${id}-gmin"/><constraint type="max" value="10" field="selections" scope="parent" shared="true" id="${id}-gmax"/></constraints>
    <selectionEntries><selectionEntry type="model" id="${id}-m" name="${unitName(unit).replace(/s( \d+)?$/, '')}">
      <selectionEntries><selectionEntry type="upgrade" id="${id}-w" name="Bow ${unit % 7}">
        <constraints><constraint type="min" value="1" field="selections" scope="parent" shared="true" id="${id}-wmin"/><constraint type="max" value="1" field="selections" scope="parent" shared="true" id="${id}-wmax"/></constraints>
        <profiles><profile id="${id}-wp" name="Bow ${unit % 7}" typeId="pt-ranged" typeName="Ranged Weapons"><characteristics><characteristic name="Range" typeId="ct-range">${18 + (unit % 7)}"</characteristic></characteristics></profile></profiles>
      </selectionEntry></selectionEntries>
    </selectionEntry></selectionEntries>
  </selectionEntryGroup></selectionEntryGroups>
  <costs><cost name="pts" typeId="pts" value="${points}"/></costs>
</selectionEntry>`;
}
