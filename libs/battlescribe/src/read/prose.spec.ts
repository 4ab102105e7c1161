import { expect, it } from 'vitest';
import { canonicalJson } from './parts/canonical-json.js';
import { isStatValue, type ProsePlace } from './prose.js';
import { readDataFileXml } from './read-data-file.js';
import { utf8 } from './testing/fixtures.js';

const canary = (where: string): string => `The canary of ${where} sings in the dark of the mine whenever its keeper forgets it.`;

/** A file with a recognisable text in every place that can contain prose. */
const mine = `<catalogue id="cat" name="Mine" revision="1" gameSystemId="sys" authorName="${canary('author')}">
  <readme>${canary('readme')}</readme>
  <comment>${canary('file comment')} ${canary('file comment')}</comment>
  <publications><publication id="pub" name="Book" publisher="${canary('publisher')}" publisherUrl="${canary('url')}"/></publications>
  <profileTypes><profileType id="pt" name="Unit"><characteristicTypes>
    <characteristicType id="ct" name="M" defaultValue="${canary('default value')}"/>
  </characteristicTypes></profileType></profileTypes>
  <categoryEntries><categoryEntry id="c" name="C"><description>${canary('category')}</description></categoryEntry></categoryEntries>
  <sharedSelectionEntries><selectionEntry id="e" name="Pit pony" type="unit">
    <comment>${canary('comment')} ${canary('comment')}</comment>
    <constraints><constraint id="k" type="max" value="1" field="selections" scope="parent" message="${canary('message')} ${canary('message')}"/></constraints>
    <modifiers>
      <modifier type="set" field="ct" value="${canary('characteristic modifier')}"><comment>${canary('modifier comment')}</comment></modifier>
      <modifier type="append" field="description" value="dark"/>
      <modifier type="set" field="readme" value="dark"/>
      <modifier type="add" field="error" value="${canary('error')} ${canary('error')}"/>
      <modifier type="replace" field="ct" arg="${canary('arg')}" join="${canary('join')}" value="1"/>
    </modifiers>
    <profiles>
      <profile id="p" name="Pony" typeId="pt" typeName="Unit"><alias>${canary('alias')}</alias><comment>${canary('profile comment')}</comment>
        <characteristics>
          <characteristic typeId="ct" name="M">${canary('stat')}</characteristic>
          <characteristic typeId="cx" name="Effect">Dark</characteristic>
          <characteristic typeId="cd" name="Description"><![CDATA[${canary('CDATA')}]]></characteristic>
          <characteristic typeId="cv" name="Details" value="${canary('value')}"/>
        </characteristics>
      </profile>
    </profiles>
    <rules><rule id="r" name="Dust"><description>${canary('rule')}</description></rule></rules>
    <spell>${canary('unknown element')}</spell>
  </selectionEntry></sharedSelectionEntries>
</catalogue>`;

it('keeps no prose', () => {
  const { value, diagnostics, source } = readDataFileXml('mine.cat', utf8(mine));
  expect(diagnostics.map(({ params }) => params['element'])).toEqual(['spell']);
  const kept = canonicalJson({ value, diagnostics, source });
  expect(kept).toContain('Pit pony');
  expect(kept).not.toMatch(/canary|keeper|dark/i);
  expect(value?.sharedEntries?.[0]?.profiles?.[0]?.characteristics).toEqual([
    { typeId: 'ct', name: 'M' },
    { typeId: 'cx', name: 'Effect' },
    { typeId: 'cd', name: 'Description' },
    { typeId: 'cv', name: 'Details' },
  ]);
});

it('passes each dropped text with its position to the visitor', () => {
  const seen: [text: string, place: ProsePlace][] = [];
  readDataFileXml('mine.cat', utf8(mine), { onProse: (text, place) => seen.push([text, place]) });
  const of = (where: string): ProsePlace | undefined => seen.find(([text]) => text === canary(where))?.[1];
  const entry = { element: 'selectionEntry', id: 'e', name: 'Pit pony' };
  expect(of('CDATA')).toEqual({
    file: 'mine.cat',
    fileId: 'cat',
    line: 24,
    kind: 'characteristic',
    owners: [entry, { element: 'profile', id: 'p', name: 'Pony' }],
    typeName: 'Unit',
    name: 'Description',
  });
  expect(of('rule')).toMatchObject({ kind: 'rule', owners: [entry, { element: 'rule', id: 'r', name: 'Dust' }], typeName: null });
  expect(of('characteristic modifier')).toMatchObject({ kind: 'modifier', owners: [entry], typeName: 'set', name: 'ct' });
  expect(of('readme')).toMatchObject({ kind: 'note', owners: [], name: 'readme' });
  expect(seen.map(([text]) => text).filter((text) => text.includes('unknown element'))).toEqual([]);
});

it.each(['6"', 'D6+3', '3+', '-', 'N/A', '20"-55"', 'Melee', 'Rapid Fire 1', 'Anti-Infantry 4+, Devastating Wounds, Rapid Fire 2', ''])(
  'takes "%s" for a characteristic',
  (text) => {
    expect(isStatValue(text)).toBe(true);
  },
);

it.each(['Roll one D6 for each model', 'Wounds: none.', 'Once. Twice', 'a'.repeat(37), 'a,'.repeat(11)])(
  'recognises "%s" as prose',
  (text) => {
    expect(isStatValue(text)).toBe(false);
  },
);
