import type { MessageTable } from '#muster/messages';

/** Messages about reading a list, by code and message id. */
export const formatsMessages = {
  UNRECOGNISED_FORMAT: {
    unknownShape: 'List format not recognised.',
    noRosterFile: 'This file is not a readable roster.',
    tooLarge: 'The text is too large for a list, so none of it was read.',
  },
  UNPARSED_LINES: {
    unreadElement: 'Line {{line}} of the file was not fully understood.',
    anotherList: 'A second list begins at line {{line}} and was not read. Check the lists one by one, or together as a job.',
    unreadLine: 'Line {{line}} was not understood.',
    unknownVersion: 'The version of this document is not supported.',
    notText: '"{{place}}" is not well-formed text.',
    notNumber: '"{{place}}" is not a number.',
    notYesOrNo: '"{{place}}" is neither true nor false.',
    notAmong: '"{{place}}" is not one of the allowed values.',
    notList: '"{{place}}" is not a list.',
    notObject: '"{{place}}" is not an object.',
    unknownField: '"{{place}}" is not a field of a roster.',
    missingField: '"{{place}}" is missing.',
    notUnique: '"{{place}}" is already used by another unit.',
    tooDeep: '"{{place}}" is nested too deeply.',
    unitsDiffer: 'The list states {{declared}} {{declared|one:unit|other:units}}, but {{read}} {{read|one:was|other:were}} read.',
    enhancementMissing: 'The header lists the enhancement "{{name}}", but no unit has it.',
    bearerDiffers: 'The header assigns "{{name}}" to {{declared}}, but the rest of the list assigns it to {{read}}.',
    warlordMissing: 'The header names {{declared}} as the Warlord, but no such Warlord was read.',
    warlordDiffers: 'The header names {{declared}} as the Warlord, but {{read}} was read as the Warlord.',
  },
  'text/too-large': {
    tooManyBytes: 'The text has more than {{limit}} {{limit|one:byte|other:bytes}}.',
    tooManyLines: 'The text has {{count}} {{count|one:line|other:lines}}; at most {{limit}} {{limit|one:is|other:are}} read.',
  },
  'text/line-too-long': {
    lineTooLong: 'Line {{line}} has more than {{limit}} {{limit|one:character|other:characters}} and was not read.',
  },
  'text/total-differs': {
    totalDiffers: 'The list states a total of {{total}} {{total|one:point|other:points}}, but the prices of its units add up to {{sum}}.',
  },
  'text/power-level-differs': {
    powerLevelDiffers: 'The list states a Power Level of {{total}}, but the Power Ratings of its units add up to {{sum}}.',
  },
  'text/command-points-differ': {
    commandPointsDiffer: 'The list states {{left}} Command points left, but the amounts it states add up to {{sum}}.',
  },
  'text/not-written': {
    unitWithoutPoints: '{{unit}} has no points, but the format {{format}} requires them for every unit.',
    notReadable: 'This roster cannot be written in the format {{format}} without being read back differently.',
  },
} as const satisfies MessageTable;
