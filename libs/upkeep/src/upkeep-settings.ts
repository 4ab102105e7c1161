export interface UpkeepSettings {
  /** Months for which the audit log is kept. */
  readonly auditMonths: number;
}

export const UPKEEP_SETTINGS = Symbol('UPKEEP_SETTINGS');
