export type { EditionId } from '@muster/roster';
export type * from './entries.js';
export { keywordKey, matches, type KeywordExpression } from './keywords.js';
export type { Dialect, Release, ReleaseStatus } from './release.js';
export type { Overlay, ReadModel, ReleaseData } from './release-data.js';
export type { Gap, ResolvedDetachment, ResolvedEnhancement, ResolvedRoster, ResolvedUnit, StatedFact } from './resolved-roster.js';
