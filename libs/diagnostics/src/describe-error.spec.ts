import { expect, it } from 'vitest';
import { describeError } from './describe-error.js';

it('says where an error arose, and not what a foreign one says', () => {
  const said = JSON.stringify(describeError(Object.assign(new Error('the pasted list'), { code: '22P02' })));
  expect(said).toContain('22P02');
  expect(said).toContain('describe-error.spec.ts');
  expect(said).not.toContain('pasted');
});

it("says the engine's own words, which name code", () =>
  expect(describeError(new TypeError('x is not a function'))).toMatchObject({ type: 'TypeError', message: 'x is not a function' }));
it('says only the kind of what is no error', () => expect(describeError('the pasted list')).toEqual({ type: 'string' }));
it('leaves out a message of many lines, which looks like a stack', () => {
  expect(JSON.stringify(describeError(new Error('one\ntwo of the list\n at three')))).not.toMatch(/two of the list|three/);
});
