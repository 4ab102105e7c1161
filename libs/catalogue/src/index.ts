export type { EditionId } from '#muster/roster';
export type * from './entries.js';
export { looseKey } from './resolve/names/name-key.js';
export { keywordKey, matches, matchesIfKnown, selectableKey, type KeywordExpression, type KeywordLookup } from './keywords.js';
export type { Dialect, Release, ReleaseStatus } from './release.js';
export type { Overlay, ReadModel, ReleaseData } from './release-data.js';
export type * from './declarations.js';
export type { Gap, ResolvedRoster, StatedFact } from './resolved-roster.js';
export type * from './resolved-unit.js';
export { indexRelease, type EntriesById, type IndexedRelease } from './resolve/indexed-release.js';
export type { BuiltRoster } from './resolve/built-roster.js';
export { catalogueMessages } from './resolve/resolve.messages.js';
export { catalogueTranslations } from './resolve/resolve.messages.fr.js';
export type { Resolution } from './resolve/resolution.js';
export { resolve, resolveBuilt } from './resolve/resolve.js';
export { togglesOf } from './resolve/toggles.js';
export { battleCourse } from './resolve/declared/declarations-of.js';
export { withDeclared, type DeclaredRoster } from './resolve/declared/with-declared.js';
export { unsurePrices } from './resolve/unsure-prices.js';
export { withEvaluation } from './resolve/with-evaluation.js';
export { withKeywordsByWarlord } from './resolve/any-warlord.js';
export { applyAuthoredOverlays } from './overlays/apply-authored-overlays.js';
export { applyEntryOverlays } from './overlays/apply-entry-overlays.js';
export { applyNodeOverlays } from './overlays/apply-node-overlays.js';
export { isPlainText } from './overlays/plain-text.js';
export { constraintField, isEntryField, isNodeField, overlayFault } from './overlays/overlay-fields.js';
export {
  clauseTokens,
  keywordVocabulary,
  parseWholeClause,
  plainText,
  readKeywordClause,
  resolveClause,
  type ClauseSyntax,
  type Vocabulary,
} from './keyword-clause.js';
