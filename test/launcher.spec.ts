import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runChild } from '../tools/run-child.mjs';

const tools = path.resolve(import.meta.dirname, '../tools');
const script = (source: string): string[] => ['--input-type=module', '--eval', source];
const address = (file: string): string => pathToFileURL(path.join(tools, file)).href;

describe('a launched child', () => {
  it.each([0, 1, 2, 3, 64, 70])('passes on its exit code %i', async (code) => {
    expect(await runChild(script(`process.exit(${code})`))).toBe(code);
  });

  it('that a signal ended exits with 128 plus the number of the signal', async () => {
    expect(await runChild(script(`process.kill(process.pid, 'SIGKILL')`))).toBe(137);
  });

  it('is asked to stop, and its launcher waits until it has drained', async () => {
    const child = `process.on('SIGTERM', () => setTimeout(() => { console.log('drained'); process.exit(3); }, 50)); setInterval(() => {}, 1000); console.log('ready');`;
    const parent = `import { runChild } from '${address('run-child.mjs')}'; const code = await runChild(${JSON.stringify(script(child))}); console.log('left after', code);`;
    const launcher = spawn(process.execPath, script(parent), { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    for await (const chunk of launcher.stdout) {
      said += String(chunk);
      if (said === 'ready\n') launcher.kill('SIGTERM');
    }
    expect(said).toBe('ready\ndrained\nleft after 3\n');
  });

  it('can send a request to its launcher', async () => {
    const child = `process.once('message', (answer) => process.exit(answer.code)); process.send('please');`;
    const asked: unknown[] = [];
    const code = await runChild(script(child), {
      onMessage: (message, reply) => {
        asked.push(message);
        reply({ code: 5 });
      },
    });
    expect([asked, code]).toEqual([['please'], 5]);
  });
});

describe('a crash of the command line', () => {
  const crashes = {
    'an error thrown': `throw new Error('thrown');`,
    'a promise nobody waited for': `void Promise.reject(new Error('rejected')); setInterval(() => {}, 1000);`,
    'a module that is not there': `import './not-there.mjs';`,
  };
  it.each(Object.entries(crashes))('exits 70, never 1: %s', (_name, source) => {
    const { status } = spawnSync(process.execPath, ['--import', address('exit-70-on-crash.mjs'), ...script(source)], { stdio: 'ignore' });
    expect(status).toBe(70);
  });
});
