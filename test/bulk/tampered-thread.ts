// The judging thread with lists that, depending on words in their text, take a time or a long one, end the process, or block it once and then crash
// it.
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { CheckingService } from '#muster/checks';

const judge: CheckingService['checkAgainst'] = Reflect.get(CheckingService.prototype, 'checkAgainst');
CheckingService.prototype.checkAgainst = async function checkAgainst(subject, question, releases) {
  const text = 'text' in subject ? subject.text : '';
  if (text.includes('DEADLY')) process.kill(process.pid, 'SIGKILL');
  if (text.includes('SLOW')) await sleep(200);
  if (text.includes('LASTING')) await sleep(25_000);
  const [, mark] = /POISON (\S+)/.exec(text) ?? [];
  if (mark !== undefined && existsSync(mark)) process.exit(1);
  if (mark !== undefined) {
    writeFileSync(mark, '');
    for (;;) if (text.length === 0) break;
  }
  return judge.call(this, subject, question, releases);
};
await import('../../libs/bulk/src/threads/checking.thread.js');
