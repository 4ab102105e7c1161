import { describe, expect, it } from 'vitest';
import { checkedAlias, type WrittenAlias } from './check-alias.js';
import { MOST_LINES, readAliasTable } from './read-alias-table.js';

const written: WrittenAlias = { edition: '10e', language: 'fr', kind: 'unit', name: 'Plongeurs', means: 'Divers' };
const faultOf = (change: Partial<WrittenAlias>): string => {
  const checked = checkedAlias({ ...written, ...change });
  return 'fault' in checked ? checked.fault.messageId : 'none';
};

describe('an alias', () => {
  it('is brought into one form', () =>
    expect(checkedAlias({ edition: ' 10E', language: 'FR', kind: 'Weapon', name: ' Crochet  long ', means: 'Long hook' })).toEqual({
      ...{ edition: '10e', language: 'fr', kind: 'wargear', name: 'Crochet long', means: 'Long hook' },
    }));

  it.each<[Partial<WrittenAlias>, string]>([
    [{}, 'none'],
    [{ language: '' }, 'none'],
    [{ edition: '7e' }, 'edition'],
    [{ kind: 'ship' }, 'kind'],
    [{ language: 'French' }, 'language'],
    [{ name: ' ' }, 'empty'],
    [{ means: '' }, 'empty'],
    [{ name: 'x'.repeat(101) }, 'tooLong'],
    [{ name: 'Plon\u200Bgeurs' }, 'notPlain'],
    [{ name: 'DIVERS' }, 'same'],
  ])('%j: %s', (change, fault) => expect(faultOf(change)).toBe(fault));
});

describe('a table', () => {
  const read = (text: string) => {
    const lines = readAliasTable(text);
    if ('fault' in lines) return lines.fault.messageId;
    return lines.map(({ line, read: one }) => [line, 'fault' in one ? one.fault.messageId : one.name]);
  };

  it.each([
    ['edition,language,kind,name,means\n10e,fr,unit,Plongeurs,Divers\n', [[2, 'Plongeurs']]],
    ['\uFEFFkind;edition;name;canonical name\r\nunit;10e;"Plongeurs; grands";Divers\r\n', [[2, 'Plongeurs; grands']]],
    ['edition\tkind\talias\tmeans\tnote\n10e\tunit\tPlongeurs\tDivers\tseen often', [[2, 'Plongeurs']]],
    [
      'edition,kind,name,means\n\n10e,ship,Bac,Ferry\n10e,unit,Plongeurs\n10e,unit,Plongeurs,Divers',
      [
        [3, 'kind'],
        [4, 'uneven'],
        [5, 'Plongeurs'],
      ],
    ],
    ['edition,kind,name,means', []],
    ['10e,unit,Plongeurs,Divers', 'noColumns'],
    ['', 'noColumns'],
    ['edition,kind,name,means\n10e,unit,"Plongeurs,Divers', 'notAliases'],
    [`edition,kind,name,means\n${'10e,unit,a,b\n'.repeat(MOST_LINES + 1)}`, 'aliasLines'],
  ])('is read line by line: %j', (text, lines) => expect(read(text)).toEqual(lines));
});
