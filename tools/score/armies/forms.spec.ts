import { expect, it } from 'vitest';
import { APP_FORMS } from './forms.js';

const written = [
  'Deckhands (95 points)',
  '  • 1x Bosun',
  '    • 1x Bell and book',
  '      • 1x Bell',
  '      • 1x Book',
  '  • 3x Deckhand w/ hook',
  '    • 3x Hook',
  '    • 3x Knife',
  '  • 1x Deckhand with lamp',
  '    • 1x Lamp',
  '    • 1x Knife',
  '',
  'Warden (50 points)',
  '  • 1x Hook',
  '  • 1x Bell',
].join('\n');

const inForm = (wanted: string): string | undefined => APP_FORMS.find(([form]) => form === wanted)?.[1](written);

it('prints models as the official app does, and as web forms leave them', () => {
  expect(inForm('app, merged, in runs')?.split('\n')).toEqual([
    'Deckhands (95 points)',
    '  • 1x Bosun',
    '    • 1x Bell',
    '      1x Book',
    '  • 4x Deckhand',
    '    • 3x Hook',
    '      4x Knife',
    '      1x Lamp',
    '',
    'Warden (50 points)',
    '  • 1x Hook',
    '    1x Bell',
  ]);
  expect(inForm('app, merged, without bullets, flat')?.split('\n')[2]).toBe('1x Bell');
});
