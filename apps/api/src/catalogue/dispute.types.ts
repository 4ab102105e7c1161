import { ObjectType } from '@nestjs/graphql';
import { outputOf } from '../platform/graphql/fields.js';

@ObjectType('DataDispute', {
  description: 'A value of an entry that a second source contradicts. No list is illegal by such a value alone.',
})
export class DataDisputeType extends outputOf({
  field: [String, 'The field of the entry, such as `points` or `detachmentPoints`.'],
  used: [String, 'The value of this release, as text; empty if it has none.'],
  other: [String, 'The value of the other source, as text; empty if it has none.'],
  source: [String, 'The other source, such as "Field Manual 1.1".'],
}) {}
