// A thread for saved rosters that, depending on the name of a roster, waits or crashes.
import { setTimeout as sleep } from 'node:timers/promises';
import { RosterMover } from '#muster/rosters';

const preview: RosterMover['preview'] = Reflect.get(RosterMover.prototype, 'preview');
RosterMover.prototype.preview = async function slowly(roster, to) {
  await sleep(100);
  if (roster.document.name.includes('CRASH')) process.exit(1);
  return preview.call(this, roster, to);
};
await import('../../libs/bulk/src/threads/checking.thread.js');
