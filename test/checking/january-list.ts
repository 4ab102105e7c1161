import { sampleList } from './sample-release.js';

/** A list of the sample with the prices of January, as its footer states. */
export const januaryList = [
  ['Dawn Watch (990', 'Dawn Watch (985'],
  ['Harbourmaster (110', 'Harbourmaster (100'],
  ['Quay (110', 'Quay (115'],
  ['Company (85', 'Company (90'],
  ['Company (165', 'Company (170'],
  ['Breakwater Guard (95', 'Breakwater Guard (90'],
  ['Dredger (190', 'Dredger (185'],
  ['Data Version: v2', 'Data Version: v1'],
].reduce((text, [july = '', before = '']) => text.replace(july, before), sampleList('tidewright-harbour-watch-legal'));
