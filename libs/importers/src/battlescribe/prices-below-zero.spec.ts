import { readDataFileXml } from '#muster/battlescribe';
import { expect, it } from 'vitest';
import { pricesBelowZero } from './prices-below-zero.js';

const system =
  '<gameSystem id="s" name="S" revision="1"><costTypes><costType id="p" name="pts"/><costType id="c" name="CP"/></costTypes></gameSystem>';

const priced = (type: string, typeId: string, value: string) => {
  const text = `<catalogue id="c" name="Reed" revision="1" gameSystemId="s"><selectionEntries>
<selectionEntry id="u" name="Marsh Guard" type="${type}"><costs>
<cost name="?" typeId="${typeId}" value="${value}"/></costs></selectionEntry></selectionEntries></catalogue>`;
  const files = [readDataFileXml('sys.gst', Buffer.from(system)), readDataFileXml('reed.cat', Buffer.from(text))];
  return pricesBelowZero(files).map(({ severity, line, params }) => [severity, line, params['file'], params['name'], params['points']]);
};

it.each(['unit', 'model'])('refuses a %s that costs fewer than 0 points, with its line', (type) =>
  expect(priced(type, 'p', '-5')).toEqual([['error', 3, 'reed.cat', 'Marsh Guard', -5]]),
);

it.each([
  ['unit', 'p', '0'],
  ['unit', 'c', '-1'],
  ['upgrade', 'p', '-5'],
])('accepts a %s whose cost of type %s is %s', (type, typeId, value) => expect(priced(type, typeId, value)).toEqual([]));
