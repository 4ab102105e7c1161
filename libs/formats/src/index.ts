export { decodeText } from './decode-text.js';
export { formatsMessages } from './formats.messages.js';
export { formatsTranslations } from './formats.messages.fr.js';
export type { Confidence, LineAccount, ListFormatSeen, ListReading, ListSource, UnderstoodAs } from './list-reading.js';
export { listCaps, readList } from './read-list.js';
export { splitLines } from './text/raw-lines.js';
export {
  beginsLikeRosterFile,
  looksLikeRosterFile,
  readRosterBytes,
  type RosterFileReading,
} from './battlescribe-roster/read-roster-bytes.js';
export { isDeclarations, isRosterUnit } from './muster-json/roster-shape.js';
export { rosterOfSelections } from './battlescribe-roster/roster-of-selections.js';
export { splitBlob, type SplitBlob, type SplitList } from './split/split-blob.js';
export { writeList, type WrittenFormat, type WrittenList } from './writing/write-list.js';
