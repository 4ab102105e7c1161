import { enumOf } from '../platform/graphql/enum-of.js';

export const Edition = enumOf('Edition', 'An edition of the game.', {
  E8: ['8e', 'The 8th edition.'],
  E9: ['9e', 'The 9th edition.'],
  E10: ['10e', 'The 10th edition.'],
  E11: ['11e', 'The 11th edition: its lists are read, its rules are not built yet.'],
});

export const ReleaseStatusEnum = enumOf('ReleaseStatus', 'Where a data release stands.', {
  DRAFT: ['draft', 'Being edited; seen by administrators only.'],
  PUBLISHED: ['published', 'In force from its effective date; never changes again.'],
  WITHDRAWN: ['withdrawn', 'No longer chosen by itself. Still found by its label, so that verdicts stay reproducible.'],
});
