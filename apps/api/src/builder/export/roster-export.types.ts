import { ObjectType } from '@nestjs/graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { orNull, outputOf } from '../../platform/graphql/fields.js';

export const RosterExportFormat = enumOf('RosterExportFormat', 'How a roster is written.', {
  APP: ['app', "Text in the shape of the official app's."],
  WTC_COMPACT: ['wtc-compact', 'Text as team tournaments want it.'],
  MUSTER_JSON: ['muster-json', 'JSON of our own, which carries everything that a list can say.'],
  ROS: ['ros', 'A BattleScribe roster file (.ros), which New Recruit reads too.'],
});

@ObjectType('RosterExport', { description: 'A roster written as a list or file.' })
export class RosterExportType extends outputOf({
  text: orNull([String, 'The list, or the content of the file; null: it cannot be written so.']),
  fileName: [String, 'A name for the file.'],
  mediaType: [String, 'Its media type.'],
  notCarried: [[String], 'What a reader will not find in it, or not as it is in the roster: `units.1.models`, `declared.reserves`.'],
  faults: [[String], 'Why it cannot be written so, for people; empty where it was.'],
}) {}
