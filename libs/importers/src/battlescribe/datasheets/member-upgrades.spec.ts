import { expect, it } from 'vitest';
import { readDataFileXml, StringPool } from '#muster/battlescribe';
import { collectProseFacts } from '../prose/prose-facts.js';
import { translate } from '../translate.js';

const NAMESPACE = 'http://www.battlescribe.net/schema';
const system = `<gameSystem id="sys" name="Marsh Game" revision="1" battleScribeVersion="2.03" xmlns="${NAMESPACE}/gameSystemSchema">
  <costTypes><costType id="pts" name="pts" defaultCostLimit="-1"/></costTypes>
  <categoryEntries><categoryEntry id="k-marsh" name="Faction: Marsh" hidden="false"/></categoryEntries>
  <forceEntries><forceEntry id="f-army" name="Army Roster" hidden="false"/></forceEntries>
</gameSystem>`;

const exactly = (id: string, number: number) =>
  `<constraints><constraint id="${id}-min" type="min" value="${number}" field="selections" scope="parent"/><constraint id="${id}-max" type="max" value="${number}" field="selections" scope="parent"/></constraints>`;
const entry = (id: string, type: string, number: number, inside = '') =>
  `<selectionEntry id="${id}" name="${id}" type="${type}" hidden="false">${number > 0 ? exactly(id, number) : `<constraints><constraint id="${id}-max" type="max" value="1" field="selections" scope="parent"/></constraints>`}<selectionEntries>${inside}</selectionEntries></selectionEntry>`;

function sizesOf(inside: string) {
  const { visit, facts } = collectProseFacts();
  const strings = new StringPool();
  const unit = `<selectionEntry id="crew" name="Crew" type="unit" hidden="false" import="true">
    <categoryLinks><categoryLink id="c1" name="x" targetId="k-marsh" primary="false"/></categoryLinks>
    <selectionEntries>${inside}</selectionEntries><costs><cost name="pts" typeId="pts" value="110"/></costs></selectionEntry>`;
  const army = `<catalogue id="cat" name="Marsh" revision="1" library="false" gameSystemId="sys" gameSystemRevision="1" battleScribeVersion="2.03" xmlns="${NAMESPACE}/catalogueSchema"><selectionEntries>${unit}</selectionEntries></catalogue>`;
  const files = [system, army].flatMap((text, index) => {
    const { value } = readDataFileXml(`${index}${index === 0 ? '.gst' : '.cat'}`, new TextEncoder().encode(text), {
      strings,
      onProse: visit,
    });
    return value === null ? [] : [value];
  });
  const [sheet] = translate(files, facts, { edition: '10e' }).value.datasheets;
  return [sheet?.points.minModels, sheet?.points.maxModels];
}

const hook = entry('Hook', 'upgrade', 1);
const dog = entry('Dog', 'model', 0);

it('does not know the size of a unit whose members are written as upgrades', () => {
  expect(sizesOf(`${entry('Bosun', 'upgrade', 1, hook)}${entry('Hand', 'upgrade', 9, hook)}`)).toEqual([1, null]);
  expect(sizesOf(`${entry('Bosun', 'upgrade', 1, hook)}${entry('Hand', 'upgrade', 9, hook)}${dog}`)).toEqual([1, null]);
});

it('knows the size of a unit that has models, whatever else it must take', () => {
  expect(sizesOf(`${entry('Hand', 'model', 5, hook)}${entry('Chest', 'upgrade', 1, hook)}`)).toEqual([5, 5]);
  expect(sizesOf(`${dog}${hook}`)).toEqual([1, 1]);
});
