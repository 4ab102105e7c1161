import { expect, it } from 'vitest';
import { DatabaseUnavailableError, toDatabaseError } from './database-unavailable.error.js';

const isAway = (error: unknown): boolean => toDatabaseError(error) instanceof DatabaseUnavailableError;
const coded = (code: string): Error => Object.assign(new Error('x'), { code });

it('recognises errors of an unavailable database', () => {
  const away = [
    ...['ECONNREFUSED', 'ECONNRESET', '57P01', '57014', '08006', '53300', '53100', '53200', '58030', 'P1001', 'P2024'].map(coded),
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated unexpectedly'),
    Object.assign(new Error('ConnectionClosed'), { cause: { kind: 'ConnectionClosed' } }),
    coded('ERR_STREAM_DESTROYED'),
    new Error('x', { cause: coded('ECONNREFUSED') }),
    new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]),
    Object.assign(coded('P2010'), { meta: { driverAdapterError: { cause: { originalCode: '57014' } } } }),
  ];
  expect(away.map(isAway)).toEqual(away.map(() => true));
});

it('leaves other errors unchanged', () => {
  const ours = [coded('23505'), coded('P2002'), coded('42601'), new TypeError('x')];
  expect(ours.map((error) => toDatabaseError(error) === error)).toEqual(ours.map(() => true));
});

it('keeps the cause for the log but not in the message', () => {
  const cause = coded('ECONNREFUSED');
  const error = toDatabaseError(cause);
  expect([error.message, error.cause]).toEqual(['The database is not available.', cause]);
});
