import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { add, compiled, rosterWith, standingOf } from '../advice/testing/invented-roster.js';
import { say } from '../testing/say.js';
import { applyIntents } from './apply-intents.js';
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
