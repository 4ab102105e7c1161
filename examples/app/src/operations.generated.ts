// Written by `npm run client:types` from operations.graphql and the schema. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The part of a datasheet that prints an ability. */
export type AbilityKind =
  /** A core ability, whose rules are in the core rules: Deadly Demise, Deep Strike … */
  | 'CORE'
  /** An ability of this datasheet. */
  | 'DATASHEET'
  /** An ability of the army, which its units share. */
  | 'FACTION'
  /** Another section of the datasheet, such as "Damaged" or "Supreme Commander". */
  | 'OTHER'
  /** An ability of wargear, which only its bearers have. */
  | 'WARGEAR';

/** A detachment to add to the army, or in the 10th edition to replace the current detachment. */
export type AddDetachmentIntentInput = {
  /** A temporary name for the unit or detachment that is created, for use in later intents of the same request. */
  readonly as?: string | null | undefined;
  /** Slug or opaque id of the detachment. */
  readonly detachment: string;
  /** Slug or opaque id of the detachment's faction; null for the army's faction. */
  readonly faction?: string | null | undefined;
};

/** A unit to add. */
export type AddUnitIntentInput = {
  /** A temporary name for the unit or detachment that is created, for use in later intents of the same request. */
  readonly as?: string | null | undefined;
  /** The datasheet: its slug or opaque id. */
  readonly datasheet: string;
  /** Id of the force in the roster; null to choose the first one that offers the unit (a new one for an ally). */
  readonly force?: string | null | undefined;
  /** The number of models in the unit; null for the smallest size of the unit. */
  readonly models?: number | null | undefined;
};

/** Attaches a Leader or Support to a Bodyguard unit (10th and 11th editions). */
export type AttachIntentInput = {
  /** The Bodyguard unit that the Leader joins: its id in the roster, or the name assigned by `as`. */
  readonly bodyguard: string;
  /** The Leader: its id in the roster, or the name assigned by `as`. */
  readonly leader: string;
};

/** A kind of attack. */
export type AttackKind =
  /** Melee attacks. */
  | 'MELEE'
  /** Psychic attacks. */
  | 'PSYCHIC'
  /** Ranged attacks. */
  | 'RANGED';

/** The battle size that the roster is for. */
export type BattleSizeInput = {
  /** The points limit of the battle. */
  readonly limit: number;
  /** Name of the battle size, such as "Strike Force"; null if only the points limit is set. */
  readonly name?: string | null | undefined;
};

/** Chooses an Enhancement, relic, Warlord Trait or psychic power for a unit. */
export type ChooseEntryIntentInput = {
  /** True (the default) to choose the entry, false to remove the entry. */
  readonly chosen?: boolean | null | undefined;
  /** Slug or opaque id of the Enhancement, relic, Warlord Trait or psychic power. */
  readonly entry: string;
  /** The unit: its id in the roster, or the name assigned by `as` earlier in this call. */
  readonly unit: string;
};

/** Chooses a keyword for a unit, such as its Chapter (8th and 9th editions). */
export type ChooseKeywordIntentInput = {
  /** The chosen keyword; null to clear the choice. */
  readonly choice?: string | null | undefined;
  /** The keyword to be replaced, as printed: "<CHAPTER>". */
  readonly keyword: string;
  /** The unit: its id in the roster, or the name assigned by `as` earlier in this call. */
  readonly unit: string;
};

/** Chooses wargear, models or anything else that `RosterUnit.options` lists. */
export type ChooseOptionIntentInput = {
  /** The number to choose; 0 removes the option. */
  readonly count: number;
  /** Id of the selection or force to which the option belongs: the field `of` of an entry in `RosterUnit.options`. */
  readonly of: string;
  /** Id of the option: the field `option` of an entry in `RosterUnit.options`. */
  readonly option: string;
};

/** A unit to duplicate. */
export type DuplicateUnitIntentInput = {
  /** A temporary name for the unit or detachment that is created, for use in later intents of the same request. */
  readonly as?: string | null | undefined;
  /** The unit: its id in the roster, or the name assigned by `as` earlier in this call. */
  readonly unit: string;
};

/** Changes to a roster. Either all of them are applied or none. */
export type EditRosterInput = {
  /** The changes, in order; at most 100. */
  readonly intents: ReadonlyArray<RosterIntentInput>;
  /** Idempotency key of your choice: requests with it are applied only once. */
  readonly requestKey?: string | null | undefined;
  /** The revision that you last read. If it is no longer the latest, nothing is changed. */
  readonly revision: number;
  /** Opaque id of the roster. */
  readonly roster: string;
};

/** Embarks a unit in a transport. */
export type EmbarkIntentInput = {
  /** The transport: its id in the roster, or the name assigned by `as`. */
  readonly transport: string;
  /** The unit: its id in the roster, or the name assigned by `as` earlier in this call. */
  readonly unit: string;
};

/** The house rules of an event, given with a check. Every rule line must have an effect and must not change a rule that another amendment of the same check changes. */
export type HouseRulesInput = {
  /** Rules to add. */
  readonly add?: ReadonlyArray<RuleLineInput> | null | undefined;
  /** Id of the ruleset that the house rules are for. If given, lists of other editions are refused. */
  readonly amends?: string | null | undefined;
  /** Author of the house rules. */
  readonly author?: string | null | undefined;
  /** Names of datasheets, or keywords, that are not allowed in the army. */
  readonly banned?: ReadonlyArray<string> | null | undefined;
  /** Maximum numbers of certain units. */
  readonly caps?: ReadonlyArray<UnitCapInput> | null | undefined;
  /** Rules of the edition to change, with their new limits or severity. */
  readonly change?: ReadonlyArray<RuleLineInput> | null | undefined;
  /** Where the event prints its rules on Legends, banned and capped units: document and section. */
  readonly cites?: string | null | undefined;
  /** Ids of rules to remove. */
  readonly drop?: ReadonlyArray<string> | null | undefined;
  /** Id of the house rules, as shown in reports; `house-rules` if omitted. */
  readonly id?: string | null | undefined;
  /** Whether Legends datasheets are allowed; if omitted, the edition decides. */
  readonly legends?: boolean | null | undefined;
  /** Title of the house rules. */
  readonly title: string;
  /** Version of the house rules; 1 if omitted. */
  readonly version?: number | null | undefined;
};

/** A unit to move to another force. */
export type MoveUnitIntentInput = {
  /** Id, within the roster, of the force to move the unit to. */
  readonly force: string;
  /** The unit: its id in the roster, or the name assigned by `as` earlier in this call. */
  readonly unit: string;
};

/** How an army is organised (8th and 9th editions). */
export type Organisation =
  /** Battle-forged: every unit is in a detachment. */
  | 'BATTLE_FORGED'
  /** Unbound: any collection of units. */
  | 'UNBOUND';

/** Places a unit in Reserves. */
export type PlaceInReservesIntentInput = {
  /** The rule or ability that places the unit in Reserves. */
  readonly how: ReservesHow;
  /** The unit: its id in the roster, or the name assigned by `as` earlier in this call. */
  readonly unit: string;
};

/** A detachment to remove; in the 8th and 9th editions its units are removed with it. */
export type RemoveDetachmentIntentInput = {
  /** The detachment: its id in the roster, or its slug or opaque id. */
  readonly detachment: string;
};

/** A new name for the roster. */
export type RenameIntentInput = {
  /** The new name. */
  readonly name: string;
};

/** Why a unit is in Reserves. */
export type ReservesHow =
  /** The unit has the Deep Strike ability. */
  | 'DEEP_STRIKE'
  /** The unit is AIRCRAFT that left the battlefield during the battle. */
  | 'LEFT_TABLE'
  /** Another rule of the unit allows it to be in Reserves. */
  | 'OWN_RULE'
  /** The unit is in Strategic Reserves. */
  | 'STRATEGIC';

/** A new size for a unit. */
export type ResizeUnitIntentInput = {
  /** The new number of models. */
  readonly models: number;
  /** The unit: its id in the roster, or the name assigned by `as` earlier in this call. */
  readonly unit: string;
};

/** One edit of a roster. Exactly one field is given. */
export type RosterIntentInput =
  | {
      /** Add a detachment, or in the 10th edition replace the current one. */
      readonly addDetachment: AddDetachmentIntentInput;
      readonly addUnit?: never;
      readonly attach?: never;
      readonly chooseEntry?: never;
      readonly chooseKeyword?: never;
      readonly chooseOption?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly moveUnit?: never;
      readonly placeInReserves?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
      readonly setUp?: never;
      readonly setWarlord?: never;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never; /** Add a unit. */
      readonly addUnit: AddUnitIntentInput;
      readonly attach?: never;
      readonly chooseEntry?: never;
      readonly chooseKeyword?: never;
      readonly chooseOption?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly moveUnit?: never;
      readonly placeInReserves?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
      readonly setUp?: never;
      readonly setWarlord?: never;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never;
      readonly addUnit?: never; /** Attach a Leader to a unit. */
      readonly attach: AttachIntentInput;
      readonly chooseEntry?: never;
      readonly chooseKeyword?: never;
      readonly chooseOption?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly moveUnit?: never;
      readonly placeInReserves?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
      readonly setUp?: never;
      readonly setWarlord?: never;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never;
      readonly addUnit?: never;
      readonly attach?: never; /** Choose an Enhancement, relic, Warlord Trait or psychic power. */
      readonly chooseEntry: ChooseEntryIntentInput;
      readonly chooseKeyword?: never;
      readonly chooseOption?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly moveUnit?: never;
      readonly placeInReserves?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
      readonly setUp?: never;
      readonly setWarlord?: never;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never;
      readonly addUnit?: never;
      readonly attach?: never;
      readonly chooseEntry?: never; /** Choose a keyword for a unit. */
      readonly chooseKeyword: ChooseKeywordIntentInput;
      readonly chooseOption?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly moveUnit?: never;
      readonly placeInReserves?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
      readonly setUp?: never;
      readonly setWarlord?: never;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never;
      readonly addUnit?: never;
      readonly attach?: never;
      readonly chooseEntry?: never;
      readonly chooseKeyword?: never; /** Choose wargear, models, or any other option. */
      readonly chooseOption: ChooseOptionIntentInput;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly moveUnit?: never;
      readonly placeInReserves?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
      readonly setUp?: never;
      readonly setWarlord?: never;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never;
      readonly addUnit?: never;
      readonly attach?: never;
      readonly chooseEntry?: never;
      readonly chooseKeyword?: never;
      readonly chooseOption?: never; /** Detach a Leader from its unit. */
      readonly detach: UnitIntentInput;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly moveUnit?: never;
      readonly placeInReserves?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
      readonly setUp?: never;
      readonly setWarlord?: never;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never;
      readonly addUnit?: never;
      readonly attach?: never;
      readonly chooseEntry?: never;
      readonly chooseKeyword?: never;
      readonly chooseOption?: never;
      readonly detach?: never; /** Disembark a unit. */
      readonly disembark: UnitIntentInput;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly moveUnit?: never;
      readonly placeInReserves?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
      readonly setUp?: never;
      readonly setWarlord?: never;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never;
      readonly addUnit?: never;
      readonly attach?: never;
      readonly chooseEntry?: never;
      readonly chooseKeyword?: never;
      readonly chooseOption?: never;
      readonly detach?: never;
      readonly disembark?: never; /** Add a copy of a unit. */
      readonly duplicateUnit: DuplicateUnitIntentInput;
      readonly embark?: never;
      readonly moveUnit?: never;
      readonly placeInReserves?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
      readonly setUp?: never;
      readonly setWarlord?: never;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never;
      readonly addUnit?: never;
      readonly attach?: never;
      readonly chooseEntry?: never;
      readonly chooseKeyword?: never;
      readonly chooseOption?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never; /** Embark a unit in a transport. */
      readonly embark: EmbarkIntentInput;
      readonly moveUnit?: never;
      readonly placeInReserves?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
      readonly setUp?: never;
      readonly setWarlord?: never;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never;
      readonly addUnit?: never;
      readonly attach?: never;
      readonly chooseEntry?: never;
      readonly chooseKeyword?: never;
      readonly chooseOption?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never; /** Move a unit to another force. */
      readonly moveUnit: MoveUnitIntentInput;
      readonly placeInReserves?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
      readonly setUp?: never;
      readonly setWarlord?: never;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never;
      readonly addUnit?: never;
      readonly attach?: never;
      readonly chooseEntry?: never;
      readonly chooseKeyword?: never;
      readonly chooseOption?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly moveUnit?: never; /** Place a unit in Reserves. */
      readonly placeInReserves: PlaceInReservesIntentInput;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
      readonly setUp?: never;
      readonly setWarlord?: never;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never;
      readonly addUnit?: never;
      readonly attach?: never;
      readonly chooseEntry?: never;
      readonly chooseKeyword?: never;
      readonly chooseOption?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly moveUnit?: never;
      readonly placeInReserves?: never; /** Remove a detachment; in the 8th and 9th editions also its units. */
      readonly removeDetachment: RemoveDetachmentIntentInput;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
      readonly setUp?: never;
      readonly setWarlord?: never;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never;
      readonly addUnit?: never;
      readonly attach?: never;
      readonly chooseEntry?: never;
      readonly chooseKeyword?: never;
      readonly chooseOption?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly moveUnit?: never;
      readonly placeInReserves?: never;
      readonly removeDetachment?: never; /** Remove a unit. */
      readonly removeUnit: UnitIntentInput;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
      readonly setUp?: never;
      readonly setWarlord?: never;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never;
      readonly addUnit?: never;
      readonly attach?: never;
      readonly chooseEntry?: never;
      readonly chooseKeyword?: never;
      readonly chooseOption?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly moveUnit?: never;
      readonly placeInReserves?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never; /** Rename the roster. */
      readonly rename: RenameIntentInput;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
      readonly setUp?: never;
      readonly setWarlord?: never;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never;
      readonly addUnit?: never;
      readonly attach?: never;
      readonly chooseEntry?: never;
      readonly chooseKeyword?: never;
      readonly chooseOption?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly moveUnit?: never;
      readonly placeInReserves?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never; /** Change the size of a unit. */
      readonly resizeUnit: ResizeUnitIntentInput;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
      readonly setUp?: never;
      readonly setWarlord?: never;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never;
      readonly addUnit?: never;
      readonly attach?: never;
      readonly chooseEntry?: never;
      readonly chooseKeyword?: never;
      readonly chooseOption?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly moveUnit?: never;
      readonly placeInReserves?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never; /** Set the amendments and house rules. */
      readonly setAmendments: SetAmendmentsIntentInput;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
      readonly setUp?: never;
      readonly setWarlord?: never;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never;
      readonly addUnit?: never;
      readonly attach?: never;
      readonly chooseEntry?: never;
      readonly chooseKeyword?: never;
      readonly chooseOption?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly moveUnit?: never;
      readonly placeInReserves?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never; /** Set the battle size. */
      readonly setBattleSize: BattleSizeInput;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
      readonly setUp?: never;
      readonly setWarlord?: never;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never;
      readonly addUnit?: never;
      readonly attach?: never;
      readonly chooseEntry?: never;
      readonly chooseKeyword?: never;
      readonly chooseOption?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly moveUnit?: never;
      readonly placeInReserves?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never; /** Set the notes of the roster or a unit. */
      readonly setNotes: SetNotesIntentInput;
      readonly setOrganisation?: never;
      readonly setUp?: never;
      readonly setWarlord?: never;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never;
      readonly addUnit?: never;
      readonly attach?: never;
      readonly chooseEntry?: never;
      readonly chooseKeyword?: never;
      readonly chooseOption?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly moveUnit?: never;
      readonly placeInReserves?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never; /** Set how the army is organised (8th and 9th editions). */
      readonly setOrganisation: SetOrganisationIntentInput;
      readonly setUp?: never;
      readonly setWarlord?: never;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never;
      readonly addUnit?: never;
      readonly attach?: never;
      readonly chooseEntry?: never;
      readonly chooseKeyword?: never;
      readonly chooseOption?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly moveUnit?: never;
      readonly placeInReserves?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never; /** Take a unit out of Reserves, so that it is set up on the battlefield. */
      readonly setUp: UnitIntentInput;
      readonly setWarlord?: never;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never;
      readonly addUnit?: never;
      readonly attach?: never;
      readonly chooseEntry?: never;
      readonly chooseKeyword?: never;
      readonly chooseOption?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly moveUnit?: never;
      readonly placeInReserves?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
      readonly setUp?: never; /** Make a unit the Warlord. */
      readonly setWarlord: SetWarlordIntentInput;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never;
      readonly addUnit?: never;
      readonly attach?: never;
      readonly chooseEntry?: never;
      readonly chooseKeyword?: never;
      readonly chooseOption?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly moveUnit?: never;
      readonly placeInReserves?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
      readonly setUp?: never;
      readonly setWarlord?: never; /** Mark a review reason as resolved. */
      readonly settle: SettleIntentInput;
    };

/** A rule that the house rules add or change. */
export type RuleLineInput = {
  /** Where the rule is printed. Required for added rules; a changed rule keeps the citation of its edition if omitted. */
  readonly cites?: string | null | undefined;
  /** Limits of the rule: every limit for an added rule; only the limits that differ for a changed rule. */
  readonly limits?: unknown;
  /** Id of the rule. Any rule of `rulesets` or `amendments` that the edition does not have can be added. */
  readonly rule: string;
  /** Severity of the rule's errors; if omitted, ERROR for an added rule, and unchanged for any other rule. */
  readonly severity?: Severity | null | undefined;
};

/** The amendments and house rules under which to judge the roster. They replace all that were set before. */
export type SetAmendmentsIntentInput = {
  /** Ids of amendments (see `amendments`). If empty, the amendments of the mission pack named as the roster's game type apply, if any (8th and 9th editions). */
  readonly amendments: ReadonlyArray<string>;
  /** The organiser's own rules; null for none. */
  readonly houseRules?: HouseRulesInput | null | undefined;
};

/** Notes about the roster or one of its units. */
export type SetNotesIntentInput = {
  /** The text of the notes; null to remove them. */
  readonly notes?: string | null | undefined;
  /** The unit that the notes are about; null for the roster as a whole. */
  readonly unit?: string | null | undefined;
};

/** How the army is organised (8th and 9th editions). */
export type SetOrganisationIntentInput = {
  /** The organisation of the army; null if not stated. */
  readonly organisation?: Organisation | null | undefined;
};

/** Makes a unit the Warlord. */
export type SetWarlordIntentInput = {
  /** The unit: its id in the roster, or the name assigned by `as` earlier in this call. Null if no unit is to be the Warlord. */
  readonly unit?: string | null | undefined;
};

/** Marks a review reason from an import or a move as resolved. */
export type SettleIntentInput = {
  /** Id of the unit that the review reason refers to; null for the roster as a whole. */
  readonly unit?: string | null | undefined;
};

/** Severity of a finding. */
export type Severity =
  /** The finding makes the list illegal. */
  | 'ERROR'
  /** The finding is for information and does not change the verdict. */
  | 'INFO'
  /** The finding is worth checking but does not change the verdict. */
  | 'WARNING';

/** The kinds of additions that can be suggested. */
export type SuggestionKind =
  /** An Enhancement, relic, Warlord Trait or psychic power for a unit. */
  | 'ENHANCEMENT'
  /** A Leader or Support, from the roster or new, to attach to a unit (10th and 11th editions). */
  | 'LEADER'
  /** More models for a unit. */
  | 'SIZE'
  /** A transport, from the roster or new, for units to embark in. */
  | 'TRANSPORT'
  /** A new unit. */
  | 'UNIT'
  /** Wargear for a unit. */
  | 'WARGEAR';

/** A roster to restore to an earlier revision. */
export type UndoRosterInput = {
  /** Idempotency key of your choice: requests with it are applied only once. */
  readonly requestKey?: string | null | undefined;
  /** The revision that you last read. If it is no longer the latest, nothing is changed. */
  readonly revision: number;
  /** Opaque id of the roster. */
  readonly roster: string;
  /** The revision to restore. */
  readonly to: number;
};

/** A maximum number of units of a datasheet or with a keyword. */
export type UnitCapInput = {
  /** Maximum number of units of the datasheet or with the keyword; 0 if none is allowed. */
  readonly most: number;
  /** Name of the datasheet, or the keyword. */
  readonly of: string;
};

/** A unit of the roster. */
export type UnitIntentInput = {
  /** The unit: its id in the roster, or the name assigned by `as` earlier in this call. */
  readonly unit: string;
};

/** Code of a problem with the input. */
export type UserErrorCode =
  /** Two amendments change the same rule. */
  | 'AMENDMENTS_CONFLICT'
  /** The amendment was written for rules other than those under which the list is judged. */
  | 'AMENDMENT_OF_OTHER_EDITION'
  /** The draft was changed after you read it: read it again, and check whether your edit is still needed. */
  | 'CONFLICT'
  /** A newer version was submitted, or another judge decided, after you read the list. */
  | 'DECIDED_MEANWHILE'
  /** The player of the link is another account, or the account is another player. */
  | 'ENTRY_TAKEN'
  /** A field that the organiser asks for is empty, or a field that was sent is not asked for. */
  | 'FIELD_MISSING'
  /** The alias is not valid. */
  | 'INVALID_ALIAS'
  /** The requested edit is not possible. */
  | 'INVALID_EDIT'
  /** The settings of the event contradict each other. */
  | 'INVALID_EVENT'
  /** A line of the house rules is invalid or has no effect. */
  | 'INVALID_HOUSE_RULES'
  /** The roster refers to something that it does not contain. */
  | 'INVALID_ROSTER'
  /** The address cannot be used for a webhook. */
  | 'INVALID_WEBHOOK'
  /** Another release already has this label. */
  | 'LABEL_TAKEN'
  /** Nobody could administer this installation with an account any more. */
  | 'LAST_ADMINISTRATOR'
  /** An event must have an organiser. */
  | 'LAST_ORGANISER'
  /** The maximum number of objects of this kind has been reached. */
  | 'LIMIT_REACHED'
  /** A list is larger than allowed. */
  | 'LIST_TOO_LARGE'
  /** The player has not submitted this version. */
  | 'NOTHING_SUBMITTED'
  /** The account or API key does not have permission to do this. */
  | 'NOT_ALLOWED'
  /** The submission is empty, or is not an army list. */
  | 'NOT_A_LIST'
  /** The job has not finished yet. */
  | 'NOT_FINISHED'
  /** The object does not exist or is not accessible to you (not distinguished). */
  | 'NOT_FOUND'
  /** No import folder is configured for this installation. */
  | 'NO_IMPORT_FOLDER'
  /** The input contains no list. */
  | 'NO_LISTS'
  /** The table has no column of players. */
  | 'NO_PLAYER_COLUMN'
  /** The report on the list has no such finding. */
  | 'NO_SUCH_FINDING'
  /** Too many lists of other jobs are waiting; try again later. */
  | 'QUEUE_FULL'
  /** The data release is not for the given edition. */
  | 'RELEASE_OF_OTHER_EDITION'
  /** An earlier request with the same key had different content. Nothing was written. */
  | 'REQUEST_KEY_REUSED'
  /** No list is accepted from this player now. */
  | 'SUBMISSIONS_CLOSED'
  /** The submitted list is larger than allowed. */
  | 'SUBMISSION_TOO_LARGE'
  /** There are more than 1,000 lists, the maximum for a job. */
  | 'TOO_MANY_LISTS'
  /** The event would have more players than an event may have. */
  | 'TOO_MANY_PLAYERS'
  /** The player has submitted as many versions as are accepted. */
  | 'TOO_MANY_VERSIONS'
  /** There is no amendment with this id. */
  | 'UNKNOWN_AMENDMENT'
  /** The rules of the edition have no battle size with this name. */
  | 'UNKNOWN_BATTLE_SIZE'
  /** There is no job with this token, or the job has expired. */
  | 'UNKNOWN_JOB'
  /** The data of the edition has nothing with this name. */
  | 'UNKNOWN_NAME'
  /** The selected data release does not exist. */
  | 'UNKNOWN_RELEASE'
  /** The import folder contains no source with this name. */
  | 'UNKNOWN_SOURCE'
  /** A table cannot be read, or has no column of lists. */
  | 'UNREADABLE_CSV'
  /** A file does not contain text. */
  | 'UNREADABLE_TEXT'
  /** A zip file is broken, encrypted, or too large when unpacked. */
  | 'UNREADABLE_ZIP'
  /** The lists together are larger than allowed for one upload. */
  | 'UPLOAD_TOO_LARGE'
  /** The status of the release does not permit the operation, for example because it is no longer a draft; the import has already ended, or the API key is no longer active. */
  | 'WRONG_STATUS';

/** Verdict of a check. */
export type Verdict =
  /** There is at least one error for which all facts were stated and understood. */
  | 'ILLEGAL'
  /** Nothing that was checked is wrong, and nothing needs review. */
  | 'LEGAL'
  /** Something could not be decided automatically: see `review`. */
  | 'NEEDS_REVIEW';

/** Whether a weapon shoots or fights. */
export type WeaponType =
  /** A melee weapon. */
  | 'MELEE'
  /** A ranged weapon. */
  | 'RANGED';

export type FactionsQueryVariables = Exact<{ [key: string]: never }>;

export type FactionsQuery = { readonly factions: { readonly nodes: ReadonlyArray<{ readonly slug: string; readonly name: string }> } };

export type DatasheetsOfQueryVariables = Exact<{
  faction: string;
  after?: string | null | undefined;
}>;

export type DatasheetsOfQuery = {
  readonly datasheets: {
    readonly nodes: ReadonlyArray<{ readonly slug: string; readonly name: string }>;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
};

export type CardQueryVariables = Exact<{
  slug: string;
}>;

export type CardQuery = {
  readonly datasheet: {
    readonly name: string;
    readonly role: string | null;
    readonly keywords: ReadonlyArray<string>;
    readonly factionKeywords: ReadonlyArray<string>;
    readonly models: ReadonlyArray<{ readonly name: string; readonly min: number; readonly max: number | null }>;
    readonly profiles: ReadonlyArray<{
      readonly name: string;
      readonly characteristics: ReadonlyArray<{ readonly name: string; readonly value: string }>;
    }>;
    readonly invulnerableSaves: ReadonlyArray<{
      readonly value: string | null;
      readonly against: AttackKind | null;
      readonly models: ReadonlyArray<{ readonly name: string }>;
    }>;
    readonly weapons: ReadonlyArray<{
      readonly name: string;
      readonly type: WeaponType;
      readonly characteristics: ReadonlyArray<{ readonly name: string; readonly value: string }>;
      readonly options: ReadonlyArray<{ readonly name: string; readonly points: number }>;
    }>;
    readonly abilities: ReadonlyArray<{
      readonly kind: AbilityKind;
      readonly name: string;
      readonly value: string | null;
      readonly text: string;
      readonly options: ReadonlyArray<{ readonly name: string }>;
    }>;
    readonly points: {
      readonly minModels: number;
      readonly bySize: ReadonlyArray<{ readonly upTo: number | null; readonly points: number }>;
      readonly byCopy: ReadonlyArray<{ readonly from: number; readonly points: number }>;
    };
    readonly transport: { readonly models: number | null; readonly passengers: { readonly text: string } | null } | null;
    readonly leads: ReadonlyArray<{ readonly slug: string; readonly name: string }> | null;
    readonly ledBy: ReadonlyArray<{ readonly slug: string; readonly name: string }>;
    readonly release: { readonly label: string };
  } | null;
};

export type RostersQueryVariables = Exact<{ [key: string]: never }>;

export type RostersQuery = {
  readonly rosters: { readonly nodes: ReadonlyArray<{ readonly id: string; readonly name: string; readonly points: number | null }> };
};

export type RosterQueryVariables = Exact<{
  id: string;
}>;

export type RosterQuery = {
  readonly roster: {
    readonly id: string;
    readonly revision: number;
    readonly document: unknown;
    readonly name: string;
    readonly verdict: Verdict;
    readonly points: number | null;
    readonly pointsLimit: number | null;
    readonly faction: { readonly slug: string; readonly name: string } | null;
    readonly release: { readonly label: string };
    readonly detachments: ReadonlyArray<{ readonly name: string }>;
    readonly units: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly models: number | null;
      readonly points: number | null;
      readonly warlord: boolean;
      readonly attachedTo: { readonly name: string } | null;
      readonly profiles: ReadonlyArray<{
        readonly name: string;
        readonly kind: string;
        readonly characteristics: ReadonlyArray<{ readonly name: string; readonly value: string }>;
      }>;
      readonly choices: ReadonlyArray<{
        readonly name: string;
        readonly count: number;
        readonly weapons: ReadonlyArray<{
          readonly name: string;
          readonly kind: string;
          readonly characteristics: ReadonlyArray<{ readonly name: string; readonly value: string }>;
        }>;
      }>;
      readonly findings: ReadonlyArray<{ readonly key: string | null; readonly message: string }>;
      readonly review: ReadonlyArray<{ readonly message: string }>;
    }>;
    readonly report: {
      readonly findings: ReadonlyArray<{ readonly key: string | null; readonly message: string }>;
      readonly review: ReadonlyArray<{ readonly message: string }>;
    };
    readonly suggestions: {
      readonly nodes: ReadonlyArray<{
        readonly kind: SuggestionKind;
        readonly name: string;
        readonly price: number | null;
        readonly withinBudget: boolean | null;
        readonly allowed: boolean;
        readonly intents: ReadonlyArray<{
          readonly addUnit: {
            readonly datasheet: string;
            readonly force: string | null;
            readonly models: number | null;
            readonly as: string | null;
          } | null;
          readonly resizeUnit: { readonly unit: string; readonly models: number } | null;
          readonly chooseOption: { readonly of: string; readonly option: string; readonly count: number } | null;
          readonly chooseEntry: { readonly unit: string; readonly entry: string; readonly chosen: boolean | null } | null;
          readonly attach: { readonly leader: string; readonly bodyguard: string } | null;
          readonly embark: { readonly unit: string; readonly transport: string } | null;
        }>;
      }>;
    } | null;
  } | null;
};

export type EditRosterMutationVariables = Exact<{
  input: EditRosterInput;
}>;

export type EditRosterMutation = {
  readonly editRoster: {
    readonly roster: {
      readonly id: string;
      readonly revision: number;
      readonly document: unknown;
      readonly name: string;
      readonly verdict: Verdict;
      readonly points: number | null;
      readonly pointsLimit: number | null;
      readonly faction: { readonly slug: string; readonly name: string } | null;
      readonly release: { readonly label: string };
      readonly detachments: ReadonlyArray<{ readonly name: string }>;
      readonly units: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
        readonly models: number | null;
        readonly points: number | null;
        readonly warlord: boolean;
        readonly attachedTo: { readonly name: string } | null;
        readonly profiles: ReadonlyArray<{
          readonly name: string;
          readonly kind: string;
          readonly characteristics: ReadonlyArray<{ readonly name: string; readonly value: string }>;
        }>;
        readonly choices: ReadonlyArray<{
          readonly name: string;
          readonly count: number;
          readonly weapons: ReadonlyArray<{
            readonly name: string;
            readonly kind: string;
            readonly characteristics: ReadonlyArray<{ readonly name: string; readonly value: string }>;
          }>;
        }>;
        readonly findings: ReadonlyArray<{ readonly key: string | null; readonly message: string }>;
        readonly review: ReadonlyArray<{ readonly message: string }>;
      }>;
      readonly report: {
        readonly findings: ReadonlyArray<{ readonly key: string | null; readonly message: string }>;
        readonly review: ReadonlyArray<{ readonly message: string }>;
      };
      readonly suggestions: {
        readonly nodes: ReadonlyArray<{
          readonly kind: SuggestionKind;
          readonly name: string;
          readonly price: number | null;
          readonly withinBudget: boolean | null;
          readonly allowed: boolean;
          readonly intents: ReadonlyArray<{
            readonly addUnit: {
              readonly datasheet: string;
              readonly force: string | null;
              readonly models: number | null;
              readonly as: string | null;
            } | null;
            readonly resizeUnit: { readonly unit: string; readonly models: number } | null;
            readonly chooseOption: { readonly of: string; readonly option: string; readonly count: number } | null;
            readonly chooseEntry: { readonly unit: string; readonly entry: string; readonly chosen: boolean | null } | null;
            readonly attach: { readonly leader: string; readonly bodyguard: string } | null;
            readonly embark: { readonly unit: string; readonly transport: string } | null;
          }>;
        }>;
      } | null;
    } | null;
    readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode; readonly message: string; readonly path: ReadonlyArray<string> }>;
  };
};

export type UndoRosterMutationVariables = Exact<{
  input: UndoRosterInput;
}>;

export type UndoRosterMutation = {
  readonly undoRoster: {
    readonly roster: {
      readonly id: string;
      readonly revision: number;
      readonly document: unknown;
      readonly name: string;
      readonly verdict: Verdict;
      readonly points: number | null;
      readonly pointsLimit: number | null;
      readonly faction: { readonly slug: string; readonly name: string } | null;
      readonly release: { readonly label: string };
      readonly detachments: ReadonlyArray<{ readonly name: string }>;
      readonly units: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
        readonly models: number | null;
        readonly points: number | null;
        readonly warlord: boolean;
        readonly attachedTo: { readonly name: string } | null;
        readonly profiles: ReadonlyArray<{
          readonly name: string;
          readonly kind: string;
          readonly characteristics: ReadonlyArray<{ readonly name: string; readonly value: string }>;
        }>;
        readonly choices: ReadonlyArray<{
          readonly name: string;
          readonly count: number;
          readonly weapons: ReadonlyArray<{
            readonly name: string;
            readonly kind: string;
            readonly characteristics: ReadonlyArray<{ readonly name: string; readonly value: string }>;
          }>;
        }>;
        readonly findings: ReadonlyArray<{ readonly key: string | null; readonly message: string }>;
        readonly review: ReadonlyArray<{ readonly message: string }>;
      }>;
      readonly report: {
        readonly findings: ReadonlyArray<{ readonly key: string | null; readonly message: string }>;
        readonly review: ReadonlyArray<{ readonly message: string }>;
      };
      readonly suggestions: {
        readonly nodes: ReadonlyArray<{
          readonly kind: SuggestionKind;
          readonly name: string;
          readonly price: number | null;
          readonly withinBudget: boolean | null;
          readonly allowed: boolean;
          readonly intents: ReadonlyArray<{
            readonly addUnit: {
              readonly datasheet: string;
              readonly force: string | null;
              readonly models: number | null;
              readonly as: string | null;
            } | null;
            readonly resizeUnit: { readonly unit: string; readonly models: number } | null;
            readonly chooseOption: { readonly of: string; readonly option: string; readonly count: number } | null;
            readonly chooseEntry: { readonly unit: string; readonly entry: string; readonly chosen: boolean | null } | null;
            readonly attach: { readonly leader: string; readonly bodyguard: string } | null;
            readonly embark: { readonly unit: string; readonly transport: string } | null;
          }>;
        }>;
      } | null;
    } | null;
    readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode; readonly message: string; readonly path: ReadonlyArray<string> }>;
  };
};

type Line_DamageProfile_Fragment = {
  readonly name: string;
  readonly kind: string;
  readonly characteristics: ReadonlyArray<{ readonly name: string; readonly value: string }>;
};

type Line_UnitProfile_Fragment = {
  readonly name: string;
  readonly kind: string;
  readonly characteristics: ReadonlyArray<{ readonly name: string; readonly value: string }>;
};

type Line_WeaponProfile_Fragment = {
  readonly name: string;
  readonly kind: string;
  readonly characteristics: ReadonlyArray<{ readonly name: string; readonly value: string }>;
};

export type LineFragment = Line_DamageProfile_Fragment | Line_UnitProfile_Fragment | Line_WeaponProfile_Fragment;

export type ScreenFragment = {
  readonly id: string;
  readonly revision: number;
  readonly document: unknown;
  readonly name: string;
  readonly verdict: Verdict;
  readonly points: number | null;
  readonly pointsLimit: number | null;
  readonly faction: { readonly slug: string; readonly name: string } | null;
  readonly release: { readonly label: string };
  readonly detachments: ReadonlyArray<{ readonly name: string }>;
  readonly units: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly models: number | null;
    readonly points: number | null;
    readonly warlord: boolean;
    readonly attachedTo: { readonly name: string } | null;
    readonly profiles: ReadonlyArray<{
      readonly name: string;
      readonly kind: string;
      readonly characteristics: ReadonlyArray<{ readonly name: string; readonly value: string }>;
    }>;
    readonly choices: ReadonlyArray<{
      readonly name: string;
      readonly count: number;
      readonly weapons: ReadonlyArray<{
        readonly name: string;
        readonly kind: string;
        readonly characteristics: ReadonlyArray<{ readonly name: string; readonly value: string }>;
      }>;
    }>;
    readonly findings: ReadonlyArray<{ readonly key: string | null; readonly message: string }>;
    readonly review: ReadonlyArray<{ readonly message: string }>;
  }>;
  readonly report: {
    readonly findings: ReadonlyArray<{ readonly key: string | null; readonly message: string }>;
    readonly review: ReadonlyArray<{ readonly message: string }>;
  };
  readonly suggestions: {
    readonly nodes: ReadonlyArray<{
      readonly kind: SuggestionKind;
      readonly name: string;
      readonly price: number | null;
      readonly withinBudget: boolean | null;
      readonly allowed: boolean;
      readonly intents: ReadonlyArray<{
        readonly addUnit: {
          readonly datasheet: string;
          readonly force: string | null;
          readonly models: number | null;
          readonly as: string | null;
        } | null;
        readonly resizeUnit: { readonly unit: string; readonly models: number } | null;
        readonly chooseOption: { readonly of: string; readonly option: string; readonly count: number } | null;
        readonly chooseEntry: { readonly unit: string; readonly entry: string; readonly chosen: boolean | null } | null;
        readonly attach: { readonly leader: string; readonly bodyguard: string } | null;
        readonly embark: { readonly unit: string; readonly transport: string } | null;
      }>;
    }>;
  } | null;
};

export class TypedDocumentString<TResult, TVariables> extends String implements DocumentTypeDecoration<TResult, TVariables> {
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const LineFragmentDoc = new TypedDocumentString(
  `
    fragment Line on Profile {
  name
  kind
  characteristics {
    name
    value
  }
}
    `,
  { fragmentName: 'Line' },
) as unknown as TypedDocumentString<LineFragment, unknown>;
export const ScreenFragmentDoc = new TypedDocumentString(
  `
    fragment Screen on Roster {
  id
  revision
  document
  name
  verdict
  points
  pointsLimit
  faction {
    slug
    name
  }
  release {
    label
  }
  detachments {
    name
  }
  units {
    id
    name
    models
    points
    warlord
    attachedTo {
      name
    }
    profiles {
      ...Line
    }
    choices {
      name
      count
      weapons {
        ...Line
      }
    }
    findings {
      key
      message
    }
    review {
      message
    }
  }
  report {
    findings {
      key
      message
    }
    review {
      message
    }
  }
  suggestions(first: 6) {
    nodes {
      kind
      name
      price
      withinBudget
      allowed
      intents {
        addUnit {
          datasheet
          force
          models
          as
        }
        resizeUnit {
          unit
          models
        }
        chooseOption {
          of
          option
          count
        }
        chooseEntry {
          unit
          entry
          chosen
        }
        attach {
          leader
          bodyguard
        }
        embark {
          unit
          transport
        }
      }
    }
  }
}
    fragment Line on Profile {
  name
  kind
  characteristics {
    name
    value
  }
}`,
  { fragmentName: 'Screen' },
) as unknown as TypedDocumentString<ScreenFragment, unknown>;
export const FactionsDocument = new TypedDocumentString(`
    query Factions {
  factions(first: 100) {
    nodes {
      slug
      name
    }
  }
}
    `) as unknown as TypedDocumentString<FactionsQuery, FactionsQueryVariables>;
export const DatasheetsOfDocument = new TypedDocumentString(`
    query DatasheetsOf($faction: String!, $after: String) {
  datasheets(filter: {faction: $faction}, first: 100, after: $after) {
    nodes {
      slug
      name
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<DatasheetsOfQuery, DatasheetsOfQueryVariables>;
export const CardDocument = new TypedDocumentString(`
    query Card($slug: String!) {
  datasheet(by: {slug: $slug}) {
    name
    role
    keywords
    factionKeywords
    models {
      name
      min
      max
    }
    profiles {
      name
      characteristics {
        name
        value
      }
    }
    invulnerableSaves {
      value
      against
      models {
        name
      }
    }
    weapons {
      name
      characteristics {
        name
        value
      }
      type
      options {
        name
        points
      }
    }
    abilities {
      kind
      name
      value
      text
      options {
        name
      }
    }
    points {
      minModels
      bySize {
        upTo
        points
      }
      byCopy {
        from
        points
      }
    }
    transport {
      models
      passengers {
        text
      }
    }
    leads {
      slug
      name
    }
    ledBy {
      slug
      name
    }
    release {
      label
    }
  }
}
    `) as unknown as TypedDocumentString<CardQuery, CardQueryVariables>;
export const RostersDocument = new TypedDocumentString(`
    query Rosters {
  rosters(first: 50) {
    nodes {
      id
      name
      points
    }
  }
}
    `) as unknown as TypedDocumentString<RostersQuery, RostersQueryVariables>;
export const RosterDocument = new TypedDocumentString(`
    query Roster($id: ID!) {
  roster(id: $id) {
    ...Screen
  }
}
    fragment Line on Profile {
  name
  kind
  characteristics {
    name
    value
  }
}
fragment Screen on Roster {
  id
  revision
  document
  name
  verdict
  points
  pointsLimit
  faction {
    slug
    name
  }
  release {
    label
  }
  detachments {
    name
  }
  units {
    id
    name
    models
    points
    warlord
    attachedTo {
      name
    }
    profiles {
      ...Line
    }
    choices {
      name
      count
      weapons {
        ...Line
      }
    }
    findings {
      key
      message
    }
    review {
      message
    }
  }
  report {
    findings {
      key
      message
    }
    review {
      message
    }
  }
  suggestions(first: 6) {
    nodes {
      kind
      name
      price
      withinBudget
      allowed
      intents {
        addUnit {
          datasheet
          force
          models
          as
        }
        resizeUnit {
          unit
          models
        }
        chooseOption {
          of
          option
          count
        }
        chooseEntry {
          unit
          entry
          chosen
        }
        attach {
          leader
          bodyguard
        }
        embark {
          unit
          transport
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<RosterQuery, RosterQueryVariables>;
export const EditRosterDocument = new TypedDocumentString(`
    mutation EditRoster($input: EditRosterInput!) {
  editRoster(input: $input) {
    roster {
      ...Screen
    }
    userErrors {
      code
      message
      path
    }
  }
}
    fragment Line on Profile {
  name
  kind
  characteristics {
    name
    value
  }
}
fragment Screen on Roster {
  id
  revision
  document
  name
  verdict
  points
  pointsLimit
  faction {
    slug
    name
  }
  release {
    label
  }
  detachments {
    name
  }
  units {
    id
    name
    models
    points
    warlord
    attachedTo {
      name
    }
    profiles {
      ...Line
    }
    choices {
      name
      count
      weapons {
        ...Line
      }
    }
    findings {
      key
      message
    }
    review {
      message
    }
  }
  report {
    findings {
      key
      message
    }
    review {
      message
    }
  }
  suggestions(first: 6) {
    nodes {
      kind
      name
      price
      withinBudget
      allowed
      intents {
        addUnit {
          datasheet
          force
          models
          as
        }
        resizeUnit {
          unit
          models
        }
        chooseOption {
          of
          option
          count
        }
        chooseEntry {
          unit
          entry
          chosen
        }
        attach {
          leader
          bodyguard
        }
        embark {
          unit
          transport
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<EditRosterMutation, EditRosterMutationVariables>;
export const UndoRosterDocument = new TypedDocumentString(`
    mutation UndoRoster($input: UndoRosterInput!) {
  undoRoster(input: $input) {
    roster {
      ...Screen
    }
    userErrors {
      code
      message
      path
    }
  }
}
    fragment Line on Profile {
  name
  kind
  characteristics {
    name
    value
  }
}
fragment Screen on Roster {
  id
  revision
  document
  name
  verdict
  points
  pointsLimit
  faction {
    slug
    name
  }
  release {
    label
  }
  detachments {
    name
  }
  units {
    id
    name
    models
    points
    warlord
    attachedTo {
      name
    }
    profiles {
      ...Line
    }
    choices {
      name
      count
      weapons {
        ...Line
      }
    }
    findings {
      key
      message
    }
    review {
      message
    }
  }
  report {
    findings {
      key
      message
    }
    review {
      message
    }
  }
  suggestions(first: 6) {
    nodes {
      kind
      name
      price
      withinBudget
      allowed
      intents {
        addUnit {
          datasheet
          force
          models
          as
        }
        resizeUnit {
          unit
          models
        }
        chooseOption {
          of
          option
          count
        }
        chooseEntry {
          unit
          entry
          chosen
        }
        attach {
          leader
          bodyguard
        }
        embark {
          unit
          transport
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<UndoRosterMutation, UndoRosterMutationVariables>;
