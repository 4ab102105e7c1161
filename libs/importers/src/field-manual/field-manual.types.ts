/** One army of a Munitorum Field Manual, as far as it can be compared with a release. */
export interface ManualArmy {
  readonly name: string;
  /** Name of the army whose units it shares. Null if it has only its own. */
  readonly parent: string | null;
  readonly detachments: readonly ManualDetachment[];
  readonly units: readonly ManualUnit[];
}

export interface ManualDetachment {
  readonly name: string;
  readonly detachmentPoints: number;
  readonly forceDisposition: string | null;
  readonly uniqueTag: string | null;
  readonly enhancements: readonly ManualEnhancement[];
}

export interface ManualEnhancement {
  /** Without the suffix of an Upgrade. */
  readonly name: string;
  readonly points: number;
  readonly isUpgrade: boolean;
  /** Names of the units that its bearer can be attached to in addition. */
  readonly attachTo: readonly string[];
}

export interface ManualUnit {
  readonly name: string;
  /** The heading above it, such as a part of the army. Null if it has none. */
  readonly group: string | null;
  readonly isLegends: boolean;
  /** How it is attached to other units: as their Leader or as a Support. Null if it cannot be attached. */
  readonly role: 'leader' | 'support' | null;
  /** The prices from a certain copy on, in order. */
  readonly tiers: readonly { readonly from: number; readonly sizes: readonly { readonly models: number; readonly points: number }[] }[];
  /** Wargear, and models that are added to the unit, with a price of their own. */
  readonly priced: readonly { readonly name: string; readonly points: number }[];
  /** Names of the units that it can be attached to. Null if it cannot be attached. */
  readonly attachTo: readonly string[] | null;
}
