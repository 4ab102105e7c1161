import { indexRelease } from '#muster/catalogue';
import { idAt } from '#muster/roster';
import { expect, it } from 'vitest';
import { resolve } from '../look-up.js';
import { inventedRelease } from '../testing/invented-release.js';
import { writtenRoster } from '../testing/written-roster.js';

const { data, game } = inventedRelease;
const enhancements = data.readModel.enhancements.map((one) => (one.id === 'deep-oath' ? { ...one, copies: 3 } : one));
const release = indexRelease({ ...data, readModel: { ...data.readModel, enhancements } }, game);

const said = (attachments: readonly { readonly leader: string; readonly bodyguard: string }[]) => {
  const units = [{ name: 'North Walker', enhancements: ['Oath of the Deep'] }, { name: 'Harbour Warden' }];
  const header = { detachments: [{ name: 'Deep Watch', id: null, line: 5 }], declared: { attachments } };
  return resolve(writtenRoster(units, header), release).review.filter(({ messageId }) => messageId === 'enhancementNotOffered').length;
};

it('accepts an Upgrade on any unit of an attached unit, if the data offers it to one of them', () => {
  expect(said([{ leader: idAt(0), bodyguard: idAt(1) }])).toBe(0);
  expect(said([{ leader: idAt(1), bodyguard: idAt(0) }])).toBe(0);
  expect(said([])).toBe(1);
});
