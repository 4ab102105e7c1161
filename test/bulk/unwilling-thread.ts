// A thread that ends when it is sent a task, before it begins it.
import { parentPort } from 'node:worker_threads';

parentPort?.once('message', () => process.exit(1));
parentPort?.postMessage({ kind: 'ready' }, []);
