// Judging runs in a separate thread, which can be terminated without ending the process if it crashes or hangs.
import 'reflect-metadata';
import { parentPort, workerData } from 'node:worker_threads';
import { CheckingModule } from '#muster/checking';
import { judgePieces } from './judge-pieces.js';
import { ListJudge } from './list-judge.service.js';
import { parseThreadOrder } from './thread-messages.js';

if (!parentPort) throw new Error('This is the entry of a thread.');
await judgePieces(parseThreadOrder(workerData), parentPort, { judge: ListJudge, room: CheckingModule });
parentPort.close();
