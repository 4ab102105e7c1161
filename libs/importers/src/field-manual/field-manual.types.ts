/** One army of a Munitorum Field Manual, as far as it can be compared with a release. */
export interface ManualArmy {
  readonly name: string;
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
}

export interface ManualUnit {
  readonly name: string;
  /** The prices from a certain copy on, in order. */
  readonly tiers: readonly { readonly from: number; readonly sizes: readonly { readonly models: number; readonly points: number }[] }[];
  /** Names of the units that it can be attached to. Null if it cannot be attached. */
  readonly attachTo: readonly string[] | null;
}
