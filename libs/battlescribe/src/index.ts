export * from './names.js';
export type * from './nodes.js';
export type { ForceState, RosterState, SelectionState } from './roster-state.js';
export { childrenOf, indexLinks, type Definition, type LinkIndex, type Placed } from './link-index.js';
export { compileGame, type CompiledCatalogue, type CompiledGame } from './evaluate/compile/compile.js';
export type { Known } from './evaluate/conditions/guard.js';
export {
  anyHidden,
  applies,
  conditionHolds,
  countIn,
  hiddenIn,
  modifiersOf,
  type AssumedRoster,
  type GuardedModifier,
  type ModifiablePart,
} from './evaluate/conditions/partial-evaluation.js';
export { detectDialect, type Dialect } from './evaluate/compile/dialect.js';
export { writtenMost, type OptionLimit } from './options/option-limits.js';
export { childOptions, optionView, rootOptions, type OptionView } from './options/option-view.js';
export { unitOptions, type UnitOptions } from './options/option-tree.js';
export type { OptionBounds, OptionInRoster, OptionInUnit } from './options/option-walk.js';
export { rosterOptions, type RosterOptionReader, type RosterOptions } from './options/roster-options.js';
export { defaultSelection, type NewId } from './building/default-selection.js';
export { readDataFile, readDataFileJson, readDataFileXml, type DataFileReading, type ReadOptions } from './read/read-data-file.js';
export type { ProseOwner, ProsePlace, ProseVisitor } from './read/prose.js';
export { isDataFile, readArchive } from './read/bytes/read-archive.js';
export { isJson, readRosterFile, readRosterJson, readRosterXml } from './read/roster/read-roster-file.js';
export type { RosterFile, RosterForce, RosterSelection, StatedCategory, StatedCost } from './read/roster/roster-file.js';
export { readMessages } from './read/read-messages.js';
export type { OpenedZip, ZipEntry } from './read/bytes/open-zip.js';
export { isZip, unzip, type UnzippedFile } from './read/bytes/unzip.js';
export { StringPool } from './read/bytes/string-pool.js';
export type {
  CostValue,
  EvaluatedCategory,
  EvaluatedForce,
  EvaluatedLimit,
  EvaluatedSelection,
  Evaluation,
  Finding,
  FindingKind,
  FindingOwner,
} from './evaluate/evaluation.types.js';
export { evaluate } from './evaluate/evaluate.js';
export { canonicalJson } from './read/parts/canonical-json.js';
export { setLate } from './read/parts/set-late.js';
export { checkFiles } from './read/check/check-files.js';
export type { SourceIndex, SourceMarks } from './read/check/source-index.js';
export {
  joinFile,
  joinLists,
  listsOf,
  placesOf,
  splitFile,
  type ChunkPlaces,
  type FileChunk,
  type FileParts,
  type KeptList,
  type ListParts,
} from './read/parts/split-file.js';
export type { EvaluatedProfile, EvaluatedRule, Information } from './evaluate/information.types.js';
export {
  addChildSelection,
  addForce,
  addRootSelection,
  createRoster,
  duplicateForce,
  duplicateSelection,
  removeForce,
  removeSelection,
  resizePerModel,
  resizeSelection,
  setCostLimit,
  type Edit,
  type NewForce,
} from './building/roster-edit.js';
export {
  findingDiagnostic,
  findingMessages,
  findingSaid,
  findingSentence,
  findingTable,
  type FindingMessageId,
} from './evaluate/findings/finding-messages.js';
export { battlescribeTranslations } from './translations.js';
export { rosterEvaluator, type RosterEvaluator } from './evaluate/roster-evaluator.js';
export { rosterFileOf } from './write/roster-file-of.js';
export { writeRosterFile } from './write/write-roster-file.js';
