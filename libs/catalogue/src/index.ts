export type { EditionId } from '@muster/roster';
export type * from './entries.js';
export { keywordKey, matches, type KeywordExpression } from './keywords.js';
export type { Dialect, Release, ReleaseStatus } from './release.js';
export type { Overlay, ReadModel, ReleaseData } from './release-data.js';
export type * from './declarations.js';
export type { Gap, ResolvedRoster, StatedFact } from './resolved-roster.js';
export type * from './resolved-unit.js';
