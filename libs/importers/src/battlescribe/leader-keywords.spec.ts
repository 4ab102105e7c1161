import { expect, it } from 'vitest';
import { readDataFileXml, StringPool } from '#muster/battlescribe';
import { collectProseFacts } from './prose/prose-facts.js';
import { translate } from './translate.js';

const NAMESPACE = 'http://www.battlescribe.net/schema';
const system = `<gameSystem id="sys" name="Marsh Game" revision="1" battleScribeVersion="2.03" xmlns="${NAMESPACE}/gameSystemSchema">
  <costTypes><costType id="pts" name="pts" defaultCostLimit="-1"/></costTypes>
  <profileTypes><profileType id="t-abilities" name="Abilities"><characteristicTypes><characteristicType id="c-text" name="Description"/></characteristicTypes></profileType></profileTypes>
  <categoryEntries>
    <categoryEntry id="k-marsh" name="Faction: Marsh" hidden="false"/><categoryEntry id="k-hill" name="Faction: Hill" hidden="false"/>
    <categoryEntry id="k-crew" name="Command Crew" hidden="false"/>
  </categoryEntries>
  <forceEntries><forceEntry id="f-army" name="Army Roster" hidden="false"/></forceEntries>
</gameSystem>`;

const unit = (id: string, name: string, categories: readonly string[], leads = '') => `
  <selectionEntry id="${id}" name="${name}" type="model" hidden="false" import="true">
    <categoryLinks>${categories.map((target) => `<categoryLink id="${id}-${target}" name="x" targetId="${target}" primary="false"/>`).join('')}</categoryLinks>
    <profiles><profile id="${id}-leader" name="Leader" typeId="t-abilities" typeName="Abilities" hidden="false"><characteristics>
      <characteristic name="Description" typeId="c-text">${leads}</characteristic></characteristics></profile></profiles>
    <costs><cost name="pts" typeId="pts" value="10"/></costs>
  </selectionEntry>`;

const army = (id: string, name: string, units: readonly string[]) =>
  `<catalogue id="${id}" name="${name}" revision="1" library="false" gameSystemId="sys" gameSystemRevision="1" battleScribeVersion="2.03" xmlns="${NAMESPACE}/catalogueSchema"><selectionEntries>${units.join('')}</selectionEntries></catalogue>`;

const CREW = 'This model can be attached to the following units:\n■ COMMAND CREW';

function leadsOf(...armies: readonly string[]): readonly string[] | null | undefined {
  const { visit, facts } = collectProseFacts();
  const strings = new StringPool();
  const files = [system, ...armies].flatMap((text, index) => {
    const { value } = readDataFileXml(`${index}${index === 0 ? '.gst' : '.cat'}`, new TextEncoder().encode(text), {
      strings,
      onProse: visit,
    });
    return value === null ? [] : [value];
  });
  return translate(files, facts, { edition: '10e' }).value.datasheets.find(({ id }) => id === 'e-guide')?.leads;
}

const guide = unit('e-guide', 'Guide', ['k-marsh'], CREW);
const ferry = unit('e-ferry', 'Ferry Crew', ['k-marsh', 'k-crew']);
const skiff = unit('e-skiff', 'Skiff Crew', ['k-marsh', 'k-crew']);

it('prefers a keyword of the army over a datasheet of another army with the same name', () => {
  const hill = army('c-hill', 'Hill', [unit('e-hill', 'Command Crew', ['k-hill', 'k-crew'])]);
  expect(leadsOf(army('c-marsh', 'Marsh', [guide, ferry, skiff]), hill)).toEqual(['e-ferry', 'e-skiff']);
});

it('prefers a datasheet of the army', () => {
  const own = unit('e-own', 'Command Crew', ['k-marsh', 'k-crew']);
  expect(leadsOf(army('c-marsh', 'Marsh', [guide, ferry, own]))).toEqual(['e-own']);
});

it('uses a datasheet of another army if the army has neither', () => {
  const hill = army('c-hill', 'Hill', [unit('e-hill', 'Command Crew', ['k-hill'])]);
  expect(leadsOf(army('c-marsh', 'Marsh', [guide]), hill)).toEqual(['e-hill']);
});
