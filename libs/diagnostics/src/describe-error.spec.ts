import { expect, it } from 'vitest';
import { describeError } from './describe-error.js';

it('reports where an error occurred, without the message of an unknown error', () => {
  const said = JSON.stringify(describeError(Object.assign(new Error('the pasted list'), { code: '22P02' })));
  expect(said).toContain('22P02');
  expect(said).toContain('describe-error.spec.ts');
  expect(said).not.toContain('pasted');
});

it('includes messages of the JavaScript engine, which describe code', () =>
  expect(describeError(new TypeError('x is not a function'))).toMatchObject({ type: 'TypeError', message: 'x is not a function' }));
it('reports only the type of a value that is not an error', () => expect(describeError('the pasted list')).toEqual({ type: 'string' }));
it('omits a message of many lines that looks like a stack', () => {
  expect(JSON.stringify(describeError(new Error('one\ntwo of the list\n at three')))).not.toMatch(/two of the list|three/);
});
