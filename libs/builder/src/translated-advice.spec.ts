import { placeholdersOf, type MessageTable } from '#muster/messages';
import { expect, it } from 'vitest';
import { fixMessages } from './advice/fixes/fix.js';
import { builderTranslations } from './builder.messages.fr.js';
import { intentMessages } from './intent-fault.js';
import { intentFaultIn, remedyIn } from './translated-advice.js';

const askedBy = (table: MessageTable) =>
  Object.entries(table).flatMap(([code, messages]) =>
    Object.entries(messages).map(([id, sentence]) => `${code} ${id}: ${placeholdersOf(sentence).toSorted().join()}`),
  );

it('says in French all that it says in English but what is not its own, with the same values', () => {
  const english = askedBy({ ...fixMessages, ...intentMessages }).filter((said) => !said.startsWith('RULES_REFUSED'));
  expect(askedBy(builderTranslations.fr?.messages ?? {}).toSorted()).toEqual(english.toSorted());
});
it('fixes and faults are said by what they are', () => {
  expect(remedyIn('fr', { messageId: 'takeOut', params: { units: 'Ada' } })).toBe('Retirer Ada.');
  expect(intentFaultIn('fr', { code: 'LAST_DETACHMENT', params: {} })).toBe('Une armée a au moins un détachement.');
  expect(intentFaultIn('fr', { code: 'RULES_REFUSED', params: { reason: 'No.' } })).toBeNull();
});
