import { describe, expect, it } from 'vitest';
import { readConfig } from './config.js';

const URL = { DATABASE_URL: 'postgresql://localhost/muster' };

it('requires only a database', () => {
  const config = readConfig(URL);
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    adminKeys: [],
    importFolder: null,
    cors: { kind: 'any' },
    trustedProxies: 0,
  });
  expect(config).toMatchObject({ loadsSample: true, worksOnJobs: true, logLevel: 'info' });
});

it('names all invalid settings at once', () => {
  const environment = {
    PORT: '70000',
    LOG_LEVEL: 'loud',
    MUSTER_ADMIN_KEY: 'short',
    MUSTER_CORS_ORIGINS: 'https://a.example/path',
    MUSTER_TRUST_PROXY: 'yes',
    MUSTER_SAMPLE: 'no',
    MUSTER_JOBS: 'Elsewhere',
  };
  for (const name of ['DATABASE_URL', ...Object.keys(environment)]) expect(() => readConfig(environment)).toThrow(name);
});

it.each(['nonsense', 'mysql://me:hidden@localhost/muster'])('accepts only PostgreSQL, and does not repeat the address: %s', (address) => {
  expect(() => readConfig({ DATABASE_URL: address })).toThrow('DATABASE_URL must name a PostgreSQL server');
  expect(() => readConfig({ DATABASE_URL: address })).not.toThrow(address);
});

it('accepts only the exact words for switches', () => {
  const switched = readConfig({ ...URL, MUSTER_SAMPLE: 'none', MUSTER_JOBS: 'elsewhere' });
  expect([switched.loadsSample, switched.worksOnJobs]).toEqual([false, false]);
});

it('never repeats a key in its message', () =>
  expect(() => readConfig({ ...URL, MUSTER_ADMIN_KEY: 'short-secret' })).not.toThrow('short-secret'));

describe('keys', () => {
  it('may have names', () =>
    expect(readConfig({ ...URL, MUSTER_ADMIN_KEY: 'anna:0123456789abcdef, ben:fedcba9876543210' }).adminKeys).toEqual([
      { name: 'anna', key: '0123456789abcdef' },
      { name: 'ben', key: 'fedcba9876543210' },
    ]));
  it('need none', () =>
    expect(readConfig({ ...URL, MUSTER_ADMIN_KEY: '0123456789abcdef' }).adminKeys).toEqual([
      { name: 'administrator', key: '0123456789abcdef' },
    ]));
});

describe('origins', () => {
  it('may be listed', () =>
    expect(readConfig({ ...URL, MUSTER_CORS_ORIGINS: 'https://a.example, http://localhost:5173' }).cors).toEqual({
      kind: 'list',
      origins: ['https://a.example', 'http://localhost:5173'],
    }));
  it('may be none', () => expect(readConfig({ ...URL, MUSTER_CORS_ORIGINS: 'none' }).cors).toEqual({ kind: 'none' }));
});
