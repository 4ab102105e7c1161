import type { MessageTable } from '#muster/messages';

/** Sentences for what reading a list can say, by code and message id. */
export const formatsMessages = {
  UNRECOGNISED_FORMAT: {
    unknownShape: 'The text has the shape of no list format that is known here.',
    noRosterFile: 'The file is no roster that can be read.',
    tooLarge: 'The text is too large for a list, so nothing of it was read.',
  },
  UNPARSED_LINES: {
    unreadElement: 'Line {{line}} of the file was not understood in full.',
    anotherList: 'From line {{line}} on another list begins, of which nothing was read. Check lists one by one, or all as a job.',
    unreadLine: 'Line {{line}} was not understood.',
    unknownVersion: 'The document is of a version that is not known here.',
    notText: '"{{place}}" is no well-formed text.',
    notNumber: '"{{place}}" is no number.',
    notYesOrNo: '"{{place}}" is neither true nor false.',
    notAmong: '"{{place}}" is none of the words that may stand there.',
    notList: '"{{place}}" is no list.',
    notObject: '"{{place}}" is no object.',
    unknownField: '"{{place}}" is a field that no roster has.',
    missingField: '"{{place}}" is missing.',
    notUnique: '"{{place}}" already names another unit.',
    tooDeep: '"{{place}}" lies too deep.',
    unitsDiffer: 'The list says that it has {{declared}} {{declared|one:unit|other:units}}; {{read}} {{read|one:was|other:were}} read.',
    enhancementMissing: 'The header states the enhancement "{{name}}"; no unit was read that has it.',
    bearerDiffers: 'The header states "{{name}}" for {{declared}}; it was read for {{read}}.',
    warlordMissing: 'The header states {{declared}} as Warlord; no unit was read that is.',
    warlordDiffers: 'The header states {{declared}} as Warlord; {{read}} was read as such.',
  },
  'text/too-large': {
    tooManyBytes: 'The text has more than {{limit}} {{limit|one:byte|other:bytes}}.',
    tooManyLines: 'The text has {{count}} {{count|one:line|other:lines}}; at most {{limit}} {{limit|one:is|other:are}} read.',
  },
  'text/line-too-long': {
    lineTooLong: 'Line {{line}} has more than {{limit}} {{limit|one:character|other:characters}} and was not read.',
  },
  'text/total-differs': {
    totalDiffers: 'The list states {{total}} {{total|one:point|other:points}} in all; the prices it states for its units come to {{sum}}.',
  },
  'text/power-level-differs': {
    powerLevelDiffers: 'The list states a Power Level of {{total}}; the Power Ratings it states for its units come to {{sum}}.',
  },
  'text/command-points-differ': {
    commandPointsDiffer: 'The list states {{left}} Command points left; what it states of them comes to {{sum}}.',
  },
  'text/not-written': {
    unitWithoutPoints: '{{unit}} has no points, and the format {{format}} prints them for every unit.',
    notReadable: 'Written in the format {{format}}, this roster would not be read as what it is.',
  },
} as const satisfies MessageTable;
