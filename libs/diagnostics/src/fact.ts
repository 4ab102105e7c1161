/**
 * The aspects of a list that an event can judge separately: the army as a whole, the datasheets, sizes and prices of its units, and their
 * wargear.
 */
export const ASPECTS = ['army', 'units', 'wargear'] as const;

export type Aspect = (typeof ASPECTS)[number];

const ALL: readonly Aspect[] = ASPECTS;
const ARMY: readonly Aspect[] = ['army'];

const ASPECTS_OF = {
  /** The text or file as a whole. */
  text: ALL,
  /** A line or element that was not understood, so that it could concern anything. */
  line: ALL,
  /** The release and the rules that apply. */
  data: ALL,
  /** Which datasheet a unit is. */
  datasheet: ['army', 'units'],
  /** The number of models in a unit. */
  size: ['units'],
  /** The price of a unit, which also affects the price of the army. */
  price: ['army', 'units'],
  /** Something in a unit that could be models, wargear or a cost. */
  loadout: ALL,
  /** Something in one of a unit's models that could be wargear, or could change the size or price of the unit. */
  modelLoadout: ALL,
  wargear: ['wargear'],
  /** The price of the army compared with its limit. */
  points: ARMY,
  battleSize: ARMY,
  faction: ARMY,
  /** Whether the army may include a unit. */
  availability: ARMY,
  bans: ARMY,
  copies: ARMY,
  slots: ARMY,
  detachments: ARMY,
  /** Which units are together in the army or in a detachment. */
  composition: ARMY,
  warlord: ARMY,
  enhancementCount: ARMY,
  /** Whether a unit may have its Enhancement. */
  enhancementOffer: ARMY,
  /** Relics, Warlord Traits, psychic powers and keywords of a unit. */
  options: ARMY,
  attachments: ARMY,
  transports: ARMY,
  reserves: ARMY,
  commandPoints: ARMY,
  stratagems: ARMY,
  /** Information that a roster must record. */
  record: ARMY,
  /** Choices of the army other than its units. */
  choices: ARMY,
} as const satisfies Readonly<Record<string, readonly Aspect[]>>;

/** What a rule, a limit of the data or a review reason is about. */
export type Fact = keyof typeof ASPECTS_OF;

export const isFact = (value: string): value is Fact => Object.hasOwn(ASPECTS_OF, value);

export const FACTS: readonly Fact[] = Object.keys(ASPECTS_OF).filter(isFact);

/** The aspects whose verdict depends on a fact. */
export const aspectsOf = (fact: Fact): readonly Aspect[] => ASPECTS_OF[fact];
