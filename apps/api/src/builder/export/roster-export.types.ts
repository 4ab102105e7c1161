import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { ExportFormat } from '#muster/builder';

export const RosterExportFormat = {
  APP: 'app',
  WTC_COMPACT: 'wtc-compact',
  MUSTER_JSON: 'muster-json',
  ROS: 'ros',
} as const satisfies Record<string, ExportFormat>;

registerEnumType(RosterExportFormat, {
  name: 'RosterExportFormat',
  description: 'How a roster is written.',
  valuesMap: {
    APP: { description: "Text in the shape of the official app's." },
    WTC_COMPACT: { description: 'Text as team tournaments want it.' },
    MUSTER_JSON: { description: 'JSON of our own, which carries everything that a list can say.' },
    ROS: { description: 'A BattleScribe roster file (.ros), which New Recruit reads too.' },
  },
});

@ObjectType('RosterExport', { description: 'A roster written as a list or file.' })
export class RosterExportType {
  @Field(() => String, { nullable: true, description: 'The list, or the content of the file; null: it cannot be written so.' })
  readonly text!: string | null;

  @Field(() => String, { description: 'A name for the file.' })
  readonly fileName!: string;

  @Field(() => String, { description: 'Its media type.' })
  readonly mediaType!: string;

  @Field(() => [String], {
    description: 'What a reader will not find in it, or not as it is in the roster: `units.1.models`, `declared.reserves`.',
  })
  readonly notCarried!: readonly string[];

  @Field(() => [String], { description: 'Why it cannot be written so, for people; empty where it was.' })
  readonly faults!: readonly string[];
}
