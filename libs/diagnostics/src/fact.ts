/** What an event may judge by itself: the army as a whole, its units' datasheets, sizes and prices, and their wargear. */
export const ASPECTS = ['army', 'units', 'wargear'] as const;

export type Aspect = (typeof ASPECTS)[number];

const ALL: readonly Aspect[] = ASPECTS;
const ARMY: readonly Aspect[] = ['army'];

const ASPECTS_OF = {
  /** The text or file as a whole. */
  text: ALL,
  /** One line or element: nobody knows what it states. */
  line: ALL,
  /** The release and the rules to judge by. */
  data: ALL,
  /** Which datasheet a unit is. */
  datasheet: ['army', 'units'],
  /** The number of models. */
  size: ['units'],
  /** What one unit costs, and with it the army. */
  price: ['army', 'units'],
  /** Something of a unit that may be models, wargear or what it costs. */
  loadout: ALL,
  /** The same of one of its models. */
  modelLoadout: ALL,
  wargear: ['wargear'],
  /** What the army costs, beside what it may. */
  points: ARMY,
  battleSize: ARMY,
  faction: ARMY,
  /** Whether the army may include a unit. */
  availability: ARMY,
  bans: ARMY,
  copies: ARMY,
  slots: ARMY,
  detachments: ARMY,
  /** Which units stand together in the army or in a detachment. */
  composition: ARMY,
  warlord: ARMY,
  enhancementCount: ARMY,
  /** Whether a unit may have the Enhancement that it has. */
  enhancementOffer: ARMY,
  /** Relics, Warlord Traits, psychic powers and keywords of a unit's own. */
  options: ARMY,
  attachments: ARMY,
  transports: ARMY,
  reserves: ARMY,
  commandPoints: ARMY,
  stratagems: ARMY,
  /** What a roster must record. */
  record: ARMY,
  /** What the army chooses beside its units. */
  choices: ARMY,
} as const satisfies Readonly<Record<string, readonly Aspect[]>>;

/** What a rule, a limit of the data or a review reason is about. */
export type Fact = keyof typeof ASPECTS_OF;

export const isFact = (value: string): value is Fact => Object.hasOwn(ASPECTS_OF, value);

/** The aspects whose verdict hangs on a fact. */
export const aspectsOf = (fact: Fact): readonly Aspect[] => ASPECTS_OF[fact];
