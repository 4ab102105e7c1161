import { expect, it } from 'vitest';
import { ANYONE } from '../access/viewer.js';
import { anonymous, callerOf } from './caller.js';

it('identifies anonymous callers by their IP address', () =>
  expect(callerOf(ANYONE, '192.0.2.7')).toEqual({ kind: 'anonymous', id: 'address 192.0.2.7' }));

it('treats the addresses of one IPv6 network as one caller', () => {
  const ids = ['2001:db8:0:7::1', '2001:db8::7:1:2:3:4', '2001:db8:0:7:ffff:1:2:3'].map((address) => anonymous(address).id);
  expect(new Set(ids)).toEqual(new Set(['address 2001:db8:0:7']));
  expect(anonymous('2001:db8:0:8::1').id).not.toBe(ids[0]);
  expect(anonymous('::1').id).toBe('address 0:0:0:0');
  expect(anonymous('::ffff:192.0.2.7').id).toBe('address ::ffff:192.0.2.7');
});

it('gives an account one budget for all its keys', () => {
  const holder = { accountId: 'a1', role: 'player', user: null, scopes: new Set([]) } as const;
  expect(callerOf({ kind: 'account', author: { name: 'Ben' }, holder }, '192.0.2.7')).toEqual({ kind: 'account', id: 'account a1' });
  expect(callerOf({ kind: 'administrator', name: 'Anna', author: { name: 'Anna' }, holder: null }, '192.0.2.7').id).toBe(
    'administrator Anna',
  );
});
