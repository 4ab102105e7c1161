// Written by `npm run client:types` from operations.graphql and the schema. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A detachment of the army: one more (8th, 9th), or another in place of the one before (10th). */
export type AddDetachmentIntent = {
  /** A name by which later intents of this call can speak of what this one makes. */
  readonly as?: string | null | undefined;
  /** The detachment: its slug or opaque id. */
  readonly detachment: string;
  /** The faction it is of, by its slug or opaque id; null: the army's. */
  readonly faction?: string | null | undefined;
};

/** A unit to add. */
export type AddUnitIntent = {
  /** A name by which later intents of this call can speak of what this one makes. */
  readonly as?: string | null | undefined;
  /** The datasheet: its slug or opaque id. */
  readonly datasheet: string;
  /** The detachment it is added to, by its id in the roster; null: the first that offers it, or a new one for allies. */
  readonly detachment?: string | null | undefined;
  /** How many models; null: the smallest size. */
  readonly models?: number | null | undefined;
};

/** A day in an edition. */
export type AsOfInput = {
  /** The day, as YYYY-MM-DD. */
  readonly date: string;
  /** Of which edition. */
  readonly edition: Edition;
};

/** A Leader joins a Bodyguard unit (10th). */
export type AttachIntent = {
  /** The unit it joins. */
  readonly bodyguard: string;
  /** The Leader: its id in the roster, or the name that `as` gave it. */
  readonly leader: string;
};

/** How large a battle the roster is for. */
export type BattleSizeInput = {
  /** Points limit. */
  readonly limit: number;
  /** "Strike Force"; null: only the limit is agreed. */
  readonly name?: string | null | undefined;
};

/** An Enhancement, relic, Warlord Trait or psychic power for a unit. */
export type ChooseEntryIntent = {
  /** False takes it away; null: it is taken. */
  readonly chosen?: boolean | null | undefined;
  /** The Enhancement or army option: its slug or opaque id. */
  readonly entry: string;
  /** The unit: its id in the roster, or the name that `as` gave it earlier in this call. */
  readonly unit: string;
};

/** A keyword chosen for a unit, such as its Chapter (8th, 9th). */
export type ChooseKeywordIntent = {
  /** The choice; null: none. */
  readonly choice?: string | null | undefined;
  /** The keyword to be chosen, as printed: "<CHAPTER>". */
  readonly keyword: string;
  /** The unit: its id in the roster, or the name that `as` gave it earlier in this call. */
  readonly unit: string;
};

/** A choice of wargear, models or anything else that `RosterUnit.options` shows. */
export type ChooseOptionIntent = {
  /** How many of it there are to be; 0 takes it away. */
  readonly count: number;
  /** The selection or detachment that makes the choice: `of` of the option. */
  readonly of: string;
  /** The option: `option` as it is shown. */
  readonly option: string;
};

/** An empty roster. */
export type CreateRosterInput = {
  /** How large a battle it is for. */
  readonly battleSize?: BattleSizeInput | null | undefined;
  /** Its detachments: slugs or opaque ids. */
  readonly detachments?: ReadonlyArray<string> | null | undefined;
  /** The faction: its slug or opaque id. */
  readonly faction: string;
  /** Its name. */
  readonly name: string;
  /** Under which data release; an edition means its release in force today. It is kept as that release. */
  readonly release?: ReleaseSelector | null | undefined;
  /** A key of your own for this request: sent again with the same key, it is carried out once. */
  readonly requestKey?: string | null | undefined;
  /** By what it is judged beside the rules of its edition. */
  readonly rules?: SetAmendmentsIntent | null | undefined;
};

/** A unit to duplicate. */
export type DuplicateUnitIntent = {
  /** A name by which later intents of this call can speak of what this one makes. */
  readonly as?: string | null | undefined;
  /** The unit: its id in the roster, or the name that `as` gave it earlier in this call. */
  readonly unit: string;
};

/** Changes to a roster: all of them are made, or none. */
export type EditRosterInput = {
  /** The changes, in order; at most 100. */
  readonly intents: ReadonlyArray<RosterIntentInput>;
  /** A key of your own for this request: sent again with the same key, it is carried out once. */
  readonly requestKey?: string | null | undefined;
  /** The revision you have seen. Where it is no longer the last one, nothing is changed. */
  readonly revision: number;
  /** Opaque id of the roster. */
  readonly roster: string;
};

/** An edition of the game. */
export type Edition =
  /** The 8th edition. */
  | 'E8'
  /** The 9th edition. */
  | 'E9'
  /** The 10th edition. */
  | 'E10'
  /** The 11th edition: its lists are read, its rules are not built yet. */
  | 'E11';

/** A unit embarks. */
export type EmbarkIntent = {
  /** The transport. */
  readonly transport: string;
  /** The unit: its id in the roster, or the name that `as` gave it earlier in this call. */
  readonly unit: string;
};

/** A unit goes into Reserves. */
export type HoldIntent = {
  /** By what. */
  readonly how: ReservesHow;
  /** The unit: its id in the roster, or the name that `as` gave it earlier in this call. */
  readonly unit: string;
};

/** The house rules of an event: an amendment given with the check. Every line must do something, and none may touch a rule that another amendment of the check touches. */
export type HouseRulesInput = {
  /** Rules that it adds. */
  readonly add?: ReadonlyArray<RuleLineInput> | null | undefined;
  /** Id of the ruleset that it is for. Given, a list of another edition is refused. */
  readonly amends?: string | null | undefined;
  /** Who wrote it. */
  readonly author?: string | null | undefined;
  /** Names of datasheets, or keywords, of which no unit may be. */
  readonly banned?: ReadonlyArray<string> | null | undefined;
  /** How many units of some kind there may be. */
  readonly caps?: ReadonlyArray<UnitCapInput> | null | undefined;
  /** Rules of the edition that it changes: with other limits, or another weight. */
  readonly change?: ReadonlyArray<RuleLineInput> | null | undefined;
  /** Where the three above are printed: the document and section of the event. */
  readonly cites?: string | null | undefined;
  /** Ids of rules that it drops. */
  readonly drop?: ReadonlyArray<string> | null | undefined;
  /** Its id, as reports name it; `house-rules` where it is left out. */
  readonly id?: string | null | undefined;
  /** Whether datasheets of the Legends are allowed. Left out: as the edition says. */
  readonly legends?: boolean | null | undefined;
  /** What it is, for people. */
  readonly title: string;
  /** Its version; 1 where it is left out. */
  readonly version?: number | null | undefined;
};

/** A unit to move to another detachment. */
export type MoveUnitIntent = {
  /** The detachment it is to stand in, by its id in the roster. */
  readonly detachment: string;
  /** The unit: its id in the roster, or the name that `as` gave it earlier in this call. */
  readonly unit: string;
};

/** How an army is mustered (8th, 9th). */
export type Organisation =
  /** Every unit is in a detachment. */
  | 'BATTLE_FORGED'
  /** Any collection of units. */
  | 'UNBOUND';

/** Chooses a data release. Without it: the newest edition with a published release, and of that the one in force today. */
export type ReleaseSelector =
  | {
      /** The newest published release of the edition that was in force on a day. */
      readonly asOf: AsOfInput;
      readonly edition?: never;
      readonly label?: never;
    }
  | {
      readonly asOf?: never; /** The newest published release of this edition that is in force today. */
      readonly edition: Edition;
      readonly label?: never;
    }
  | {
      readonly asOf?: never;
      readonly edition?: never; /** The release of this label, also when it is withdrawn. */
      readonly label: string;
    };

/** A detachment to remove, with its units. */
export type RemoveDetachmentIntent = {
  /** Its id in the roster, or (10th) its slug or opaque id. */
  readonly detachment: string;
};

/** A new name of the roster. */
export type RenameIntent = {
  /** The name. */
  readonly name: string;
};

/** How a unit is in Reserves. */
export type ReservesHow =
  /** By the Deep Strike ability. */
  | 'DEEP_STRIKE'
  /** AIRCRAFT that left the table during the battle. */
  | 'LEFT_TABLE'
  /** By another rule of its own. */
  | 'OWN_RULE'
  /** In Strategic Reserves. */
  | 'STRATEGIC';

/** A new size of a unit. */
export type ResizeUnitIntent = {
  /** How many models it is to have. */
  readonly models: number;
  /** The unit: its id in the roster, or the name that `as` gave it earlier in this call. */
  readonly unit: string;
};

/** Why a human must look. */
export type ReviewCode =
  /** A name that several entries have: the candidates are named, none is guessed. */
  | 'AMBIGUOUS_NAME'
  /** The data lack what a rule needs. */
  | 'DATA_GAP'
  /** Something a complete roster must record is not there (only when completeness was asked for). */
  | 'ITEM_MISSING'
  /** The list is over a points limit that it does not state: the limit was assumed. */
  | 'LIMIT_NOT_STATED'
  /** A rule that is not built yet could apply. */
  | 'RULE_NOT_MODELLED'
  /** Lines that were not understood. */
  | 'UNPARSED_LINES'
  /** The text is in no format that is known. */
  | 'UNRECOGNISED_FORMAT'
  /** A name the release does not have. */
  | 'UNRESOLVED_NAME'
  /** A price or a rule depends on wargear that the list does not state. */
  | 'WARGEAR_NOT_STATED';

/** One small change that a player means. */
export type RosterIntentInput =
  | {
      /** Add a detachment, or change it (10th). */
      readonly addDetachment: AddDetachmentIntent;
      readonly addUnit?: never;
      readonly attach?: never;
      readonly chooseEntry?: never;
      readonly chooseKeyword?: never;
      readonly chooseOption?: never;
      readonly deploy?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly hold?: never;
      readonly moveUnit?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
      readonly setWarlord?: never;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never; /** Add a unit. */
      readonly addUnit: AddUnitIntent;
      readonly attach?: never;
      readonly chooseEntry?: never;
      readonly chooseKeyword?: never;
      readonly chooseOption?: never;
      readonly deploy?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly hold?: never;
      readonly moveUnit?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
      readonly setWarlord?: never;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never;
      readonly addUnit?: never; /** Attach a Leader. */
      readonly attach: AttachIntent;
      readonly chooseEntry?: never;
      readonly chooseKeyword?: never;
      readonly chooseOption?: never;
      readonly deploy?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly hold?: never;
      readonly moveUnit?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
      readonly setWarlord?: never;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never;
      readonly addUnit?: never;
      readonly attach?: never; /** Choose an Enhancement, relic, Warlord Trait or psychic power. */
      readonly chooseEntry: ChooseEntryIntent;
      readonly chooseKeyword?: never;
      readonly chooseOption?: never;
      readonly deploy?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly hold?: never;
      readonly moveUnit?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
      readonly setWarlord?: never;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never;
      readonly addUnit?: never;
      readonly attach?: never;
      readonly chooseEntry?: never; /** Choose a keyword. */
      readonly chooseKeyword: ChooseKeywordIntent;
      readonly chooseOption?: never;
      readonly deploy?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly hold?: never;
      readonly moveUnit?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
      readonly setWarlord?: never;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never;
      readonly addUnit?: never;
      readonly attach?: never;
      readonly chooseEntry?: never;
      readonly chooseKeyword?: never; /** Choose wargear, models, or any other option. */
      readonly chooseOption: ChooseOptionIntent;
      readonly deploy?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly hold?: never;
      readonly moveUnit?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
      readonly setWarlord?: never;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never;
      readonly addUnit?: never;
      readonly attach?: never;
      readonly chooseEntry?: never;
      readonly chooseKeyword?: never;
      readonly chooseOption?: never; /** Take a unit out of Reserves. */
      readonly deploy: UnitIntent;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly hold?: never;
      readonly moveUnit?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
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
      readonly deploy?: never; /** Detach a Leader. */
      readonly detach: UnitIntent;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly hold?: never;
      readonly moveUnit?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
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
      readonly deploy?: never;
      readonly detach?: never; /** Disembark a unit. */
      readonly disembark: UnitIntent;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly hold?: never;
      readonly moveUnit?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
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
      readonly deploy?: never;
      readonly detach?: never;
      readonly disembark?: never; /** Add a copy of a unit. */
      readonly duplicateUnit: DuplicateUnitIntent;
      readonly embark?: never;
      readonly hold?: never;
      readonly moveUnit?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
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
      readonly deploy?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never; /** Embark a unit. */
      readonly embark: EmbarkIntent;
      readonly hold?: never;
      readonly moveUnit?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
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
      readonly deploy?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never; /** Hold a unit in Reserves. */
      readonly hold: HoldIntent;
      readonly moveUnit?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
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
      readonly deploy?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly hold?: never; /** Move a unit to another detachment. */
      readonly moveUnit: MoveUnitIntent;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
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
      readonly deploy?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly hold?: never;
      readonly moveUnit?: never; /** Remove a detachment. */
      readonly removeDetachment: RemoveDetachmentIntent;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
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
      readonly deploy?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly hold?: never;
      readonly moveUnit?: never;
      readonly removeDetachment?: never; /** Remove a unit. */
      readonly removeUnit: UnitIntent;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
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
      readonly deploy?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly hold?: never;
      readonly moveUnit?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never; /** Rename the roster. */
      readonly rename: RenameIntent;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
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
      readonly deploy?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly hold?: never;
      readonly moveUnit?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never; /** Give a unit another size. */
      readonly resizeUnit: ResizeUnitIntent;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
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
      readonly deploy?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly hold?: never;
      readonly moveUnit?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never; /** Choose amendments and house rules. */
      readonly setAmendments: SetAmendmentsIntent;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
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
      readonly deploy?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly hold?: never;
      readonly moveUnit?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never; /** Set the battle size. */
      readonly setBattleSize: BattleSizeInput;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
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
      readonly deploy?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly hold?: never;
      readonly moveUnit?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never; /** Write notes. */
      readonly setNotes: SetNotesIntent;
      readonly setOrganisation?: never;
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
      readonly deploy?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly hold?: never;
      readonly moveUnit?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never; /** Say how the army is mustered. */
      readonly setOrganisation: SetOrganisationIntent;
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
      readonly deploy?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly hold?: never;
      readonly moveUnit?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never; /** Name the Warlord. */
      readonly setWarlord: SetWarlordIntent;
      readonly settle?: never;
    }
  | {
      readonly addDetachment?: never;
      readonly addUnit?: never;
      readonly attach?: never;
      readonly chooseEntry?: never;
      readonly chooseKeyword?: never;
      readonly chooseOption?: never;
      readonly deploy?: never;
      readonly detach?: never;
      readonly disembark?: never;
      readonly duplicateUnit?: never;
      readonly embark?: never;
      readonly hold?: never;
      readonly moveUnit?: never;
      readonly removeDetachment?: never;
      readonly removeUnit?: never;
      readonly rename?: never;
      readonly resizeUnit?: never;
      readonly setAmendments?: never;
      readonly setBattleSize?: never;
      readonly setNotes?: never;
      readonly setOrganisation?: never;
      readonly setWarlord?: never; /** Take what was not understood as settled. */
      readonly settle: SettleIntent;
    };

/** A line of house rules: a rule that is added, or changed. */
export type RuleLineInput = {
  /** Where it is printed. A changed rule keeps the edition's; an added one needs it. */
  readonly cites?: string | null | undefined;
  /** Of an added rule all its limits; of a changed one those that change. */
  readonly limits?: unknown;
  /** Id of the rule. Any rule of `rulesets` or `amendments` can be added where the edition does not have it. */
  readonly rule: string;
  /** What its errors weigh; as before, or ERROR, where it is left out. */
  readonly severity?: Severity | null | undefined;
};

/** By what the roster is judged beside the rules of its edition: in place of all that was set before. */
export type SetAmendmentsIntent = {
  /** Ids of amendments (see `amendments`). None: those of the mission pack that the roster itself names as its game type (8th, 9th), if any. */
  readonly amendments: ReadonlyArray<string>;
  /** An organiser's own rules; null: none. */
  readonly houseRules?: HouseRulesInput | null | undefined;
};

/** Words about the roster or one of its units. */
export type SetNotesIntent = {
  /** The words; null: none. */
  readonly notes?: string | null | undefined;
  /** The unit; null: the roster. */
  readonly unit?: string | null | undefined;
};

/** How the army is mustered (8th, 9th). */
export type SetOrganisationIntent = {
  /** How; null: not declared. */
  readonly organisation?: Organisation | null | undefined;
};

/** Which unit has the Warlord. */
export type SetWarlordIntent = {
  /** The unit: its id in the roster, or the name that `as` gave it earlier in this call. Null: none. */
  readonly unit?: string | null | undefined;
};

/** What was not understood when the roster was imported or moved, and is now as it is to be. */
export type SettleIntent = {
  /** The unit of which it was said; null: the list as a whole. */
  readonly unit?: string | null | undefined;
};

/** How much a finding weighs. */
export type Severity =
  /** Makes the list illegal. */
  | 'ERROR'
  /** Good to know; changes no verdict. */
  | 'INFO'
  /** Worth a look; changes no verdict. */
  | 'WARNING';

/** What may be added. */
export type SuggestionKind =
  /** An Enhancement, relic, Warlord Trait or psychic power of a unit. */
  | 'ENHANCEMENT'
  /** A Leader that joins a unit (10th): one of the roster, or one to be added. */
  | 'LEADER'
  /** More models of a unit. */
  | 'SIZE'
  /** A transport that units embark in: one of the roster, or one to be added. */
  | 'TRANSPORT'
  /** A unit. */
  | 'UNIT'
  /** Wargear of a unit. */
  | 'WARGEAR';

/** A roster to bring back to an earlier revision. */
export type UndoRosterInput = {
  /** A key of your own for this request: sent again with the same key, it is carried out once. */
  readonly requestKey?: string | null | undefined;
  /** The revision you have seen. Where it is no longer the last one, nothing is changed. */
  readonly revision: number;
  /** Opaque id of the roster. */
  readonly roster: string;
  /** The revision whose state it is to have again. */
  readonly to: number;
};

/** So many units of a datasheet, or with a keyword, at most. */
export type UnitCapInput = {
  /** At most so many; 0: none. */
  readonly most: number;
  /** Name of the datasheet, or keyword. */
  readonly of: string;
};

/** A unit by itself. */
export type UnitIntent = {
  /** The unit: its id in the roster, or the name that `as` gave it earlier in this call. */
  readonly unit: string;
};

/** What is wrong with what was sent. */
export type UserErrorCode =
  /** Two amendments touch the same rule. */
  | 'AMENDMENTS_CONFLICT'
  /** The amendment was written against other rules than those that judge the list. */
  | 'AMENDMENT_OF_OTHER_EDITION'
  /** Somebody changed the draft since it was read: read it again, and look whether the edit is still wanted. */
  | 'CONFLICT'
  /** An edit cannot be made so. */
  | 'INVALID_EDIT'
  /** A line of the house rules cannot be used, or does nothing. */
  | 'INVALID_HOUSE_RULES'
  /** The roster refers to something that is not in it. */
  | 'INVALID_ROSTER'
  /** Another release has this label. */
  | 'LABEL_TAKEN'
  /** There are as many as there may be. */
  | 'LIMIT_REACHED'
  /** A list has more bytes than one may have. */
  | 'LIST_TOO_LARGE'
  /** The account, or the key that asks, may not do this. */
  | 'NOT_ALLOWED'
  /** The job has not finished yet. */
  | 'NOT_FINISHED'
  /** There is nothing of that id, or it is not for you. */
  | 'NOT_FOUND'
  /** This installation has no folder to import from. */
  | 'NO_IMPORT_FOLDER'
  /** There is no list in what was given. */
  | 'NO_LISTS'
  /** Too many lists of other jobs wait; try again later. */
  | 'QUEUE_FULL'
  /** The data release is of another edition than the one given. */
  | 'RELEASE_OF_OTHER_EDITION'
  /** An earlier request with the same key had another body. Nothing was written. */
  | 'REQUEST_KEY_REUSED'
  /** A job takes no more than 1,000 lists. */
  | 'TOO_MANY_LISTS'
  /** There is no amendment so named. */
  | 'UNKNOWN_AMENDMENT'
  /** The rules of the edition have no battle size of this name. */
  | 'UNKNOWN_BATTLE_SIZE'
  /** There is no such job, or it has expired. */
  | 'UNKNOWN_JOB'
  /** There is no data release so named. */
  | 'UNKNOWN_RELEASE'
  /** The import folder has nothing of that name. */
  | 'UNKNOWN_SOURCE'
  /** A table has no column of lists, or cannot be read. */
  | 'UNREADABLE_CSV'
  /** A file is no text. */
  | 'UNREADABLE_TEXT'
  /** A zip is broken, encrypted, or unpacks to more than is taken. */
  | 'UNREADABLE_ZIP'
  /** All lists together are more than is taken at once. */
  | 'UPLOAD_TOO_LARGE'
  /** The release is published or withdrawn where a draft is needed, or a draft where a published one is; or the import has already ended. */
  | 'WRONG_STATUS';

/** What the check says of the list. */
export type Verdict =
  /** At least one error whose every fact was stated and understood. */
  | 'ILLEGAL'
  /** Nothing that was checked is wrong, and nothing is left for a human. */
  | 'LEGAL'
  /** A human must look: see `review`. */
  | 'NEEDS_REVIEW';

export type FactionsQueryVariables = Exact<{ [key: string]: never }>;

export type FactionsQuery = { readonly factions: { readonly nodes: ReadonlyArray<{ readonly slug: string; readonly name: string }> } };

export type DetachmentsOfQueryVariables = Exact<{
  faction: string;
  release?: ReleaseSelector | null | undefined;
}>;

export type DetachmentsOfQuery = {
  readonly detachments: { readonly nodes: ReadonlyArray<{ readonly slug: string; readonly name: string }> };
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
        readonly findings: ReadonlyArray<{ readonly code: string; readonly severity: Severity; readonly message: string }>;
        readonly review: ReadonlyArray<{ readonly code: ReviewCode; readonly message: string }>;
      };
    } | null;
    readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode; readonly message: string; readonly path: ReadonlyArray<string> }>;
  };
};

export type WhatCanBeAddedQueryVariables = Exact<{
  roster: string;
  kinds: ReadonlyArray<SuggestionKind> | SuggestionKind;
}>;

export type WhatCanBeAddedQuery = {
  readonly suggestions: {
    readonly nodes: ReadonlyArray<{
      readonly kind: SuggestionKind;
      readonly name: string;
      readonly datasheet: string | null;
      readonly price: number | null;
      readonly allowed: boolean;
      readonly withinBudget: boolean | null;
      readonly intents: unknown;
      readonly stillMissing: ReadonlyArray<{ readonly message: string }>;
      readonly doubts: ReadonlyArray<{ readonly message: string }>;
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
        readonly findings: ReadonlyArray<{ readonly code: string; readonly severity: Severity; readonly message: string }>;
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
        readonly findings: ReadonlyArray<{ readonly code: string; readonly severity: Severity; readonly message: string }>;
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
    readonly findings: ReadonlyArray<{ readonly code: string; readonly severity: Severity; readonly message: string }>;
    readonly review: ReadonlyArray<{ readonly code: ReviewCode; readonly message: string }>;
  };
};

export const RosterStateFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RosterState' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Roster' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'revision' } },
          { kind: 'Field', name: { kind: 'Name', value: 'points' } },
          { kind: 'Field', name: { kind: 'Name', value: 'pointsLimit' } },
          { kind: 'Field', name: { kind: 'Name', value: 'verdict' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'units' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'models' } },
                { kind: 'Field', name: { kind: 'Name', value: 'points' } },
                { kind: 'Field', name: { kind: 'Name', value: 'warlord' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'report' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'findings' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'severity' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'review' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RosterStateFragment, unknown>;
export const FactionsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Factions' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'factions' },
            arguments: [{ kind: 'Argument', name: { kind: 'Name', value: 'first' }, value: { kind: 'IntValue', value: '100' } }],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'nodes' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FactionsQuery, FactionsQueryVariables>;
export const DetachmentsOfDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'DetachmentsOf' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'faction' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'release' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'ReleaseSelector' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'detachments' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'faction' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'faction' } },
                    },
                  ],
                },
              },
              { kind: 'Argument', name: { kind: 'Name', value: 'first' }, value: { kind: 'IntValue', value: '100' } },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'release' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'release' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'nodes' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DetachmentsOfQuery, DetachmentsOfQueryVariables>;
export const CreateRosterDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'CreateRoster' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'CreateRosterInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createRoster' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'roster' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RosterState' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'userErrors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RosterState' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Roster' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'revision' } },
          { kind: 'Field', name: { kind: 'Name', value: 'points' } },
          { kind: 'Field', name: { kind: 'Name', value: 'pointsLimit' } },
          { kind: 'Field', name: { kind: 'Name', value: 'verdict' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'units' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'models' } },
                { kind: 'Field', name: { kind: 'Name', value: 'points' } },
                { kind: 'Field', name: { kind: 'Name', value: 'warlord' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'report' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'findings' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'severity' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'review' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CreateRosterMutation, CreateRosterMutationVariables>;
export const WhatCanBeAddedDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'WhatCanBeAdded' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'roster' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'kinds' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'SuggestionKind' } } },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'suggestions' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'roster' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'roster' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'kinds' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'kinds' } },
              },
              { kind: 'Argument', name: { kind: 'Name', value: 'first' }, value: { kind: 'IntValue', value: '100' } },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'nodes' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'datasheet' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'price' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'allowed' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'withinBudget' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'stillMissing' },
                        selectionSet: { kind: 'SelectionSet', selections: [{ kind: 'Field', name: { kind: 'Name', value: 'message' } }] },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'doubts' },
                        selectionSet: { kind: 'SelectionSet', selections: [{ kind: 'Field', name: { kind: 'Name', value: 'message' } }] },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'intents' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<WhatCanBeAddedQuery, WhatCanBeAddedQueryVariables>;
export const EditRosterDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'EditRoster' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'EditRosterInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'editRoster' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'roster' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RosterState' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'userErrors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RosterState' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Roster' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'revision' } },
          { kind: 'Field', name: { kind: 'Name', value: 'points' } },
          { kind: 'Field', name: { kind: 'Name', value: 'pointsLimit' } },
          { kind: 'Field', name: { kind: 'Name', value: 'verdict' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'units' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'models' } },
                { kind: 'Field', name: { kind: 'Name', value: 'points' } },
                { kind: 'Field', name: { kind: 'Name', value: 'warlord' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'report' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'findings' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'severity' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'review' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<EditRosterMutation, EditRosterMutationVariables>;
export const UndoRosterDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UndoRoster' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'UndoRosterInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'undoRoster' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'roster' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RosterState' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'userErrors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RosterState' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Roster' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'revision' } },
          { kind: 'Field', name: { kind: 'Name', value: 'points' } },
          { kind: 'Field', name: { kind: 'Name', value: 'pointsLimit' } },
          { kind: 'Field', name: { kind: 'Name', value: 'verdict' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'units' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'models' } },
                { kind: 'Field', name: { kind: 'Name', value: 'points' } },
                { kind: 'Field', name: { kind: 'Name', value: 'warlord' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'report' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'findings' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'severity' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'review' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UndoRosterMutation, UndoRosterMutationVariables>;
