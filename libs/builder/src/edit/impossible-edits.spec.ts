import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { add, compiled, rosterWith, standingOf } from '../advice/testing/invented-roster.js';
import { say } from '../testing/say.js';
import { applyIntents } from './apply-intents.js';
import type { RosterDocument } from '../document/roster-document.js';
import type { Intent } from './intent.js';

const NO_OPTION = { entryId: 'nothing', entryGroupId: null };

describe('impossible edits', () => {
  const document = rosterWith(1000, add('deckhand-company', 'crew'), add('harbourmaster', 'master'));
  const [crew = '', master = ''] = standingOf(document).assessment.unitIds;

  it.each<readonly [Intent, string, string]>([
    [{ kind: 'addUnit', datasheet: 'nothing' }, 'datasheet', 'There is no datasheet "nothing".'],
    [
      { kind: 'addUnit', datasheet: 'deckhand-compny' },
      'datasheet',
      'There is no datasheet "deckhand-compny". Similar names: Deckhand Company.',
    ],
    [
      { kind: 'addUnit', datasheet: 'deckhand-company', force: 'nowhere' },
      'force',
      'The roster has no force "nowhere". Use the id of a force of the roster.',
    ],
    [
      { kind: 'removeUnit', unit: 'nobody' },
      'unit',
      'The roster has no unit "nobody". Use the id of a unit of the roster, or a name that an earlier intent gave with `as`.',
    ],
    [{ kind: 'resizeUnit', unit: crew, models: 0 }, 'models', 'The number must be from 1 to 500, but it is 0.'],
    [
      { kind: 'chooseOption', of: crew, option: NO_OPTION, count: 1 },
      'option',
      'Deckhand Company has no such option. Use the `option` of an option of the unit.',
    ],
    [
      { kind: 'chooseOption', of: 'nobody', option: NO_OPTION, count: 1 },
      'of',
      'The roster has no choice "nobody". Use the `of` of an option of the unit.',
    ],
    [{ kind: 'chooseOption', of: crew, option: NO_OPTION, count: -1 }, 'count', 'The number must be from 0 to 500, but it is -1.'],
    [
      { kind: 'chooseEntry', unit: crew, entry: 'keel-oath', chosen: true },
      'entry',
      'Deckhand Company cannot take Keel Oath, nor any other Enhancement, relic, Warlord Trait or psychic power.',
    ],
    [
      { kind: 'chooseEntry', unit: master, entry: 'nothing', chosen: true },
      'entry',
      'There is no Enhancement, relic, Warlord Trait or psychic power "nothing". Harbourmaster can take: Brass Spyglass, Keel Oath.',
    ],
    [{ kind: 'attach', leader: crew, bodyguard: crew }, 'bodyguard', 'A unit cannot be attached to itself or embark in itself.'],
    [
      { kind: 'attach', leader: crew, bodyguard: 'nobody' },
      'bodyguard',
      'The roster has no unit "nobody". Use the id of a unit of the roster, or a name that an earlier intent gave with `as`.',
    ],
    [
      { kind: 'addDetachment', detachment: 'nothing' },
      'detachment',
      'There is no detachment "nothing". Tidewright League can take: Harbour Watch, Storm Convoy.',
    ],
    [
      { kind: 'addDetachment', detachment: 'harbour-watch', faction: 'nowhere' },
      'faction',
      'There is no faction "nowhere". Factions: Ashen Orchard, Tidewright League.',
    ],
    [
      { kind: 'removeDetachment', detachment: 'nothing' },
      'detachment',
      'The roster does not have the detachment "nothing". It has: Harbour Watch.',
    ],
    [
      { kind: 'moveUnit', unit: crew, force: 'nothing' },
      'force',
      'The roster has no force "nothing". Use the id of a force of the roster.',
    ],
    [{ kind: 'setBattleSize', name: null, limit: 0 }, 'limit', 'The number must be from 1 to 100000, but it is 0.'],
  ])('%j is refused with its field and what is possible, and nothing of its call is done', (intent, field, message) => {
    const { document: edited, fault } = applyIntents(
      document,
      [{ kind: 'rename', name: 'Second watch' }, intent],
      compiled.index,
      randomUUID,
    );
    expect([edited, fault?.path, fault && say(fault)]).toEqual([null, ['intents', 1, intent.kind, field], message]);
  });
});

const { readModel } = compiled.index.data;
const orchard = readModel.factions.find(({ name }) => name === 'Ashen Orchard')?.id ?? '';
const foreign = <Of extends { readonly id: string; readonly factionIds: readonly string[] }>(entries: readonly Of[]): Of | undefined =>
  entries.find(({ factionIds }) => factionIds.length === 1 && factionIds[0] === orchard);
const detachment = foreign(readModel.detachments);
const enhancement = foreign(readModel.enhancements);
const datasheet = readModel.datasheets.find(({ factions }) => factions.every(({ factionId }) => factionId === orchard));
const refusal = (document: RosterDocument, ...intents: readonly Intent[]): readonly unknown[] => {
  const { fault } = applyIntents(document, intents, compiled.index, randomUUID);
  return [fault?.path.at(-1), fault && say(fault)];
};

describe('entries of another faction', () => {
  const document = rosterWith(1000, add('harbourmaster'));
  const [master = ''] = standingOf(document).assessment.unitIds;
  const force = document.state.forces[0]?.id ?? '';

  it('are refused with the faction that has them, and with what is possible instead', () => {
    expect(refusal(document, { kind: 'addDetachment', detachment: detachment?.id ?? '' })).toEqual([
      'detachment',
      `${detachment?.name} is a detachment of Ashen Orchard. Tidewright League can take: Harbour Watch, Storm Convoy.`,
    ]);
    expect(refusal(document, { kind: 'addUnit', datasheet: datasheet?.id ?? '', force })).toEqual([
      'datasheet',
      `Tidewright League cannot take ${datasheet?.name}. Only these can: Ashen Orchard.`,
    ]);
    expect(refusal(document, { kind: 'chooseEntry', unit: master, entry: enhancement?.id ?? '', chosen: true })).toEqual([
      'entry',
      `Harbourmaster cannot take ${enhancement?.name}. It can take: Brass Spyglass, Keel Oath.`,
    ]);
  });

  it('leave an army its last force, and a roster without a detachment says so', () => {
    expect(refusal(document, { kind: 'removeDetachment', detachment: force })).toEqual([
      'detachment',
      'An army must have at least one detachment.',
    ]);
    const without: Intent = { kind: 'removeDetachment', detachment: 'harbour-watch' };
    expect(refusal(document, without, without)).toEqual([
      'detachment',
      'The roster does not have the detachment "Harbour Watch": it has no detachment.',
    ]);
  });
});
