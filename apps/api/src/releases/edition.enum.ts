import { registerEnumType } from '@nestjs/graphql';
import type { EditionId } from '#muster/roster';
import type { ReleaseStatus } from '#muster/catalogue';

export const Edition = { E8: '8e', E9: '9e', E10: '10e', E11: '11e' } as const satisfies Record<string, EditionId>;

registerEnumType(Edition, {
  name: 'Edition',
  description: 'An edition of the game.',
  valuesMap: {
    E8: { description: 'The 8th edition.' },
    E9: { description: 'The 9th edition.' },
    E10: { description: 'The 10th edition.' },
    E11: { description: 'The 11th edition: its lists are read, its rules are not built yet.' },
  },
});

export const ReleaseStatusEnum = { DRAFT: 'draft', PUBLISHED: 'published', WITHDRAWN: 'withdrawn' } as const satisfies Record<
  string,
  ReleaseStatus
>;

registerEnumType(ReleaseStatusEnum, {
  name: 'ReleaseStatus',
  description: 'Where a data release stands.',
  valuesMap: {
    DRAFT: { description: 'Being edited; seen by administrators only.' },
    PUBLISHED: { description: 'In force from its effective date; never changes again.' },
    WITHDRAWN: { description: 'No longer chosen by itself. Still found by its label, so that verdicts stay reproducible.' },
  },
});
