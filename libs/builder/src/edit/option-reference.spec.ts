import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseOption, writeOption } from './option-reference.js';

it('reads what it wrote, which needs no escaping in an address', () => {
  const option = fc.record({ entryId: fc.string({ unit: 'grapheme' }), entryGroupId: fc.option(fc.string({ unit: 'grapheme' })) });
  fc.assert(
    fc.property(option, (one) => {
      const text = writeOption(one);
      expect([encodeURIComponent(text), parseOption(text)]).toEqual([text, one]);
    }),
  );
});

it.each(['', 'x', '%', writeOption({ entryId: 'a', entryGroupId: null }).slice(2), btoa('{}'), btoa('[1,null]')])(
  'finds no option in %s',
  (text) => {
    expect(parseOption(text)).toBeNull();
  },
);
