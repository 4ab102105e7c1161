import { Args, Context, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdministratorOnly } from '../../platform/access/access.decorator.js';
import { administrator } from '../../platform/access/viewer.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { ReleaseComparisonType } from './comparison.types.js';
import { DraftAdministration } from './draft-admin.service.js';
import {
  DiscardDraftInput,
  EditDraftInput,
  OpenDraftInput,
  PublishDraftInput,
  ReleaseChangeType,
  ReleasePayload,
  WithdrawReleaseInput,
} from './draft.types.js';

@Resolver()
export class DraftResolver {
  constructor(private readonly drafts: DraftAdministration) {}

  @AdministratorOnly()
  @Mutation(() => ReleasePayload, { description: 'Opens a draft that begins as a published release. Requires: administrator.' })
  openDraft(
    @Args('input', { description: 'What to open.' }) input: OpenDraftInput,
    @Context() { viewer }: RequestContext,
  ): Promise<ReleasePayload> {
    return this.drafts.open(input, administrator(viewer));
  }

  @AdministratorOnly()
  @Mutation(() => ReleasePayload, { description: 'Edits a draft: all of the edits, or none. Requires: administrator.' })
  editDraft(
    @Args('input', { description: 'The edits.' }) input: EditDraftInput,
    @Context() { viewer }: RequestContext,
  ): Promise<ReleasePayload> {
    return this.drafts.edit(input, administrator(viewer));
  }

  @AdministratorOnly()
  @Mutation(() => ReleasePayload, { description: 'Publishes a draft: from then on it never changes. Requires: administrator.' })
  publishDraft(
    @Args('input', { description: 'Which draft.' }) input: PublishDraftInput,
    @Context() { viewer }: RequestContext,
  ): Promise<ReleasePayload> {
    return this.drafts.publish(input, administrator(viewer));
  }

  @AdministratorOnly()
  @Mutation(() => ReleasePayload, { description: 'Throws a draft away. Requires: administrator.' })
  discardDraft(
    @Args('input', { description: 'Which draft.' }) input: DiscardDraftInput,
    @Context() { viewer }: RequestContext,
  ): Promise<ReleasePayload> {
    return this.drafts.discard(input, administrator(viewer));
  }

  @AdministratorOnly()
  @Mutation(() => ReleasePayload, {
    description:
      'Takes a published release out of force. It stays readable by its label, so that its verdicts can be reproduced. Requires: administrator.',
  })
  withdrawRelease(
    @Args('input', { description: 'Which release.' }) input: WithdrawReleaseInput,
    @Context() { viewer }: RequestContext,
  ): Promise<ReleasePayload> {
    return this.drafts.withdraw(input, administrator(viewer));
  }

  @AdministratorOnly()
  @Query(() => ReleaseComparisonType, {
    nullable: true,
    complexity: 500,
    description:
      'What a release has more, other and less than another; null when there is no such release, or nothing to compare it with. Requires: administrator.',
  })
  compareReleases(
    @Args('release', { type: () => ID, description: 'Opaque id of the release.' }) release: string,
    @Args('base', { type: () => ID, nullable: true, description: 'Opaque id of the other one; without it the one it is based on.' })
    base: string | null | undefined,
  ): Promise<ReleaseComparisonType | null> {
    return this.drafts.compare(release, base);
  }

  @AdministratorOnly()
  @Query(() => [ReleaseChangeType], {
    description: 'The edits of imported data that a release carries, in the order in which they apply. Requires: administrator.',
  })
  releaseChanges(
    @Args('release', { type: () => ID, description: 'Opaque id of the release.' }) release: string,
  ): Promise<readonly ReleaseChangeType[]> {
    return this.drafts.listChanges(release);
  }
}
