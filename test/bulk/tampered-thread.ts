// The judging thread with lists that take their time, hang it, crash it, or fill its memory: by words in their text.
import { setTimeout as sleep } from 'node:timers/promises';
import { CheckingService } from '@muster/checking';

const judge: CheckingService['check'] = Reflect.get(CheckingService.prototype, 'check');
CheckingService.prototype.check = async function check(input) {
  const text = input.subject.kind === 'text' ? input.subject.text : '';
  if (text.includes('SLOW')) await sleep(200);
  if (text.includes('HANG')) for (;;) if (text.length === 0) break;
  if (text.includes('CRASH')) process.exit(1);
  return judge.call(this, input);
};
await import('../../libs/bulk/src/judge/judge.thread.js');
