// Saved rosters are judged in a separate thread, which can be terminated without ending the process if it crashes or hangs.
import 'reflect-metadata';
import { parentPort, workerData } from 'node:worker_threads';
import { BuilderModule } from '#muster/builder';
import { judgePieces } from '../judge/judge-pieces.js';
import { parseThreadOrder } from '../judge/thread-messages.js';
import { RosterJudge } from './roster-judge.service.js';

if (!parentPort) throw new Error('This is the entry of a thread.');
await judgePieces(parseThreadOrder(workerData), parentPort, { judge: RosterJudge, room: BuilderModule });
parentPort.close();
