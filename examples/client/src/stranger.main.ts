import { MusterClient } from '@muster/client';
import { strangersArmy } from './stranger.ts';

/** MUSTER_URL=http://127.0.0.1:3000 MUSTER_KEY=mk_... npm run stranger -- <faction> */
const { MUSTER_URL: url = 'http://127.0.0.1:3000', MUSTER_KEY: key } = process.env;
const [faction = 'tidewright-league'] = process.argv.slice(2);
const muster = new MusterClient({ url, ...(key === undefined ? {} : { key }) });
await strangersArmy(muster, faction, (step, { points, pointsLimit, verdict }) =>
  process.stdout.write(`${step}: ${points} of ${pointsLimit} points, ${verdict}\n`),
);
