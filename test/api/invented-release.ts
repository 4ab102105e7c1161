import type { ArmyOption, Datasheet, Detachment, Enhancement, Entry, Faction, Profile, ReadModel } from '#muster/catalogue';
import { hashText, ImportSessions, ReleaseRepository, type StoredRelease } from '#muster/persistence';
import type { TestApi } from './start-api.js';

const entry = (id: string, name: string): Entry => ({
  id,
  slug: name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-'),
  name,
  aliases: [],
});

const faction = (id: string, name: string, parentId: string | null): Faction => ({
  ...entry(id, name),
  keyword: name.toUpperCase(),
  parentId,
  catalogueId: `cat-${id}`,
});

const profile = (id: string, name: string, kind: string, values: Readonly<Record<string, string>>): Profile => ({
  id,
  name,
  kind,
  characteristics: Object.entries(values).map(([heading, value]) => ({ name: heading, value })),
});

export const choir = faction('f-choir', 'Gilded Choir', null);
export const descant = faction('f-descant', 'Descant Wing', 'f-choir');
export const tide = faction('f-tide', 'Rust Tide', null);

function datasheet(id: string, name: string, points: number, over: Partial<Datasheet> = {}): Datasheet {
  return {
    ...entry(id, name),
    factions: [{ factionId: choir.id, rootId: `root-${id}`, addedKeywords: [], ally: false }],
    legends: false,
    role: 'Infantry',
    powerRating: null,
    keywords: ['INFANTRY'],
    factionKeywords: ['GILDED CHOIR'],
    profiles: [profile(`${id}-p`, name, 'Unit', { M: '6"', T: '4', SV: '3+', W: '2', LD: '6+', OC: '2' })],
    weapons: [profile(`${id}-w`, 'Chime pistol', 'Ranged Weapons', { Range: '12"', A: '1', BS: '3+', S: '4', AP: '0', D: '1' })],
    models: [{ id: `${id}-m`, name, min: 5, max: 10 }],
    points: {
      minModels: 5,
      maxModels: 10,
      bySize: [
        { upTo: 5, points },
        { upTo: 10, points: points * 2 },
      ],
      perModel: [],
      wargear: [{ name: 'Bell blade', points: 5 }],
      byCopy: [],
      complete: true,
    },
    options: [
      {
        id: `${id}-g`,
        name: 'Sidearm',
        model: name,
        min: 1,
        max: 1,
        options: [
          { id: `${id}-g1`, name: 'Chime pistol', points: 0, default: true },
          { id: `${id}-g2`, name: 'Bell blade', points: 5, default: false },
        ],
      },
    ],
    damage: [],
    transport: null,
    abilities: ['Resonance'],
    leads: null,
    ...over,
  };
}

const conductor = (points: number): Datasheet =>
  datasheet('d-conductor', 'Grand Conductor', points, {
    aliases: ['Maestro'],
    role: 'Character',
    keywords: ['CHARACTER', 'INFANTRY'],
    leads: ['Cantor Guard'],
    factions: [
      { factionId: choir.id, rootId: 'root-a', addedKeywords: [], ally: false },
      { factionId: tide.id, rootId: 'root-b', addedKeywords: ['ALLY'], ally: true },
    ],
  });

const organ = datasheet('d-organ', 'Éolian Organ', 180, {
  role: 'Vehicle',
  keywords: ['VEHICLE', 'TRANSPORT'],
  legends: true,
  transport: { models: 12, passengers: { all: [{ has: 'INFANTRY' }, { not: { has: 'TITAN' } }] } },
});

const harmony: Detachment = {
  ...entry('t-harmony', 'Perfect Harmony'),
  factionIds: [choir.id, descant.id],
  slots: [],
  commandPoints: null,
  ruleName: 'In Unison',
  grants: [{ keyword: 'BATTLELINE', to: { has: 'CANTOR GUARD' } }],
  restrictions: [
    { kind: 'forbids', units: { has: 'VEHICLE' } },
    { kind: 'unread', sourceId: 'x' },
  ],
  detachmentPoints: null,
};

const battalion: Detachment = {
  ...harmony,
  ...entry('t-chorus', 'Chorus Line'),
  factionIds: [choir.id],
  slots: [{ role: 'Troops', min: 3, max: 6 }],
  commandPoints: -3,
  ruleName: null,
  grants: [],
  restrictions: [],
};

const enhancement = (id: string, name: string, over: Partial<Enhancement> = {}): Enhancement => ({
  ...entry(id, name),
  factionIds: [choir.id],
  detachmentIds: [harmony.id],
  points: 25,
  bearer: { kind: 'any' },
  upgrade: false,
  offeredBy: ['d-conductor'],
  ...over,
});

const armyOption = (id: string, name: string, kind: ArmyOption['kind']): ArmyOption => ({
  ...entry(id, name),
  kind,
  factionIds: [choir.id],
  points: 0,
  commandPoints: kind === 'stratagem' ? 1 : null,
  group: kind === 'stratagem' ? 'Battle Tactic' : null,
  eligibility: { has: 'CHARACTER' },
});

/** Two datasheets of the same name. */
const ringers = [choir, tide].map(({ id, slug }) =>
  datasheet(`d-ringers-${slug}`, 'Bell Ringers', 70, {
    slug: `bell-ringers-${slug}`,
    factions: [{ factionId: id, rootId: `root-ringers-${slug}`, addedKeywords: [], ally: false }],
  }),
);

/** Two factions and a subfaction, a few entries of each kind, and sixty datasheets to test paging. */
export function inventedReadModel(conductorPoints: number): ReadModel {
  const drones = Array.from({ length: 60 }, (_, n) =>
    datasheet(`d-drone-${n}`, `Drone ${String(n).padStart(2, '0')}`, 50 + n, { factions: [] }),
  );
  return {
    factions: [choir, descant, tide],
    datasheets: [conductor(conductorPoints), datasheet('d-guard', 'Cantor Guard', 90), organ, ...ringers, ...drones],
    detachments: [harmony, battalion],
    enhancements: [
      enhancement('e-tuning', 'Tuning Fork of Dawn'),
      enhancement('e-score', 'Original Score', {
        bearer: { kind: 'expression', bearer: { all: [{ has: 'CHARACTER' }, { not: { has: 'VEHICLE' } }] } },
      }),
      enhancement('e-metronome', 'Metronome', { bearer: { kind: 'unread' }, upgrade: true, detachmentIds: [battalion.id] }),
    ],
    armyOptions: [
      armyOption('o-baton', 'Baton of Ages', 'relic'),
      armyOption('o-pitch', 'Absolute Pitch', 'warlord-trait'),
      armyOption('o-note', 'Brown Note', 'psychic-power'),
      armyOption('o-encore', 'Encore', 'stratagem'),
    ],
  };
}

/** Publishes an invented release without data files, which is enough to browse. */
export async function publishInvented(api: TestApi, label: string, effectiveFrom: string, conductorPoints: number): Promise<StoredRelease> {
  const releases = api.app.get(ReleaseRepository);
  return api.app.get(ImportSessions).hold(label, async (content) => {
    const entries = await content.saveReadModel(inventedReadModel(conductorPoints));
    const release = {
      edition: '10e',
      label,
      source: 'native',
      sourceRevision: null,
      effectiveFrom,
      dialect: 'newrecruit',
      contentHash: hashText(label),
      basedOnId: null,
      files: [],
      entries,
      facts: null,
      authored: [],
      baseFiles: [],
    } as const;
    return releases.savePublished(release, { name: 'test' });
  });
}
