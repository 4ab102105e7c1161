// Reads the few Dockerfile instructions that the rehearsal and the tests need.
import { readFileSync } from 'node:fs';

/** @typedef {{ readonly instruction: string, readonly text: string }} Step */
/** @typedef {{ readonly name: string, readonly image: string, readonly steps: readonly Step[] }} Stage */

/** @param {string} file @returns {readonly Stage[]} */
export function readDockerfile(file) {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  /** @type {{ name: string, image: string, steps: Step[] }[]} */
  const stages = [];
  for (const line of lines) {
    const [, instruction = '', text = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (instruction === 'FROM') {
      const [image = '', , name = ''] = text.split(' ');
      stages.push({ name, image, steps: [] });
    } else if (instruction && stages.length > 0) stages.at(-1)?.steps.push({ instruction, text });
    else throw new Error(`${file}: this line is not understood: ${line}`);
  }
  return stages;
}

/** The parts of a COPY: the stage it copies from (none for the build context), the sources, and the destination. @param {string} text */
export function readCopy(text) {
  const from = /^--from=(\S+) /.exec(text)?.[1];
  const paths = text.replace(/^--from=\S+ /, '').split(' ');
  return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
}
