// Checks run in threads, so that a long one delays no other request, and one that crashes or hangs ends its thread instead of the process.
import 'reflect-metadata';
import { parentPort, workerData } from 'node:worker_threads';
import { serveTasks } from './serve-tasks.js';
import { parseThreadOrder } from './thread-messages.js';

if (!parentPort) throw new Error('This is the entry of a thread.');
await serveTasks(parseThreadOrder(workerData), parentPort);
parentPort.close();
