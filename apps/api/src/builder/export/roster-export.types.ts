import { ObjectType } from '@nestjs/graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { orNull, outputOf } from '../../platform/graphql/fields.js';

export const RosterExportFormat = enumOf('RosterExportFormat', 'The format of a roster export.', {
  APP: ['app', 'Text in the format of the official app.'],
  WTC_COMPACT: ['wtc-compact', 'Text in the WTC compact format, for team tournaments.'],
  MUSTER_JSON: ['muster-json', "Muster's own JSON format, which can represent everything in a roster."],
  ROS: ['ros', 'A BattleScribe roster file (.ros), which New Recruit can also read.'],
});

@ObjectType('RosterExport', { description: 'A roster exported as a list or file.' })
export class RosterExportType extends outputOf({
  text: orNull([String, 'The exported list, or the content of the file; null if the roster cannot be written in this format.']),
  fileName: [String, 'A suggested file name.'],
  mediaType: [String, 'The media type of the file.'],
  notCarried: [[String], 'Paths, within the roster, of the data that the export omits or alters: `units.1.models`, `declared.reserves`.'],
  faults: [[String], 'Why the roster cannot be written in this format; empty if it can.'],
}) {}
