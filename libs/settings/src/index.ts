export type { NamedKey } from './admin-keys.js';
export type { CorsPolicy } from './cors-policy.js';
export type { Allowance, Rates } from './rate-limits.js';
export { limitHeapGrowth } from './heap-growth.js';
export { InvalidSettings, readSettings } from './read-settings.js';
export { settingNotes, type SettingNote } from './setting.js';
export { API_SETTINGS, type LogLevel, SETTING_GROUPS, WORKER_SETTINGS } from './settings.js';
export type { Traces } from './traces.js';
export type { TokenIssuer } from './token-issuers.js';
