import { readDataFileXml, StringPool } from '#muster/battlescribe';
import type { Datasheet } from '#muster/catalogue';
import { expect, it } from 'vitest';
import { collectProseFacts } from '../prose/prose-facts.js';
import { translate } from '../translate.js';

const NAMESPACE = 'http://www.battlescribe.net/schema';
const TYPE = 'typeId="t-abilities" typeName="Abilities" hidden="false"';
const ability = (id: string, name: string, text = '') =>
  `<profile id="${id}" name="${name}" ${TYPE}><characteristics><characteristic name="Description" typeId="c-text">${text}</characteristic></characteristics></profile>`;
const blade = (id: string, name: string) =>
  `<profile id="${id}" name="${name}" typeId="t-melee" typeName="Melee Weapons" hidden="false"><characteristics><characteristic name="A" typeId="c-a">2</characteristic></characteristics></profile>`;
const numbered = (id: string, target: string, value: string, condition = '') =>
  `<infoLink id="${id}" name="x" hidden="false" targetId="${target}" type="rule"><modifiers><modifier type="append" field="name" value="${value}">${condition}</modifier></modifiers></infoLink>`;
const link = (id: string, target: string, type = 'rule') =>
  `<infoLink id="${id}" name="x" hidden="false" targetId="${target}" type="${type}"/>`;
const limits = (id: string, min: number, max: number) =>
  `<constraints><constraint id="${id}-min" type="min" value="${min}" field="selections" scope="parent"/><constraint id="${id}-max" type="max" value="${max}" field="selections" scope="parent"/></constraints>`;
const ifTaken = '<conditions><condition type="atLeast" value="1" field="selections" scope="parent" childId="o-shield"/></conditions>';

const SYSTEM = `<gameSystem id="sys" name="Marsh Game" revision="1" battleScribeVersion="2.03" xmlns="${NAMESPACE}/gameSystemSchema">
  <costTypes><costType id="pts" name="pts" defaultCostLimit="-1"/></costTypes>
  <categoryEntries><categoryEntry id="k-marsh" name="Faction: Marsh" hidden="false"/></categoryEntries>
  <forceEntries><forceEntry id="f-army" name="Army Roster" hidden="false"/></forceEntries>
  <sharedRules>${['Deadly Demise', 'Feel No Pain', 'Scouts', 'Stealth', 'Lethal Hits'].map((name) => `<rule id="r-${name}" name="${name}" hidden="false"/>`).join('')}</sharedRules>
  <sharedProfiles>${ability('p-save', 'Invulnerable Save (5+)')}</sharedProfiles>
</gameSystem>`;

const CATALOGUE = `<catalogue id="cat" name="Marsh" revision="1" library="false" gameSystemId="sys" gameSystemRevision="1" battleScribeVersion="2.03" xmlns="${NAMESPACE}/catalogueSchema">
  <sharedRules><rule id="r-oath" name="Oath of Reeds" hidden="false"/></sharedRules>
  <selectionEntries><selectionEntry id="e-crew" name="Crew" type="unit" hidden="false" import="true">
    <categoryLinks><categoryLink id="c1" name="x" targetId="k-marsh" primary="false"/></categoryLinks>
    <infoLinks>
      ${numbered('i1', 'r-Deadly Demise', 'D3', ifTaken)}${numbered('i2', 'r-Deadly Demise', 'D6+2 (afloat)')}
      ${link('i3', 'r-Feel No Pain')}${link('i4', 'r-Stealth')}${link('i5', 'r-oath')}${link('i6', 'r-Lethal Hits')}${link('i7', 'p-save', 'profile')}
    </infoLinks>
    <profiles>
      ${ability('p1', 'Reed Song', 'The crew has the Feel No Pain 6+ ability.')}${ability('p2', 'Damaged: 1-3 Wounds Remaining')}
    </profiles>
    <selectionEntries>
      <selectionEntry id="m-hand" name="Hand" type="model" hidden="false">${limits('m-hand', 4, 9)}
        <selectionEntries>
          <selectionEntry id="o-hook" name="Boat hook" type="upgrade" hidden="false">${limits('o-hook', 1, 1)}
            <profiles>${blade('w1', 'Hook - thrust')}${blade('w2', 'Hook - sweep')}</profiles></selectionEntry>
        </selectionEntries></selectionEntry>
      <selectionEntry id="m-mate" name="Mate" type="model" hidden="false">${limits('m-mate', 1, 1)}
        <infoLinks>${numbered('i8', 'r-Scouts', '6&quot;')}</infoLinks>
        <profiles>${ability('p3', 'Invulnerable Save', 'A Mate has a 4+ invulnerable save.')}</profiles>
        <selectionEntries>
          <selectionEntry id="o-shield" name="Shield and knife" type="upgrade" hidden="false">
            <constraints><constraint id="o-shield-max" type="max" value="1" field="selections" scope="parent"/></constraints>
            <profiles>${ability('p4', 'Reed shield', 'The bearer has a 3+ invulnerable save against melee attacks.')}</profiles>
            <selectionEntries><selectionEntry id="o-knife" name="Knife" type="upgrade" hidden="false">${limits('o-knife', 1, 1)}
              <profiles>${blade('w3', 'Long knife')}</profiles></selectionEntry></selectionEntries></selectionEntry>
        </selectionEntries></selectionEntry>
    </selectionEntries>
  </selectionEntry></selectionEntries>
</catalogue>`;

function crew(): Datasheet | undefined {
  const { visit, facts } = collectProseFacts();
  const strings = new StringPool();
  const read = (name: string, text: string) => readDataFileXml(name, new TextEncoder().encode(text), { strings, onProse: visit }).value;
  const files = [read('a.gst', SYSTEM), read('b.cat', CATALOGUE)].filter((file) => file !== null);
  return translate(files, facts, { edition: '10e' }).value.datasheets[0];
}

it('finds the number of each ability and the part of the datasheet that prints it', () => {
  expect(crew()?.printedAbilities).toEqual([
    { name: 'Damaged', kind: 'other', value: '1-3 wounds remaining' },
    { name: 'Deadly Demise', kind: 'core', value: 'D3' },
    { name: 'Deadly Demise', kind: 'core', value: 'D6+2' },
    { name: 'Feel No Pain', kind: 'core', value: '6+', grantedBy: ['Reed Song'] },
    { name: 'Oath of Reeds', kind: 'faction' },
    { name: 'Reed Song', kind: 'datasheet' },
    { name: 'Scouts', kind: 'core', value: '6"', models: ['Mate'] },
    { name: 'Stealth', kind: 'core' },
  ]);
});

it('finds invulnerable saves in names and texts, of models and of wargear', () => {
  expect(crew()?.invulnerableSaves).toEqual([
    { value: '3+', against: 'melee', models: ['Mate'], wargear: ['o-shield'], ability: 'Reed shield' },
    { value: '4+', models: ['Mate'] },
    { value: '5+' },
  ]);
});

it('links wargear to what it brings, whatever its name is', () => {
  expect(crew()?.wargear).toEqual([{ id: 'o-hook', name: 'Boat hook', model: 'Hand', weapons: ['w1', 'w2'] }]);
  expect(crew()?.options.map(({ options }) => options)).toEqual([
    [{ id: 'o-shield', name: 'Shield and knife', points: 0, default: false, weapons: ['w3'], abilities: ['Reed shield'] }],
  ]);
});
