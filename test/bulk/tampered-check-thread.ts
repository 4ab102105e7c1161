// A thread that, depending on words in the text of a list, is busy until a file exists, or crashes at its first or at every try.
import { existsSync, writeFileSync } from 'node:fs';
import { CheckingService } from '#muster/checks';

const check: CheckingService['checkAgainst'] = Reflect.get(CheckingService.prototype, 'checkAgainst');
CheckingService.prototype.checkAgainst = async function checkAgainst(subject, question, releases) {
  const text = subject.kind === 'text' ? subject.text : '';
  const [, word, file = ''] = /(BUSY|CRASH) (\S+)/.exec(text) ?? [];
  if (text.includes('FATAL')) process.exit(1);
  if (word === 'CRASH' && !existsSync(file)) {
    writeFileSync(file, '');
    process.exit(1);
  }
  if (word === 'BUSY') {
    writeFileSync(`${file}.begun`, '');
    while (!existsSync(file)) continue;
  }
  return check.call(this, subject, question, releases);
};
await import('../../libs/bulk/src/threads/checking.thread.js');
