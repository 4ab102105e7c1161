import { expect, it } from 'vitest';
import { tellRefused } from './refused.js';

const releases = ['2026-06-14', '2026-01-19'].map((label) => ({ edition: '10e' as const, label, status: 'published' as const }));

function told(code: 'UNKNOWN_RELEASE' | 'UNKNOWN_AMENDMENT', label: string): string {
  let text = '';
  const refusal = { refused: [{ code, messageId: 'any', params: {}, path: ['against'] }] };
  tellRefused(refusal, [{ kind: 'label', label }], releases, () => 'It cannot be.', { err: (line) => (text += line) });
  return text;
}

it('an unknown release is answered with the existing releases, and the most similar one last', () => {
  expect(told('UNKNOWN_RELEASE', '2026-06-41')).toBe(
    'Releases:\n  10e  2026-06-14\n  10e  2026-01-19\nmuster: against: It cannot be. Did you mean "2026-06-14"?\n',
  );
  expect(told('UNKNOWN_RELEASE', 'foo')).toMatch(/2026-01-19\nmuster: against: It cannot be\.\n$/);
});

it('other refusals are one line long', () => expect(told('UNKNOWN_AMENDMENT', '2026-06-14')).toBe('muster: against: It cannot be.\n'));
