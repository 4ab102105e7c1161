import { enumOf } from '../platform/graphql/enum-of.js';

export const Edition = enumOf('Edition', 'An edition of Warhammer 40,000.', {
  E8: ['8e', 'The 8th edition.'],
  E9: ['9e', 'The 9th edition.'],
  E10: ['10e', 'The 10th edition.'],
  E11: ['11e', 'The 11th edition.'],
});

export const ReleaseStatusEnum = enumOf('ReleaseStatus', 'Status of a data release.', {
  DRAFT: ['draft', 'The release is being edited and is visible to administrators only.'],
  PUBLISHED: ['published', 'The release is in force from its effective date and never changes.'],
  WITHDRAWN: ['withdrawn', 'The release is no longer used unless it is selected by its label, so that verdicts can be reproduced.'],
});
