// Imports an invented game in a separate process and writes each stage to stdout, so that a test can kill it. Arguments: URL of the
// database, label.
import { inventedSource } from './invented-source.js';
import { BIG_GAME } from './big-game.js';
import { openServices } from './open-services.js';

const [url = '', label = ''] = process.argv.slice(3);
const services = await openServices(url);
const request = {
  edition: '10e' as const,
  label,
  effectiveFrom: '2026-01-01',
  sourceRevision: null,
  source: inventedSource(BIG_GAME),
  actor: { name: 'child' },
};
const result = await services.imports.import(request, (stage, done) => process.stdout.write(`${stage} ${done}\n`));
process.stdout.write(`${result.outcome}\n`);
await services.close();
