export type { EditionId } from '#muster/roster';
export type * from './entries.js';
export type * from './transport-capacity.js';
export type * from './card/ability.types.js';
export type * from './card/wargear.types.js';
export type * from './card/unit-card.types.js';
export { unitCard, weaponInUse } from './card/unit-card.js';
export {
  abilityNumber,
  isCoreAbility,
  isSheetSection,
  needsNumber,
  printedAbility,
  readAbilityName,
  type AbilityName,
} from './card/ability-name.js';
export { exactKey, looseKey } from './names/name-key.js';
export { slugOf } from './names/slug.js';
export { valueNamed } from './names/value-named.js';
export { NameIndex, offeredAs, type Found, type Scope } from './names/name-index.js';
export { MeantNames, type Meant } from './names/meant-name.js';
export { ClosestNames, type Closest } from './names/closest-names.js';
export { NearNames } from './names/near-names.js';
export { splitJoinedNames } from './names/joined-names.js';
export { keywordKey, matches, matchesIfKnown, selectableKey, type KeywordExpression, type KeywordLookup } from './keywords.js';
export type { Dialect, Release, ReleaseStatus } from './release.js';
export type { Overlay, ReadModel, ReleaseData } from './release-data.js';
export { ALIAS_KINDS, isAliasKind, type Alias, type AliasKind } from './aliases/alias.js';
export { Aliases, NO_ALIASES } from './aliases/aliases.js';
export { withAliases } from './aliases/with-aliases.js';
export { priceListOf, type PriceList } from './price-list.js';
export { FACTION_FILE_FORMAT, readFactionFile, type FactionFile, type RecordedVersion } from './faction-file/faction-file.js';
export { factionFile, type Taught } from './faction-file/write-faction-file.js';
export { joinFactionFiles } from './faction-file/join-faction-files.js';
export { indexRelease, type EntriesById, type IndexedRelease } from './compiled/indexed-release.js';
export type { ChoicePath, ConfigurationIndex, StatedWay } from './compiled/configuration-index.js';
export { definitionIdOf, rootIdOf } from './compiled/definition-id.js';
export { entriesAmong, entriesIn, walkEntries } from './compiled/option-entries.js';
export { rememberedByContent } from './compiled/remembered-by-content.js';
export { remembered } from './compiled/remembered.js';
export { rememberedByName } from './names/remembered-by-name.js';
export { applyAuthoredOverlays } from './overlays/apply-authored-overlays.js';
export { applyEntryOverlays } from './overlays/apply-entry-overlays.js';
export { applyNodeOverlays } from './overlays/apply-node-overlays.js';
export { isPlainText } from './overlays/plain-text.js';
export { constraintField, isEntryField, isNodeField, overlayFault, priceTiersIn } from './overlays/overlay-fields.js';
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
