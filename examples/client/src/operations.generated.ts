// Written by `npm run client:types` from operations.graphql and the schema. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

/** A date, and an edition: selects the release of that edition in force on that date. */
export type AsOfInput = {
  /** The date. */
  readonly date: string;
  /** The edition; null for the edition of the list in a check, and elsewhere for the newest edition that has a release. */
  readonly edition?: Edition | null | undefined;
};

/** Attaches a Leader or Support to a Bodyguard unit (10th and 11th editions). */
export type AttachIntentInput = {
  /** The Bodyguard unit that the Leader joins: its id in the roster, or the name assigned by `as`. */
  readonly bodyguard: string;
  /** The Leader: its id in the roster, or the name assigned by `as`. */
  readonly leader: string;
};

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

/** A new, empty roster. */
export type CreateRosterInput = {
  /** The battle size that the roster is for. */
  readonly battleSize?: BattleSizeInput | null | undefined;
  /** Slugs or opaque ids of the detachments. */
  readonly detachments?: ReadonlyArray<string> | null | undefined;
  /** Slug or opaque id of the faction. */
  readonly faction: string;
  /** The name of the roster. */
  readonly name: string;
  /** The data release that the roster will stay on; for an edition, its release in force today. */
  readonly release?: ReleaseInput | null | undefined;
  /** Idempotency key of your choice: requests with it are applied only once. */
  readonly requestKey?: string | null | undefined;
  /** The amendments and house rules under which to judge the roster. */
  readonly rules?: SetAmendmentsIntentInput | null | undefined;
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

/** An edition of Warhammer 40,000. */
export type Edition =
  /** The 8th edition. */
  | 'E8'
  /** The 9th edition. */
  | 'E9'
  /** The 10th edition. */
  | 'E10'
  /** The 11th edition. */
  | 'E11';

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

/** Names a data release, in every argument and input. Exactly one field is given. If omitted: the release in force today, of the edition of the list in a check, and elsewhere of the newest edition that has a release. */
export type ReleaseInput =
  | {
      /** The newest published release of an edition that was in force on a date. */
      readonly asOf: AsOfInput;
      readonly edition?: never;
      readonly id?: never;
      readonly label?: never;
      readonly stated?: never;
    }
  | {
      readonly asOf?: never; /** The newest published release of this edition that is in force today. */
      readonly edition: Edition;
      readonly id?: never;
      readonly label?: never;
      readonly stated?: never;
    }
  | {
      readonly asOf?: never;
      readonly edition?: never; /** The release with this opaque id, even if it has been withdrawn. */
      readonly id: string;
      readonly label?: never;
      readonly stated?: never;
    }
  | {
      readonly asOf?: never;
      readonly edition?: never;
      readonly id?: never; /** The release with this label, even if it has been withdrawn. */
      readonly label: string;
      readonly stated?: never;
    }
  | {
      readonly asOf?: never;
      readonly edition?: never;
      readonly id?: never;
      readonly label?: never; /** True for the release to which the data version in the list is mapped (see `dataVersions`). Only where a list is judged; if its version is not mapped, the list needs review. */
      readonly stated: boolean;
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

/** Code of a review reason. */
export type ReviewCode =
  /** A name matches several entries: the candidates are listed, and none is assumed. */
  | 'AMBIGUOUS_NAME'
  /** The data release lacks information that a rule needs. */
  | 'DATA_GAP'
  /** Something that a complete roster must record is missing (only if completeness was checked). */
  | 'ITEM_MISSING'
  /** The list states no points limit, and exceeds the limit that was assumed. */
  | 'LIMIT_NOT_STATED'
  /** A rule that is not implemented yet could apply. */
  | 'RULE_NOT_MODELLED'
  /** Some lines of the list were not understood. */
  | 'UNPARSED_LINES'
  /** The text is not in a known list format. */
  | 'UNRECOGNISED_FORMAT'
  /** A name in the list is not in the data release. */
  | 'UNRESOLVED_NAME'
  /** A price or a rule depends on wargear that the list does not state. */
  | 'WARGEAR_NOT_STATED';

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

export type FactionsQueryVariables = Exact<{ [key: string]: never }>;

export type FactionsQuery = { readonly factions: { readonly nodes: ReadonlyArray<{ readonly slug: string; readonly name: string }> } };

export type DetachmentsOfQueryVariables = Exact<{
  faction: string;
  release?: ReleaseInput | null | undefined;
}>;

export type DetachmentsOfQuery = {
  readonly detachments: { readonly nodes: ReadonlyArray<{ readonly slug: string; readonly name: string }> };
};

export type ShopQueryVariables = Exact<{
  faction: string;
}>;

export type ShopQuery = {
  readonly detachments: { readonly nodes: ReadonlyArray<{ readonly slug: string }> };
  readonly datasheets: {
    readonly nodes: ReadonlyArray<{
      readonly slug: string;
      readonly keywords: ReadonlyArray<string>;
      readonly points: { readonly bySize: ReadonlyArray<{ readonly points: number }> };
    }>;
  };
};

export type CreateRosterMutationVariables = Exact<{
  input: CreateRosterInput;
}>;

export type CreateRosterMutation = {
  readonly createRoster: {
    readonly roster: {
      readonly id: string;
      readonly name: string;
      readonly revision: number;
      readonly points: number | null;
      readonly pointsLimit: number | null;
      readonly verdict: Verdict;
      readonly units: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
        readonly models: number | null;
        readonly points: number | null;
        readonly warlord: boolean;
      }>;
      readonly report: {
        readonly findings: ReadonlyArray<{
          readonly code: string;
          readonly severity: Severity;
          readonly message: string;
          readonly path: ReadonlyArray<string>;
        }>;
        readonly review: ReadonlyArray<{ readonly code: ReviewCode; readonly message: string }>;
      };
    } | null;
    readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode; readonly message: string; readonly path: ReadonlyArray<string> }>;
  };
};

export type WhatCanBeAddedQueryVariables = Exact<{
  roster: string;
  kinds?: ReadonlyArray<SuggestionKind> | SuggestionKind | null | undefined;
}>;

export type WhatCanBeAddedQuery = {
  readonly suggestions: {
    readonly nodes: ReadonlyArray<{
      readonly kind: SuggestionKind;
      readonly name: string;
      readonly price: number | null;
      readonly allowed: boolean;
      readonly withinBudget: boolean | null;
      readonly stillMissing: ReadonlyArray<{ readonly message: string }>;
      readonly doubts: ReadonlyArray<{ readonly message: string }>;
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

export type EditRosterMutationVariables = Exact<{
  input: EditRosterInput;
}>;

export type EditRosterMutation = {
  readonly editRoster: {
    readonly roster: {
      readonly id: string;
      readonly name: string;
      readonly revision: number;
      readonly points: number | null;
      readonly pointsLimit: number | null;
      readonly verdict: Verdict;
      readonly units: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
        readonly models: number | null;
        readonly points: number | null;
        readonly warlord: boolean;
      }>;
      readonly report: {
        readonly findings: ReadonlyArray<{
          readonly code: string;
          readonly severity: Severity;
          readonly message: string;
          readonly path: ReadonlyArray<string>;
        }>;
        readonly review: ReadonlyArray<{ readonly code: ReviewCode; readonly message: string }>;
      };
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
      readonly name: string;
      readonly revision: number;
      readonly points: number | null;
      readonly pointsLimit: number | null;
      readonly verdict: Verdict;
      readonly units: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
        readonly models: number | null;
        readonly points: number | null;
        readonly warlord: boolean;
      }>;
      readonly report: {
        readonly findings: ReadonlyArray<{
          readonly code: string;
          readonly severity: Severity;
          readonly message: string;
          readonly path: ReadonlyArray<string>;
        }>;
        readonly review: ReadonlyArray<{ readonly code: ReviewCode; readonly message: string }>;
      };
    } | null;
    readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode; readonly message: string; readonly path: ReadonlyArray<string> }>;
  };
};

export type RosterStateFragment = {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  readonly points: number | null;
  readonly pointsLimit: number | null;
  readonly verdict: Verdict;
  readonly units: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly models: number | null;
    readonly points: number | null;
    readonly warlord: boolean;
  }>;
  readonly report: {
    readonly findings: ReadonlyArray<{
      readonly code: string;
      readonly severity: Severity;
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly review: ReadonlyArray<{ readonly code: ReviewCode; readonly message: string }>;
  };
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
export const RosterStateFragmentDoc = new TypedDocumentString(
  `
    fragment RosterState on Roster {
  id
  name
  revision
  points
  pointsLimit
  verdict
  units {
    id
    name
    models
    points
    warlord
  }
  report {
    findings {
      code
      severity
      message
      path
    }
    review {
      code
      message
    }
  }
}
    `,
  { fragmentName: 'RosterState' },
) as unknown as TypedDocumentString<RosterStateFragment, unknown>;
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
export const DetachmentsOfDocument = new TypedDocumentString(`
    query DetachmentsOf($faction: String!, $release: ReleaseInput) {
  detachments(filter: {faction: $faction}, first: 100, release: $release) {
    nodes {
      slug
      name
    }
  }
}
    `) as unknown as TypedDocumentString<DetachmentsOfQuery, DetachmentsOfQueryVariables>;
export const ShopDocument = new TypedDocumentString(`
    query Shop($faction: String!) {
  detachments(filter: {faction: $faction}, first: 1) {
    nodes {
      slug
    }
  }
  datasheets(filter: {faction: $faction}, first: 100) {
    nodes {
      slug
      keywords
      points {
        bySize {
          points
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ShopQuery, ShopQueryVariables>;
export const CreateRosterDocument = new TypedDocumentString(`
    mutation CreateRoster($input: CreateRosterInput!) {
  createRoster(input: $input) {
    roster {
      ...RosterState
    }
    userErrors {
      code
      message
      path
    }
  }
}
    fragment RosterState on Roster {
  id
  name
  revision
  points
  pointsLimit
  verdict
  units {
    id
    name
    models
    points
    warlord
  }
  report {
    findings {
      code
      severity
      message
      path
    }
    review {
      code
      message
    }
  }
}`) as unknown as TypedDocumentString<CreateRosterMutation, CreateRosterMutationVariables>;
export const WhatCanBeAddedDocument = new TypedDocumentString(`
    query WhatCanBeAdded($roster: ID!, $kinds: [SuggestionKind!]) {
  suggestions(roster: $roster, kinds: $kinds, first: 100) {
    nodes {
      kind
      name
      price
      allowed
      withinBudget
      stillMissing {
        message
      }
      doubts {
        message
      }
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
    `) as unknown as TypedDocumentString<WhatCanBeAddedQuery, WhatCanBeAddedQueryVariables>;
export const EditRosterDocument = new TypedDocumentString(`
    mutation EditRoster($input: EditRosterInput!) {
  editRoster(input: $input) {
    roster {
      ...RosterState
    }
    userErrors {
      code
      message
      path
    }
  }
}
    fragment RosterState on Roster {
  id
  name
  revision
  points
  pointsLimit
  verdict
  units {
    id
    name
    models
    points
    warlord
  }
  report {
    findings {
      code
      severity
      message
      path
    }
    review {
      code
      message
    }
  }
}`) as unknown as TypedDocumentString<EditRosterMutation, EditRosterMutationVariables>;
export const UndoRosterDocument = new TypedDocumentString(`
    mutation UndoRoster($input: UndoRosterInput!) {
  undoRoster(input: $input) {
    roster {
      ...RosterState
    }
    userErrors {
      code
      message
      path
    }
  }
}
    fragment RosterState on Roster {
  id
  name
  revision
  points
  pointsLimit
  verdict
  units {
    id
    name
    models
    points
    warlord
  }
  report {
    findings {
      code
      severity
      message
      path
    }
    review {
      code
      message
    }
  }
}`) as unknown as TypedDocumentString<UndoRosterMutation, UndoRosterMutationVariables>;
