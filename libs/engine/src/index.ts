export type { CheckQuestion, CheckRefusal, CheckReport, CheckSubject } from '#muster/checking';
export { check, type CheckAnswer, type CheckOptions, type NeedsData } from './check.js';
export { Checker, type CheckerOptions, type LoadFile } from './checker.js';
export { detect, type Detected } from './detect.js';
export { loadFaction, type FileSource } from './load-release.js';
export { LoadedRelease, type LoadedFaction } from './loaded-release.js';
export type { NeededData } from './needed-data.js';
