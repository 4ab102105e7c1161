// A thread that, depending on what a check gives as its battle size, is busy until a file exists, or crashes at its first or at every try.
import { existsSync, writeFileSync } from 'node:fs';
import { CheckingService } from '#muster/checks';

const check: CheckingService['checkAgainst'] = Reflect.get(CheckingService.prototype, 'checkAgainst');
CheckingService.prototype.checkAgainst = async function checkAgainst(subject, question, releases) {
  const [word, file = ''] = question.battleSize?.split(' ') ?? [];
  if (word === 'FATAL') process.exit(1);
  if (word === 'CRASH' && !existsSync(file)) {
    writeFileSync(file, '');
    process.exit(1);
  }
  if (word === 'BUSY') {
    writeFileSync(`${file}.begun`, '');
    while (!existsSync(file)) continue;
  }
  return check.call(this, subject, { ...question, battleSize: null }, releases);
};
await import('../../libs/bulk/src/threads/checking.thread.js');
