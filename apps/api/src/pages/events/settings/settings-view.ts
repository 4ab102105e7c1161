import type { FieldFaults } from '../../form/fields.js';
import type { SettingsAsked } from './settings-asked.js';
import type { SettingsOptions } from './settings-options.js';

/** The form with what is typed into it and what is wrong with that. */
export interface SettingsView {
  readonly asked: SettingsAsked;
  readonly options: SettingsOptions;
  readonly faults: FieldFaults;
  /** Whether the event has house rules that only the API can set. */
  readonly hasFurtherRules: boolean;
}
