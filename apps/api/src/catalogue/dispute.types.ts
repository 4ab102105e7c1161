import { ObjectType } from '@nestjs/graphql';
import { outputOf } from '../platform/graphql/fields.js';

@ObjectType('DataDispute', { description: 'A value of an entry that a second source contradicts. It alone never makes a list illegal.' })
export class DataDisputeType extends outputOf({
  field: [String, 'Field of the entry whose value is contradicted, such as `points` or `detachmentPoints`.'],
  used: [String, 'Value of the field in this release, as text; empty if it has none.'],
  other: [String, 'Value of the field in the other source, as text; empty if it has none.'],
  source: [String, 'Name of the other source, such as "Field Manual 1.1".'],
}) {}
