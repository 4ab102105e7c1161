// Sends requests over several connections for a while, for the benchmarks of a running api.
// @ts-expect-error the package has no types
import autocannon from 'autocannon';

/** Seconds after which a request counts as failed. */
const TIMEOUT = 30;

/**
 * Each connection sends all requests in turn, and starts at another one. Latencies are in milliseconds, `bytes` those of an answer.
 * @param {string} url
 * @param {readonly object[]} requests
 * @param {{ readonly connections: number, readonly seconds: number }} how
 * @returns {Promise<{ answers: number, rate: number, p50: number, p99: number, bytes: number, failed: number }>}
 */
export async function load(url, requests, { connections, seconds }) {
  let clients = 0;
  const setupClient = (/** @type {{ setRequests: (requests: readonly object[]) => void }} */ client) => {
    const start = Math.floor((clients * requests.length) / connections);
    clients += 1;
    client.setRequests([...requests.slice(start), ...requests.slice(0, start)].map((request) => ({ ...request })));
  };
  const sent = await autocannon({ url, duration: seconds, connections, timeout: TIMEOUT, setupClient });
  const { requests: counted, latency, throughput, non2xx, errors } = sent;
  const { average: rate } = counted;
  return {
    ...{ answers: counted.total, rate, p50: latency.p50, p99: latency.p99 },
    ...{ bytes: throughput.average / rate, failed: non2xx + errors },
  };
}

/** The same, for requests of which none may fail. @param {Parameters<typeof load>} given */
export async function loadWithoutFault(...given) {
  const loaded = await load(...given);
  if (loaded.failed > 0) throw new Error(`${given[0]}: ${loaded.failed} requests were refused or failed.`);
  return loaded;
}
